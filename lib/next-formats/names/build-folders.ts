/** Where `next build` writes the export: any other name of its output folder than its own makes it do so. */
export const EXPORT_FOLDER = '.export';

/** What the bundler keeps from one build to the next. */
export const BUNDLER_CACHE = '.next';

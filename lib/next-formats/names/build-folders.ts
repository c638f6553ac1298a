/** Where `next build` writes the export: any other name of its output folder than its own makes it do so. */
export const EXPORT_FOLDER = '.export';

/** Where `next build` writes what it compiles and the pages that it renders, before it exports them. */
export const COMPILED_FOLDER = '.next';

import { sharedByBundles } from '@/lib/config/next-formats/shared-by-bundles';

/**
 * The text of each page that is rendered, by path, for the document that has it. It never becomes data that a page would
 * carry.
 */
export const articleTexts = sharedByBundles('article-texts', () => new Map<string, string>());

import { sharedByBundles } from '@/lib/config/next-formats/shared-by-bundles';

/** How many pages a build renders at the same time, at most. */
const SIZE = 64;

/** The text of the pages that are being rendered, by path. It never becomes data that a page would carry. */
const texts = sharedByBundles('article-texts', () => new Map<string, string>());

/** Keeps the text of a page for the document that is rendered next. */
export function storeArticleText(path: string, html: string): void {
  texts.delete(path);
  texts.set(path, html);
  const [oldest] = texts.keys();
  if (texts.size > SIZE && oldest !== undefined) texts.delete(oldest);
}

/** Returns the text of a page that is being rendered. */
export const articleText = (path: string): string => texts.get(path) ?? '';

import { crawlerTags } from '../../lib/publish/crawler-tags';
import { keepHeadTags, type HeadTag } from '../../lib/next-formats/output/head-tags';

function isForBrowser({ attributes: { name, property } }: HeadTag): boolean {
  return ![name, property].some(
    (key) => typeof key === 'string' && crawlerTags.some((tag) => key.startsWith(tag)),
  );
}

/**
 * Removes from a payload, or from the data of a document, the tags of the head that no browser reads. Title, description,
 * canonical address, other languages and robots stay, which browsers and their extensions read of the page on screen.
 */
export function dropCrawlerTags(payload: string): string {
  return keepHeadTags(payload, isForBrowser);
}

import { keepHeadTags, type HeadTag } from '../../lib/next-formats/output/head-tags';

/** What a page says to crawlers and to sites that show a link to it, which load documents and no payloads. */
const FOR_CRAWLERS = /^(?:og:|article:|twitter:|docsearch:|docusaurus_|keywords$|generator$)/;

function isForBrowser({ attributes: { name, property } }: HeadTag): boolean {
  return ![name, property].some((key) => typeof key === 'string' && FOR_CRAWLERS.test(key));
}

/**
 * Removes from a payload the tags of the head that no browser reads. Title, description, canonical address, other languages and
 * robots stay, which browsers and their extensions read of the page on screen.
 */
export function dropCrawlerTags(payload: string): string {
  return keepHeadTags(payload, isForBrowser);
}

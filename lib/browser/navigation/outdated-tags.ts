import { crawlerTags } from '../../publish/crawler-tags';

const OUTDATED = crawlerTags.flatMap((name) => [`meta[name^="${name}"]`, `meta[property^="${name}"]`]).join();

/** Removes what the document said of its page to crawlers, once another page is on screen. */
export function removeOutdatedTags(): void {
  for (const tag of document.head.querySelectorAll(OUTDATED)) tag.remove();
}

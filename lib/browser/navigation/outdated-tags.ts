import { crawlerTags } from '../../publish/crawler-tags';

const OUTDATED = crawlerTags.flatMap((name) => [`meta[name^="${name}"]`, `meta[property^="${name}"]`]).join();

/** Removes the tags for crawlers once another page is on screen: they describe the page that the document was loaded for. */
export function removeOutdatedTags(): void {
  for (const tag of document.head.querySelectorAll(OUTDATED)) tag.remove();
}

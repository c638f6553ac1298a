import { rewriteTexts } from '../../lib/next-formats/output/flight-texts';

/** JSON-LD, which search engines read, and what a reader without scripts sees. */
const FOR_DOCUMENTS = /<script type="application\/ld\+json">[^<]*<\/script>|<noscript>[^]*?<\/noscript>/g;

/** Removes from the markup in a payload what only a loaded document needs: it is shown by a script, and crawlers never request it. */
export function dropDocumentMarkup(payload: string): string {
  return rewriteTexts(payload, (text) => text.replace(FOR_DOCUMENTS, ''));
}

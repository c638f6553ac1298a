import { rewriteTexts } from '../../lib/next-formats/output/flight-texts';

const DATA_BLOCK = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Removes JSON-LD from the markup in a payload, because search engines load documents and no payloads. */
export function dropDataBlocks(payload: string): string {
  return rewriteTexts(payload, (text) => text.replace(DATA_BLOCK, ''));
}

import { rewriteTexts } from '../../lib/next-formats/output/flight-texts';

const DATA_BLOCK = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Takes what search engines read out of the markup in a payload: they load documents. */
export function dropDataBlocks(payload: string): string {
  return rewriteTexts(payload, (text) => text.replace(DATA_BLOCK, ''));
}

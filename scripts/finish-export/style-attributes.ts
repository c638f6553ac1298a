import { rewriteTexts } from '../../lib/next-formats/output/flight-texts';

/** A tag with a style attribute; markup of the build escapes `<` and `>` in values, and quotes in text it may not. */
const STYLED_TAG = /(<[a-z][\w-]*(?:\s[^<>]*)?\s)style="([^"]*)"/gi;

const CHARACTER_REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(quot|amp|apos|lt|gt));/gi;
const namedCharacters: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  apos: "'",
  lt: '<',
  gt: '>',
};

const decode = (value: string) =>
  value.replace(CHARACTER_REFERENCE, (_, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return namedCharacters[(name as string).toLowerCase()] ?? '';
  });

/** The style attributes of a page's elements, as the browser reads them. */
export function styleAttributesOf(html: string): string[] {
  return [...html.matchAll(STYLED_TAG)].map((match) => decode(match[2] ?? ''));
}

/**
 * Renames the style attributes of the markup in a payload to `data-style`. The policy in force when a payload is shown
 * is that of the page visited first, which allows the style attributes of its own text alone; `applyStyle` sets
 * these styles through the CSSOM, which every policy allows.
 */
export function renameStyleAttributes(payload: string): string {
  return rewriteTexts(payload, (text) => text.replace(STYLED_TAG, '$1data-style="$2"'));
}

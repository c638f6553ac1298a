import localFont from 'next/font/local';

/*
 * The site's faces, cut down to what English pages need (`npm run assets` makes them); browsers fetch the accented letters
 * for pages that hold one. `fallback-faces.css` holds the place of each until it arrives.
 */

/** The face of the headings: Ysabeau Office bold. */
export const headingFont = localFont({
  src: '../fonts/ysabeau-office-700.woff2',
  weight: '700',
  variable: '--font-ysabeau',
  // The framework's own fallback has the widths of a regular face, and headings are bold.
  adjustFontFallback: false,
  // A preload would compete with the page for bandwidth.
  preload: false,
});

export const accentedHeadingFont = localFont({
  src: '../fonts/ysabeau-office-700-accented.woff2',
  weight: '700',
  variable: '--font-ysabeau-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-FF, U+152-153, U+178, U+1E9E' }],
});

/** The face of the text, Inter. `--font-text` names it once it is in the cache: lib/browser/text-face/text-face.ts. */
export const textFont = localFont({
  src: '../fonts/inter.woff2',
  weight: '400 700',
  variable: '--font-inter',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

export const accentedTextFont = localFont({
  src: '../fonts/inter-accented.woff2',
  weight: '400 700',
  variable: '--font-inter-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-FF, U+152-153, U+178, U+1E9E' }],
});

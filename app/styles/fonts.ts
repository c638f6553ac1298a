import localFont from 'next/font/local';

/*
 * The font of the headings: a subset of @fontsource/ysabeau-office with what English pages need. Browsers fetch the accented
 * letters for pages that contain one. `fallback-fonts.css` holds its place until it arrives. Text has the reader's own font.
 */

export const headingFont = localFont({
  src: '../fonts/ysabeau-office-700.woff2',
  weight: '700',
  variable: '--font-ysabeau',
  // The framework's own fallback has the widths of a regular font, and headings are bold.
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

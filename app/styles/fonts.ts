import localFont from 'next/font/local';

/**
 * The face of the headings: Ysabeau bold, cut down to what English headings need
 * (`npm run assets` makes it). `heading-fallback.css` holds its place until it arrives.
 */
export const headingFont = localFont({
  src: '../fonts/ysabeau-700.woff2',
  weight: '700',
  variable: '--font-ysabeau',
  // The framework's own fallback has the widths of a regular face, and headings are bold.
  adjustFontFallback: false,
  // A preload would compete with the page for bandwidth.
  preload: false,
});

/** Its accented letters, which a browser fetches for a heading that holds one. */
export const accentedHeadingFont = localFont({
  src: '../fonts/ysabeau-700-accented.woff2',
  weight: '700',
  variable: '--font-ysabeau-accented',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C0-FF, U+152-153, U+178, U+1E9E' }],
});

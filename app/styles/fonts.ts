import localFont from 'next/font/local';

/**
 * The face of the headings: Ysabeau bold, cut down to what English headings need
 * (`npm run assets` makes it). The fallback is scaled to its metrics, so nothing moves when it arrives.
 */
export const headingFont = localFont({
  src: '../fonts/ysabeau-700.woff2',
  weight: '700',
  variable: '--font-ysabeau',
  adjustFontFallback: 'Arial',
  // A preload would share the line with the page; the fallback holds its place until it is there.
  preload: false,
});

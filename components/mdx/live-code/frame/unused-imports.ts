/*
 * Replaces what libraries of the frame import and the frame does not use: the editor of react-live (a tenth of the frame),
 * because the page has one that keeps its place and lets the keyboard go, and the source maps of sucrase.
 */
export const Highlight = undefined;
export const themes = {};
export { Highlight as GenMapping, Highlight as maybeAddSegment, Highlight as toEncodedMap };

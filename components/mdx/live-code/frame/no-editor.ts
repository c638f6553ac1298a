/*
 * Replaces prism-react-renderer in the frame's bundle. react-live imports it for its own editor, which the frame
 * does not use: the page has one that keeps its place and lets the keyboard go. Saves a tenth of the frame.
 */
export const Highlight = undefined;
export const themes = {};

// The ids of the shell. They are here because no heading of a page may have one of them.

export const MENU_ID = 'menu';

/** The sidebar of the docs, which is a pane of that menu on a phone. */
export const SIDEBAR_ID = 'docs-sidebar';

/** The list of what a reader can do with a page. */
export const PAGE_MENU_ID = 'page-menu';

export const SKIP_LINK_ID = 'skip-link';

/** The content after the navbar; the target of the skip link. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

/** The heading of the footnotes, named by mdast-util-to-hast. */
export const FOOTNOTES_ID = 'footnote-label';

/** The hint of an editor, by the place of its sample in the page and its own in the sample. */
export const editorHintId = (sample: number, part: number) => `live-editor-hint-${sample}-${part}`;

/** A dropdown of the navbar. */
export const dropdownId = (side: string, index: number) => `dropdown-${side}-${index}`;

const fixed: readonly string[] = [MENU_ID, SIDEBAR_ID, PAGE_MENU_ID, SKIP_LINK_ID, CONTENT_ID, FOOTNOTES_ID];

/** Whether the shell, the parser for footnotes or a live editor has this id. */
export const isShellId = (id: string): boolean =>
  fixed.includes(id) || /^dropdown-[a-z]+-\d+$|^live-editor-hint-\d+-\d+$|^user-content-fn/.test(id);

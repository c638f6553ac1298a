/** How the text of a page is read: `md` as CommonMark, in which HTML is HTML, `mdx` as MDX. */
export type PageFormat = 'md' | 'mdx';

const ending = /\.(mdx?)$/;

/** Whether a file is a page, by its name. */
export function isPageFile(file: string): boolean {
  return ending.test(file);
}

/** How the text of a page's file is read. */
export function formatOf(file: string): PageFormat {
  return file.endsWith('.md') ? 'md' : 'mdx';
}

/** The name of a page's file without its ending. */
export function withoutEnding(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

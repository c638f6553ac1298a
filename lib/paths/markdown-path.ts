/** What the address of a page's Markdown ends with. */
export const MARKDOWN_SUFFIX = '.md';

/** The folder of the route that writes Markdown; its files are served beside the pages. */
export const MARKDOWN_FOLDER = 'markdown';

/** The media type of Markdown (RFC 7763). */
export const MARKDOWN_TYPE = 'text/markdown';

/** The path of a page's Markdown: `/docs/x` → `/docs/x.md`, `/docs/examples/` → `/docs/examples.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return `${path.replace(/\/+$/, '') || '/index'}${MARKDOWN_SUFFIX}`;
}

import type { DocPage } from './doc-page';

/** Returns the file of the export that holds a page, for example `docs/releases.html` for `/docs/releases/`. */
export function pageFile({ path }: Pick<DocPage, 'path'>): string {
  return `${path.replace(/\/+$/, '').slice(1)}.html`;
}

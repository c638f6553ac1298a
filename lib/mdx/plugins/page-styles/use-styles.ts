import type { VFile } from 'vfile';
import type { StyleName } from './style-files';

declare module 'vfile' {
  interface DataMap {
    /** The stylesheets that the page needs besides those of all pages. */
    pageStyles: Set<StyleName>;
  }
}

/** Notes that a page holds something that needs a stylesheet of its own. */
export function useStyles(file: VFile, name: StyleName): void {
  file.data.pageStyles = (file.data.pageStyles ?? new Set()).add(name);
}

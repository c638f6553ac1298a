import type { Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { publishedName, STYLES_FOLDER } from './style-files';

/** Links the stylesheets that the text needs, before it, so that it never shows without them. */
export function rehypePageStyles({ basePath }: { readonly basePath: string }) {
  return (tree: Root, file: VFile): void => {
    const links = [...(file.data.pageStyles ?? [])].map((name) =>
      h('link', { rel: 'stylesheet', href: `${basePath}/${STYLES_FOLDER}/${publishedName(name)}` }),
    );
    tree.children.unshift(...links);
  };
}

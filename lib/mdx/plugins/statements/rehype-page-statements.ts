import type { Root } from 'hast';
import type {} from 'mdast-util-mdxjs-esm';
import type { PageStatements } from './page-statements';

/** Begins the code of a page with its statements, which next-mdx-remote drops from the text. */
export function rehypePageStatements({ statements: { body } }: { readonly statements: PageStatements }) {
  return (tree: Root): void => {
    if (body.length === 0) return;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body: [...body], comments: [] } },
    });
  };
}

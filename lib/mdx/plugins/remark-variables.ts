import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

interface VariableOptions {
  /** The value of each name that code writes between two `%`; called only for names that are written. */
  readonly variables: Readonly<Record<string, () => string>>;
}

/** Puts the texts of variables into a piece of code; other words between two `%` stay. */
export function fillVariables(code: string, variables: VariableOptions['variables']): string {
  return code.replaceAll(/%([A-Z_]+)%/g, (written, name: string) => variables[name]?.() ?? written);
}

/**
 * Puts the URL of the site where code says `%SITE_URL%`, and so on, so that a command which fetches from the site
 * works wherever the site is deployed, and so in the URL of a link. Prose keeps the words: it can link instead.
 */
export function remarkVariables({ variables }: VariableOptions) {
  return (tree: Root) => {
    visit(tree, ['code', 'inlineCode', 'link', 'definition'], (node) => {
      if ('value' in node) node.value = fillVariables(node.value, variables);
      else if ('url' in node) node.url = fillVariables(node.url, variables);
    });
  };
}

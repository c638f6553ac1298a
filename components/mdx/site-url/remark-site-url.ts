import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const placeholder = /%SITE_URL%/g;

interface SiteUrlOptions {
  /** Origin and base path of the site, without a slash at its end. */
  readonly siteUrl: string;
}

/**
 * Puts the address of the site where code says `%SITE_URL%`, so that a command which fetches from the site works
 * wherever the site is deployed. Prose keeps the words: it can link instead.
 */
export function remarkSiteUrl({ siteUrl }: SiteUrlOptions) {
  return (tree: Root) => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      // A function, because `$` in a replacement text has a meaning of its own.
      if ('value' in node) node.value = node.value.replace(placeholder, () => siteUrl);
    });
  };
}

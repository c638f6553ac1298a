import { normalizePath } from '@/lib/config/paths/paths';

const TAG = /<(details|a)\b([^>]*)>|<\/details>|<\/li>|<li\b[^>]*>/g;

/** Where the tree's open categories begin: each `details` around the current link, and the one next to it. */
function currentPlaces(html: string, path: string): { link: number | undefined; details: Set<number> } {
  const stack: { tag: 'details' | 'li'; at: number }[] = [];
  let link: number | undefined;
  let ownItem: number | undefined;
  const details = new Set<number>();
  const wanted = normalizePath(path);
  for (const match of html.matchAll(TAG)) {
    const [text, name, attributes = ''] = match;
    if (text.startsWith('</')) stack.pop();
    else if (text.startsWith('<li')) stack.push({ tag: 'li', at: match.index });
    else if (name === 'details') {
      if (stack.at(-1)?.at === ownItem) details.add(match.index);
      stack.push({ tag: 'details', at: match.index });
    } else if (
      link === undefined &&
      normalizePath(/href="([^"]*)"/.exec(attributes)?.[1] ?? '#') === wanted
    ) {
      link = match.index;
      ownItem = stack.at(-1)?.at;
      for (const { tag, at } of stack) if (tag === 'details') details.add(at);
    }
  }
  return { link, details };
}

/**
 * Marks the link to `path` (with the base path, as links have it) in a sidebar's markup and opens the categories
 * around it, and those that start expanded. A pure step over the string, the same on the server and in the browser.
 */
export function markCurrent(html: string, path: string): string {
  const { link, details } = currentPlaces(html, path);
  return html.replace(TAG, (text: string, ...rest) => {
    const at = rest.at(-2) as number;
    if (at === link) return text.replace('<a', '<a aria-current="page"');
    const isOpen = text.startsWith('<details') && (details.has(at) || text.includes('data-open'));
    return isOpen ? text.replace('<details', '<details open=""') : text;
  });
}

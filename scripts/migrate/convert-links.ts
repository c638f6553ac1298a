import { codeFinder } from './code-ranges';
import { applyEdits, replaceOutside } from './edits';
import type { MigrationNotes } from './migration';

/** The addresses that pages had, by how links write them: in lower case, without slashes at the ends. */
export type ForeignRoutes = ReadonlyMap<string, string>;

const routeKey = (path: string) =>
  decodeURI(path)
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '');

/** An address as links may have written it, without what a host leaves out. */
function namesOf(path: string): string[] {
  const plain = path.replace(/\.(?:html|mdx?)$/i, '').replace(/\/index$/i, '/');
  const steps = plain.split('/').filter(Boolean);
  // The docs were below a folder of the site such as /docs or /learn, or below none.
  const isAnother = steps.length === 1 && !/^(?:docs|learn|guide)$/.test(steps[0] ?? '');
  return isAnother ? [plain] : [plain, steps.slice(1).join('/')];
}

/**
 * The new address of a link from the root of the old site; undefined for one that is not a page.
 * @param top the first folder of the page's path: that of a language, in which its links may count from there.
 */
export function newAddress(written: string, routes: ForeignRoutes, top = ''): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? [];
  const names = namesOf(path);
  for (const name of [...names, ...names.map((each) => `${top}/${each.replace(/^\//, '')}`)]) {
    try {
      const found = routes.get(routeKey(name));
      if (found !== undefined) return found + rest;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Links from the root of a site, in Markdown and in attributes. */
const rootLinks = /(?<=\]\(|\]:[^\S\n]+|\b(?:href|to|link|src)=["'])(\/(?!\/)[^\s)"'<>]*)/g;

/** Relative links to the HTML of a page, which VitePress and older sites write. */
const htmlLinks = /(?<=\]\()((?!https?:)[^\s)"'<>:]+?)\.html(?=[)#?\s])/g;

/** Links to files that are called `index` here. */
const indexLinks = /(?<=\]\([^\s)#]*)(?:README|Readme|readme|Index|INDEX)(?=\.mdx?[)#\s])/g;

/** Anchors in links, which hosts such as GitHub find in any case. */
const anchors = /(?<=\]\([^\s)]*|\]:[^\S\n]+[^\s)]*)#([^\s)"'<>]*[A-Z][^\s)"'<>]*)/g;

/** Ids that pages set themselves, in their own case. */
export function explicitIds(texts: readonly string[]): ReadonlySet<string> {
  const ids = /(?:\bid=["']|\bname=["']|\{#|\{\/\*\s*)([^"'}\s*]+)/g;
  return new Set(texts.flatMap((text) => [...text.matchAll(ids)].map(([, id = '']) => id)));
}

/**
 * Points links at the addresses that pages have now.
 * @param served files that are served as they are, by their paths from the root.
 */
export function convertLinks(
  text: string,
  routes: ForeignRoutes,
  ids: ReadonlySet<string>,
  notes: MigrationNotes,
  top = '',
  served: ReadonlySet<string> = new Set(),
): string {
  const isCode = codeFinder(text);
  /** The old site was below a folder of its host, such as /docs, which its addresses of files begin with. */
  const servedAddress = (written: string) => {
    const [, rest = ''] = /^\/[^/]+\/([^?#]+)/.exec(written) ?? [];
    return !served.has(written.slice(1)) && served.has(rest) ? `/${rest}` : undefined;
  };
  const edits = [
    ...replaceOutside(text, anchors, isCode, ([, id = '']) =>
      ids.has(id) ? undefined : `#${id.toLowerCase()}`,
    ),
    ...replaceOutside(
      text,
      rootLinks,
      isCode,
      ([, written = '']) => servedAddress(written) ?? newAddress(written, routes, top),
    ),
    ...replaceOutside(text, indexLinks, isCode, () => 'index'),
    ...replaceOutside(text, htmlLinks, isCode, ([, name = '']) => name),
  ];
  if (edits.length > 0) notes.count('links', edits.length);
  return applyEdits(text, edits);
}

/** The map of addresses, from pairs of what a page was and what it is. */
export function foreignRoutes(pairs: readonly (readonly [from: string, to: string])[]): ForeignRoutes {
  return new Map(pairs.map(([from, to]) => [routeKey(from), to]));
}

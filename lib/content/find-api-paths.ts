import GithubSlugger from 'github-slugger';
import { type ApiPaths, namesOfTable } from '../mdx/plugins/remark-api-table';
import type { DocPage } from './model/doc-page';
import { memoizeByObject } from './memoize-by-object';
import { readBody } from './source/read-sources';

/** A fence, a heading that is a name in code, or a table of the API: all that the search for names has to see of a text. */
const PLACES =
  /^(?:(?<fence>`{3,}|~{3,})|#{2,6} `<?(?<heading>[A-Za-z_$][\w$]*)>?`(?: \{#(?<id>[^}]+)\})? *$|<ApiTable\s[^>]*?\bof="(?<table>[^"]+)")/gm;

/** The names that a text documents, each with the id that leads there. */
function namesIn(body: string): [name: string, id: string][] {
  let fence: string | undefined;
  return [...body.matchAll(PLACES)].flatMap(({ groups = {} }): [string, string][] => {
    const { heading, id, table } = groups;
    if (groups.fence !== undefined) fence = fence === undefined ? groups.fence : undefined;
    else if (fence !== undefined) return [];
    if (heading !== undefined) return [[heading, id ?? new GithubSlugger().slug(heading)]];
    return table === undefined ? [] : namesOfTable(table).map((name) => [name, name]);
  });
}

const findPaths = memoizeByObject((pages: readonly DocPage[]): ReadonlyMap<string, ApiPaths> => {
  const versions = new Map<string, Map<string, string>>();
  const apiFirst = [...pages].sort(
    (one, other) => Number(other.sidebar === 'api') - Number(one.sidebar === 'api'),
  );
  const add = ({ version }: DocPage, name: string, path: string) => {
    const known = versions.get(version) ?? new Map<string, string>();
    if (!known.has(name)) known.set(name, path);
    versions.set(version, known);
  };
  for (const page of apiFirst) add(page, page.title, page.path);
  for (const page of apiFirst) {
    for (const [name, id] of namesIn(readBody(page))) add(page, name, `${page.path}#${id}`);
  }
  return new Map([...versions].map(([version, paths]) => [version, Object.fromEntries(paths)]));
});

/**
 * Where a version documents what the toolkit exports: on the page with its name as title, below a heading with its name,
 * or in a table. Pages of the API come before all others. The texts are not compiled for it, because compiling them needs
 * it.
 */
export function findApiPaths(pages: readonly DocPage[], version: string): ApiPaths {
  return findPaths(pages).get(version) ?? {};
}

import GithubSlugger from 'github-slugger';
import { groupBy } from '../config/diagnostics/group-by';
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
    // Only as many of the same characters end a fence, or more of them.
    if (groups.fence?.startsWith(fence ?? '')) fence = fence === undefined ? groups.fence : undefined;
    else if (fence !== undefined) return [];
    if (heading !== undefined) return [[heading, id ?? new GithubSlugger().slug(heading)]];
    return table === undefined ? [] : namesOfTable(table).map((name) => [name, name]);
  });
}

const findPaths = memoizeByObject((pages: readonly DocPage[]): ReadonlyMap<string, ApiPaths> => {
  const apiFirst = [...pages].sort(
    (one, other) => Number(other.sidebar === 'api') - Number(one.sidebar === 'api'),
  );
  const pathsOf = (own: readonly DocPage[]): ApiPaths => {
    // Of pages of the API alone, or each new page would have all others compiled again.
    const inApi = own.filter(({ sidebar }) => sidebar === 'api');
    const titles = inApi.map(({ title, path }): [string, string] => [title, path]);
    const places = own.flatMap((page) =>
      namesIn(readBody(page)).map(([name, id]): [string, string] => [name, `${page.path}#${id}`]),
    );
    // The first place of a name counts.
    return Object.fromEntries([...titles, ...places].reverse());
  };
  const versions = groupBy(apiFirst, ({ version }) => version);
  return new Map([...versions].map(([version, own]) => [version, pathsOf(own)]));
});

/**
 * Where a version documents what the toolkit exports: on the page of the API with its name as title, below a heading with
 * its name, or in a table. Pages of the API come before all others. Texts are read as written: compiling them needs it.
 */
export const findApiPaths = (pages: readonly DocPage[], version: string): ApiPaths =>
  findPaths(pages).get(version) ?? {};

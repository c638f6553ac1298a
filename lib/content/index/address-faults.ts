import { segmentFault, windowsFault } from '../../paths/path-segment';
import type { Fault } from '../../diagnostics/diagnostic';
import type { Source } from '../source/read-sources';
import { segmentsOf } from '../model/routes';
import type { PageRemark } from '../../diagnostics/diagnostic';

/** Bytes that hosts and browsers take of one address without trouble. */
const longestAddress = 1000;

interface Step {
  readonly segment: string;
  readonly from: 'slug' | 'name';
}

/** The steps of a page's address below its version, and what names each: the slug or the file's own path. */
function stepsOf({ id, frontmatter: { slug } }: Source): Step[] {
  const named = id.split('/').map((segment): Step => ({ segment, from: 'name' }));
  if (slug === undefined) return named;
  // A slash at the end stands for a page that is a folder's own.
  const own = slug.replace(/^\//, '').replace(/\/$/, '').split('/');
  const chosen = own.map((segment): Step => ({ segment, from: 'slug' }));
  return slug.startsWith('/') ? chosen : [...named.slice(0, -1), ...chosen];
}

function stepFault({ segment, from }: Step, isLast: boolean): string | undefined {
  // `x/index.html` is the file of `/x/`, whichever case a host tells apart.
  if (isLast && /^index$/i.test(segment) && (from === 'slug' || segment !== 'index'))
    return 'is the name of a folder’s own page';
  return segmentFault(segment);
}

/** What keeps a page from having the address that its file's name and its slug make. */
export function addressFaults(source: Source, url: string, docsPath: string): Fault[] {
  const { file, lines, frontmatter } = source;
  const { slug } = frontmatter;
  const ofSlug = { file, line: lines.slug };
  if (slug !== undefined && /^[a-z][a-z\d+.-]*:\/\//i.test(slug)) {
    const cure = `Write a path, for example '${new URL(slug, 'http://site').pathname}'.`;
    return [{ ...ofSlug, what: `slug: is "${slug}", a whole address.`, cure }];
  }
  if (segmentsOf(url, docsPath).length === 0) {
    const what = `has the address ${docsPath}, which leads to the main page.`;
    const cure = 'To begin the docs with this page, name it as docs.mainDoc in the configuration.';
    return slug === undefined
      ? [{ file, what: `The page ${what}`, cure: `Move it into a folder, or give it a slug. ${cure}` }]
      : [{ ...ofSlug, what: `slug: is "${slug}", so the page ${what}`, cure: `Write another slug. ${cure}` }];
  }
  const steps = stepsOf(source);
  const found = steps.flatMap((step, index): Fault[] => {
    const reason = stepFault(step, index === steps.length - 1);
    if (reason === undefined) return [];
    const { segment, from } = step;
    return from === 'slug'
      ? [
          {
            ...ofSlug,
            what: `slug: is "${slug}", in which "${segment}" ${reason}.`,
            cure: "Write the page's path, for example 'install', or '/guides/install' to count from the docs' root.",
          },
        ]
      : [
          {
            file,
            what: `A page cannot have this address: "${segment}" ${reason}.`,
            cure: 'Rename the file or folder, or give the page a slug that begins with "/".',
          },
        ];
  });
  if (found.length > 0) return found;
  const { length } = new TextEncoder().encode(url);
  if (length <= longestAddress) return [];
  const what = `The address of the page is ${length} bytes long, and ${longestAddress} are allowed.`;
  return [{ file, what, cure: 'Shorten the names of its folders, or give it a short slug.' }];
}

/** Names that keep the site or its source from lying on a Windows disk. */
export function windowsRemarks(source: Source): PageRemark[] {
  const segments = new Set([...source.id.split('/'), ...stepsOf(source).map(({ segment }) => segment)]);
  return [...segments].flatMap((segment) => {
    const reason = windowsFault(segment);
    if (reason === undefined) return [];
    const text = `cannot be kept on Windows: "${segment}" ${reason}. Give it another name.`;
    return [{ file: source.file, line: undefined, text }];
  });
}

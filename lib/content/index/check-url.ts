import { problemWithSegment } from '../../config/paths/path-segment';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import type { Source } from '../source/read-sources';
import { segmentsOf } from '../model/routes';

/** Bytes that hosts and browsers take of one URL without trouble. */
const longestUrl = 1000;

interface Step {
  readonly segment: string;
  readonly from: 'slug' | 'name';
}

/** The steps of a page's URL below its version, and what names each: the slug or the file's own path. */
function stepsOf({ id, frontmatter: { slug } }: Source): Step[] {
  const named = id.split('/').map((segment): Step => ({ segment, from: 'name' }));
  if (slug === undefined) return named;
  // A slash at the end stands for a page that is a folder's own.
  const own = slug.replace(/^\//, '').replace(/\/$/, '').split('/');
  const chosen = own.map((segment): Step => ({ segment, from: 'slug' }));
  return slug.startsWith('/') ? chosen : [...named.slice(0, -1), ...chosen];
}

function problemWithStep({ segment, from }: Step, isLast: boolean): string | undefined {
  // `x/index.html` is the file of `/x/`, even on a host that distinguishes upper and lower case.
  if (isLast && /^index$/i.test(segment) && (from === 'slug' || segment !== 'index'))
    return 'is the name of a folder’s own page';
  return problemWithSegment(segment);
}

/** What keeps a page from having the URL that its file's name and its slug make. */
export function checkUrl(source: Source, path: string, docsPath: string): Diagnostic[] {
  const { file, lines, frontmatter } = source;
  const { slug } = frontmatter;
  const ofSlug = { file, line: lines.slug };
  if (slug !== undefined && /^[a-z][a-z\d+.-]*:\/\//i.test(slug)) {
    const fix = `Write a path, for example '${new URL(slug, 'http://site').pathname}'.`;
    return [{ ...ofSlug, message: `slug: is "${slug}", a full URL.`, fix }];
  }
  if (segmentsOf(path, docsPath).length === 0) {
    const message = `has the URL ${docsPath}, which leads to the main page.`;
    const fix = 'To begin the docs with this page, name it as docs.mainDoc in the configuration.';
    return slug === undefined
      ? [{ file, message: `The page ${message}`, fix: `Move it into a folder, or give it a slug. ${fix}` }]
      : [
          {
            ...ofSlug,
            message: `slug: is "${slug}", so the page ${message}`,
            fix: `Write another slug. ${fix}`,
          },
        ];
  }
  const steps = stepsOf(source);
  const found = steps.flatMap((step, index): Diagnostic[] => {
    const reason = problemWithStep(step, index === steps.length - 1);
    if (reason === undefined) return [];
    const { segment, from } = step;
    return from === 'slug'
      ? [
          {
            ...ofSlug,
            message: `slug: is "${slug}", in which "${segment}" ${reason}.`,
            fix: "Write the page's path, for example 'install', or '/guides/install' to count from the docs' root.",
          },
        ]
      : [
          {
            file,
            message: `A page cannot have this URL: "${segment}" ${reason}.`,
            fix: 'Rename the file or folder, or give the page a slug that begins with "/".',
          },
        ];
  });
  if (found.length > 0) return found;
  const { length } = new TextEncoder().encode(path);
  if (length <= longestUrl) return [];
  const message = `The URL of the page is ${length} bytes long, and ${longestUrl} are allowed.`;
  return [{ file, message, fix: 'Shorten the names of its folders, or give it a short slug.' }];
}

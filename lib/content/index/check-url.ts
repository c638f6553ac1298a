import { DOCS_PATH } from '../../config/paths/paths';
import { problemWithSegment } from '../../config/paths/path-segment';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import type { Source } from '../source/read-sources';
import { segmentsOf } from '../model/routes';

/** The steps of a page's URL below its version: of its slug, and of the path of its file where the slug counts from there. */
function stepsOf({ id, frontmatter: { slug } }: Source): string[] {
  const named = id.split('/');
  if (slug === undefined) return named;
  // A slash at the end stands for a page that is a folder's own.
  const own = slug.replace(/^\//, '').replace(/\/$/, '').split('/');
  return slug.startsWith('/') ? own : [...named.slice(0, -1), ...own];
}

/** Why a page cannot have the URL that its file's name and its slug make, as the ends of sentences. */
function problemsWith(source: Source, path: string): string[] {
  if (segmentsOf(path).length === 0) return [`${DOCS_PATH} leads to docs.mainDoc of the configuration`];
  const steps = stepsOf(source);
  return steps.flatMap((segment, index) => {
    // `x/index.html` is the file of `/x/`, even on a host that distinguishes upper and lower case.
    const isIndex = index === steps.length - 1 && /^index$/i.test(segment);
    const isOwn = isIndex && (source.frontmatter.slug !== undefined || segment !== 'index');
    const reason = isOwn ? 'is the name of a folder’s own page' : problemWithSegment(segment);
    return reason === undefined ? [] : [`"${segment}" ${reason}`];
  });
}

/** What keeps a page from having the URL that its file's name and its slug make. */
export function checkUrl(source: Source, path: string): Diagnostic[] {
  const { file, lines, frontmatter } = source;
  const isNamed = frontmatter.slug === undefined;
  const fix = isNamed
    ? 'Rename the file or folder, or give the page a slug that begins with "/".'
    : "Write the page's path as its slug, for example 'install', or '/guides/install' to count from the docs' root.";
  return problemsWith(source, path).map((reason) => ({
    file,
    line: isNamed ? undefined : lines.slug,
    message: `A page cannot have this URL: ${reason}.`,
    fix,
  }));
}

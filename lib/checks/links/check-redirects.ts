import { leadsElsewhere, type WrittenRedirect } from '../../content/source/redirects';
import { type Diagnostic, placeOf } from '../../config/diagnostics/diagnostic';
import { problemWithSegment } from '../../config/paths/path-segment';
import { normalizePath } from '../../config/paths/paths';
import type { LinkChecker } from './link-checker';

/** What redirects are checked against. */
export interface RedirectContext {
  /** Decoded paths of all pages, routes and files. */
  readonly paths: readonly string[];
  readonly checker: Pick<LinkChecker, 'problemWith'>;
  /** Origin and base path, without a slash at its end. */
  readonly siteUrl: string;
}

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

function problemWithFrom(from: string): Problem | undefined {
  const fix = "Write the URL as it was, for example '/docs/old'.";
  for (const segment of from.slice(1).split('/')) {
    // Hosts read these two as a pattern.
    const sign = /[*:]/.exec(segment)?.[0];
    const reason = sign ? `holds "${sign}", which hosts read as a pattern` : problemWithSegment(segment);
    if (reason) return { message: `Nothing can redirect from ${from}: "${segment}" ${reason}.`, fix };
  }
  return undefined;
}

function problemWithTarget(
  redirect: WrittenRedirect,
  { checker, siteUrl }: RedirectContext,
): Problem | undefined {
  const { from, to } = redirect;
  if (`${to}/`.startsWith(`${siteUrl}/`)) {
    const message = `The redirect from ${from} leads to ${to}, a full URL of this site.`;
    return { message, fix: `Write '${to.slice(siteUrl.length) || '/'}'.` };
  }
  // Another redirect is a dead end too, whose fix says where that one leads.
  const problem = leadsElsewhere(redirect) ? undefined : checker.problemWith(to, to);
  return (
    problem && { message: `The redirect from ${from} is a dead end: ${problem.message}`, fix: problem.fix }
  );
}

/** What is wrong with redirects: dead ends, such as another redirect, pages that they would hide, and one URL twice. */
export function checkRedirects(
  redirects: readonly WrittenRedirect[],
  context: RedirectContext,
): Diagnostic[] {
  const pages = new Map(context.paths.map((path) => [normalizePath(path), path]));
  const byFrom = new Map<string, WrittenRedirect>();
  const problemWith = (redirect: WrittenRedirect): Problem | undefined => {
    const { from } = redirect;
    const key = normalizePath(from);
    const page = pages.get(key);
    if (page !== undefined) {
      const message = `The redirect from ${from} would hide the page ${page}.`;
      return { message, fix: 'Remove it, or give the page another URL.' };
    }
    const first = byFrom.get(key);
    if (first && first !== redirect) {
      const message = `A redirect from ${from} is already in ${placeOf(first)}.`;
      return { message, fix: 'Remove one of the two.' };
    }
    return problemWithFrom(from) ?? problemWithTarget(redirect, context);
  };
  for (const redirect of redirects) {
    const key = normalizePath(redirect.from);
    if (!byFrom.has(key)) byFrom.set(key, redirect);
  }
  return redirects.flatMap((redirect): Diagnostic[] => {
    const problem = problemWith(redirect);
    return problem ? [{ file: redirect.file, line: redirect.line, ...problem }] : [];
  });
}

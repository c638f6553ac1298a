import { existsSync } from 'node:fs';
import { z } from 'zod';
import { ContentError, type Diagnostic } from '../../config/diagnostics/diagnostic';
import { redirectFromSchema } from '../../config/paths/url-schema';
import { readModule } from '../../config/read-module';
import { isBelowPath } from '../../config/paths/paths';
import type { Source } from './read-sources';

const isTarget = (value: string) =>
  /^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?!\/)/.test(value) && !/[\s\\]$/.test(value);

const redirectSchema = z.strictObject({
  /** Decoded path without base path, e.g. `/docs/tutorial/old name`. */
  from: redirectFromSchema,
  /** A path of this site, with `?` and `#` if need be, or a full URL of another one. */
  to: z
    .string()
    .refine(isTarget)
    .describe("Write a path of this site, for example '/docs/new', or a full URL of another site."),
});

/** One entry of content/redirects.ts: a URL that a page had, and where its readers go now. */
export type Redirect = Readonly<z.output<typeof redirectSchema>>;

const redirectsSchema = z
  .array(redirectSchema)
  .describe("Write a list, for example [{ from: '/docs/old', to: '/docs/new' }].");

interface ReadRedirects {
  readonly redirects: readonly WrittenRedirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the redirects of a content folder's redirects.ts; a folder without that file has none. */
export async function readRedirects(file: string): Promise<ReadRedirects> {
  if (!existsSync(file)) return { redirects: [], diagnostics: [] };
  try {
    const { value, file: name, lineOf } = await readModule(file, redirectsSchema);
    const place = (index: number) => ({ file: name, line: lineOf([index, 'from']) });
    return { redirects: value.map((entry, index) => ({ ...entry, ...place(index) })), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { redirects: [], diagnostics: error.diagnostics };
  }
}

/**
 * The redirects that a page's `redirect_from` makes. A URL is written as the latest version has it; in another
 * version it counts from that version's path, so that a page keeps its frontmatter when a version is cut.
 * @param path the page's own, in its version.
 * @param docsPath path of the docs, below which all versions are.
 */
export function redirectsOfPage(
  { file, frontmatter, lines }: Pick<Source, 'file' | 'frontmatter' | 'lines'>,
  path: string,
  versionPath: string,
  docsPath: string,
): WrittenRedirect[] {
  // A URL outside of the docs can lead to one version only.
  const own = frontmatter.redirect_from.filter(
    (written) => versionPath === docsPath || isBelowPath(written, docsPath),
  );
  return own.map((written) => {
    const isMoved = !isBelowPath(written, versionPath) && isBelowPath(written, docsPath);
    const from = isMoved ? versionPath + written.slice(docsPath.length) : written;
    return { from, to: path, file, line: lines.redirect_from };
  });
}

/** A redirect and where it is written. */
export interface WrittenRedirect extends Redirect {
  readonly file: string;
  readonly line: number | undefined;
}

/** Whether a redirect leads to another site. */
export const leadsElsewhere = ({ to }: Pick<Redirect, 'to'>): boolean => /^https?:\/\//i.test(to);

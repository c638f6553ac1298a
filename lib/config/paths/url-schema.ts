import { z } from 'zod';
import { hasHandler, urlsIn } from './html-links';
import { canonicalPath, decodePath, isBlockedUrl, withoutEndSlash } from './paths';

/** One or more folders of plain letters, none of which leads up: `/preview/feature-x`. */
const plainFolders = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/;

function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(value)) return false;
  return URL.canParse(value) && !new URL(value).hostname.includes('..');
}

/** `http://` or `https://`, a host and maybe a port; given as browsers write it, with `ü` of a host name encoded. */
export const originSchema = z
  .string()
  .refine(isOrigin)
  .transform((value) => (isOrigin(value) ? new URL(value).origin : value))
  .describe(
    "Write the site's origin without a path, for example 'https://example.org'. A port is a number up to 65535.",
  );

/** A path of plain letters, without a slash at its end. */
export const plainPathSchema = z
  .string()
  .regex(plainFolders)
  .describe(
    "Write a path that begins with '/' and does not end with one, of letters, digits, '-', '_', '.' and '~', for example '/docs'.",
  );

/** A folder below another: no slash at its ends and no step that leads up or nowhere. */
export const folderSchema = z
  .string()
  .regex(/^(?!\.{1,2}(\/|$))[^/\\]+(\/(?!\.{1,2}(\/|$))[^/\\]+)*$/)
  .normalize()
  .describe("Write a folder without a slash at its ends and without '..', for example 'Components/Fields'.");

/** The path that the site is served below; the slash at its end may be left out. */
export const basePathSchema = z
  .string()
  .refine((value) => value === '/' || plainFolders.test(value.replace(/\/$/, '')))
  .describe(
    "Write a path that begins with '/', of letters, digits, '-', '_', '.' and '~', for example '/' or '/preview/'.",
  );

/** A URL that a page had: the path below the site's own, as links and address bars write it. Hosts read `*` and `:` as a pattern. */
export const redirectFromSchema = z
  .string()
  .refine((value) => !/%(?![\da-f]{2})/i.test(value) && /^(\/(?!\/)[^/?#*:]*)+$/.test(decodePath(value)))
  .transform((value) => withoutEndSlash(canonicalPath(decodePath(value))).normalize())
  .describe(
    "Write a path of this site without '?', '#', '*', ':', '//' and a lone '%', such as '/docs/old'.",
  );

const checkedText = (isAllowed: (text: string) => boolean, fix: string, minLength: number) =>
  z.string().trim().min(minLength).refine(isAllowed).describe(fix);

/** Where a link of the configuration leads; `fix` says what to write. */
export const linkTarget = (fix: string, minLength = 1) =>
  checkedText((url) => !isBlockedUrl(url), fix, minLength);

/** Markup of the configuration, of which a page's policy blocks handlers and links to scripts. */
export const markup = (minLength = 1) =>
  checkedText(
    (html) => !hasHandler(html) && !urlsIn(html).some(isBlockedUrl),
    'Write markup, without handlers such as onclick and without links to scripts, which browsers block.',
    minLength,
  );

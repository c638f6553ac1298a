import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadDefaultExport, ModuleError } from '../../config/load-module';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import { readBySchema } from '../../diagnostics/explain-schema';
import { keyLines } from '../../diagnostics/key-lines';
import { redirectFromSchema } from '../../paths/address-schema';
import type { WrittenRedirect } from './redirect';

const isTarget = (value: string) =>
  /^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?!\/)/.test(value) && !/[\s\\]$/.test(value);

const redirectSchema = z.strictObject({
  from: redirectFromSchema,
  to: z
    .string()
    .refine(isTarget)
    .describe("Write a path of this site, for example '/docs/new', or a whole address of another site."),
});

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
  const name = displayPath(file);
  try {
    const { value, diagnostics } = readBySchema(redirectsSchema, await loadDefaultExport(file));
    const lineOf = keyLines(readFileSync(file, 'utf8'));
    if (value) {
      const place = (index: number) => ({ file: name, line: lineOf([index, 'from']) });
      return { redirects: value.map((entry, index) => ({ ...entry, ...place(index) })), diagnostics: [] };
    }
    const found = diagnostics.map(({ key, path, message, fix }) => {
      return { file: name, line: lineOf(path), message: key ? `${key}: ${message}` : message, fix };
    });
    return { redirects: [], diagnostics: found };
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const { line, reason: message, fix } = error;
    return { redirects: [], diagnostics: [{ file: name, line, message, fix }] };
  }
}

import { existsSync } from 'node:fs';
import { z } from 'zod';
import { ContentError, type Diagnostic } from '../../diagnostics/diagnostic';
import { redirectFromSchema } from '../../paths/address-schema';
import { readModule } from '../source/read-module';
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
  try {
    const { value, file: name, lineOf } = await readModule(file, redirectsSchema);
    const place = (index: number) => ({ file: name, line: lineOf([index, 'from']) });
    return { redirects: value.map((entry, index) => ({ ...entry, ...place(index) })), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { redirects: [], diagnostics: error.diagnostics };
  }
}

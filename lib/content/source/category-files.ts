import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import { readBySchema } from '../../diagnostics/explain-schema';

const linkSchema = z
  .union([
    z.looseObject({ type: z.literal('doc'), id: z.string().min(1) }),
    z.looseObject({
      type: z.literal('generated-index'),
      title: z.string().optional(),
      description: z.string().optional(),
      slug: z.string().optional(),
    }),
  ])
  .nullable()
  .describe("Write { type: 'doc', id: '…' }, { type: 'generated-index' }, or null for no link.");

const categoryFileSchema = z.looseObject({
  label: z.string().trim().min(1).describe("Write the category's name.").optional(),
  position: z.number().describe('Write the place among its neighbours, for example 2.').optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  link: linkSchema.optional(),
});

/** What a `_category_.json` says of the category that its folder is. */
export interface CategoryFile extends Readonly<z.output<typeof categoryFileSchema>> {
  /** Folder below that of the version, as it is written. */
  readonly folderName: string;
  readonly version: string;
}

export const isCategoryFile = (file: string): boolean =>
  /^_category_\.(json|ya?ml)$/.test(path.basename(file));

/** Reads a `_category_.json` or `_category_.yml`; both are YAML. */
export function readCategoryFile(
  file: string,
  root: string,
  version: string,
): CategoryFile | { readonly diagnostics: Diagnostic[] } {
  const name = displayPath(file);
  let data: unknown;
  try {
    ({ data } = matter(`---\n${readFileSync(file, 'utf8').replaceAll('\t', '  ')}\n---\n`, {}));
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    return {
      diagnostics: [{ file: name, message: `It cannot be read: ${reason}.`, fix: 'Correct the syntax.' }],
    };
  }
  const { value, diagnostics } = readBySchema(categoryFileSchema, data);
  if (!value)
    return {
      diagnostics: diagnostics.map(({ key, message, fix }) => ({
        file: name,
        message: key ? `${key}: ${message}` : message,
        fix,
      })),
    };
  const folderName = path.relative(root, path.dirname(file)).split(path.sep).join('/');
  return { ...value, folderName, version };
}

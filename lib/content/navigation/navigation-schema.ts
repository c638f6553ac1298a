import { z } from 'zod';
import { folderSchema } from '../../paths/address-schema';
import type { ItemDeclaration } from './navigation';

const text = (fix: string) => z.string().trim().min(1).describe(fix);
const position = z.number().describe('Write the place among its neighbours, for example 2.');
const pageId = text("Write a page's id, for example 'api/Components/index'.").normalize();
const label = text('Write the words to show.');

const categorySchema = z.strictObject({
  label: text("Write the category's name."),
  folder: folderSchema,
  position,
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  page: pageId.optional(),
});

const href = text("Write an address, for example 'https://example.org' or '/apiDocs'.");

const anyFolder = z
  .union([z.literal('.'), folderSchema])
  .describe("Write a folder below the docs, for example 'guides', or '.' for all of them.");

const itemSchema: z.ZodType<ItemDeclaration> = z
  .lazy(() =>
    z.union([
      pageId,
      z.strictObject({ page: pageId, label: label.optional() }),
      z.strictObject({
        label,
        items: z.array(itemSchema),
        page: pageId.optional(),
        collapsible: z.boolean().optional(),
        collapsed: z.boolean().optional(),
      }),
      z.strictObject({ label, href }),
      z.strictObject({ folder: anyFolder }),
    ]),
  )
  .describe(
    "Write a page's id, { page, label }, { label, items }, { label, href } or { folder }, for example { label: 'Guides', items: ['guides/start'] }.",
  );

const sidebarSchema = z
  .strictObject({
    folder: anyFolder.optional(),
    folders: z.literal('categories').optional(),
    numberPrefixes: z.boolean().optional(),
    categories: z.array(categorySchema).optional(),
    links: z.array(z.strictObject({ label, href, position })).optional(),
    items: z.array(itemSchema).optional(),
  })
  .refine(({ folder, items }) => folder !== undefined || items !== undefined)
  .describe("Write at least its folder, for example { folder: 'tutorial' }.");

/** What a `navigation.ts` exports. */
export const navigationSchema = z.record(z.string().min(1), sidebarSchema);

import { z } from 'zod';
import { redirectFromSchema } from '../../config/paths/url-schema';

const headingLevel = z.int().min(2).max(6).describe('Write a heading level from 2 to 6.').optional();
const pageId = z
  .string()
  .min(1)
  .normalize()
  .nullable()
  .describe("Write a page's id, for example 'tutorial/types', or null.");

/** A day or a time of the calendar. */
const isoDate = z
  .preprocess(
    (value) => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value),
    z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]),
  )
  .transform((value) => new Date(value).toISOString())
  .describe('Write a day of the calendar as 2025-03-31.');

const authorSchema = z.union([
  z.string().trim().min(1),
  z.looseObject({ name: z.string().trim().min(1), url: z.url({ protocol: /^https?$/ }).optional() }),
]);

/** One value stands for a list of it. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema.transform((value) => [value]), z.array(schema)]);

/** What the frontmatter of a page may hold; see docs/compatibility.md#configuration-and-frontmatter. */
export const frontmatterSchema = z.strictObject({
  title: z.string().trim().min(1).describe("Write the page's heading, for example 'title: Installation'."),
  description: z
    .string()
    .trim()
    .min(1)
    .describe('Write what the page is about, in one sentence of 50–160 characters.'),
  id: z
    .string()
    .regex(/^[^/\\?#]+$/)
    .normalize()
    .describe("Write the last part of the page's id, without a slash, for example 'installation'.")
    .optional(),
  hide_title: z.boolean().default(false),
  sidebar_class_name: z.string().min(1).describe("Write the name of a class, for example 'new'.").optional(),
  date: isoDate.optional(),
  authors: listOf(authorSchema)
    .describe("Write a list of names, for example [Ada Lovelace], or of groups with 'name' and 'url'.")
    .default([]),
  related: z
    .array(z.string().trim().min(1))
    .describe("Write a list of ids of pages, for example ['tutorial/types'].")
    .default([]),
  sidebar_position: z.number().describe('Write the place among its neighbours, for example 2.').optional(),
  sidebar_label: z.string().min(1).describe('Write a short name for the sidebar.').optional(),
  pagination_label: z.string().min(1).describe('Write a name for the links of the neighbours.').optional(),
  pagination_prev: pageId.optional(),
  pagination_next: pageId.optional(),
  displayed_sidebar: z
    .string()
    .min(1)
    .nullable()
    .describe("Write a sidebar's id, or null for none.")
    .optional(),
  slug: z
    .string()
    .regex(/^[^\s?#\p{Cs}][^?#\p{Cs}]*$/u)
    .normalize()
    .describe("Write the page's path, for example 'install', or '/install' to count from the docs' root.")
    .optional(),
  redirect_from: z
    .array(redirectFromSchema)
    .describe('Write a list of the URLs that the page had, for example [/docs/old].')
    .default([]),
  keywords: z.array(z.string().min(1)).describe('Write a list, for example [schema, form].').default([]),
  image: z.string().min(1).describe("Write the picture's path, for example '/img/types.png'.").optional(),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  hide_table_of_contents: z.boolean().default(false),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  custom_edit_url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('Write a full URL, or null for no link.')
    .optional(),
  last_update: z.strictObject({ date: isoDate.optional(), author: z.string().min(1).optional() }).optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;

import { z } from 'zod';
import { folderSchema, linkTarget } from '../../config/paths/url-schema';

const label = z.string().trim().min(1).describe('Write the words to show.');

/** Place among its siblings; pages use `sidebar_position` on the same scale. */
const position = z.number().describe('Write the place among its neighbors, for example 2.').optional();

/** The settings of a folder in `navigation.ts`; without any, the folder is a category of its sidebar too. */
const categorySchema = z.strictObject({
  /** Folder below the sidebar's own, e.g. `Components/Fields`. */
  folder: folderSchema,
  /** Default: the `sidebar_label` of the folder's `index.mdx`, else the folder's name. */
  label: label.optional(),
  /** Default: that of the folder's `index.mdx`, else behind everything with a position. */
  position,
  collapsible: z.boolean().optional(),
  /** Whether it is closed at first. Default: true. */
  collapsed: z.boolean().optional(),
});

/** A link of a sidebar that leads out of the docs. */
const linkSchema = z.strictObject({
  label,
  href: linkTarget("Write a URL or a path, for example 'https://example.org' or '/apiDocs'."),
  position,
});

const sidebarSchema = z
  .strictObject({
    /** Folder below `content/docs`. Each folder in it is a category, and its `index.mdx` is the category's page. */
    folder: folderSchema,
    categories: z.array(categorySchema).optional(),
    links: z.array(linkSchema).optional(),
  })
  .describe("Write at least its folder, for example { folder: 'tutorial' }.");

export const navigationSchema = z
  .record(z.string().min(1), sidebarSchema)
  .describe("Write each sidebar under its id, for example { guides: { folder: 'guides' } }.")
  .superRefine((sidebars, context) => {
    const folders = Object.values(sidebars).map(({ folder }) => folder);
    Object.keys(sidebars).forEach((id, index) => {
      if (folders.indexOf(folders[index]!) === index) return;
      const message = `is "${folders[index]}", which another sidebar has.\nWrite a folder of its own, or remove the sidebar.`;
      context.addIssue({ code: 'custom', path: [id, 'folder'], message });
    });
  });

export type SidebarDeclaration = z.output<typeof sidebarSchema>;

/** The export of `content/navigation.ts`: sidebars of any names. */
export type Navigation = Readonly<Record<string, SidebarDeclaration>>;

import { z } from 'zod';
import { headingLevels, text } from '../../config/schema';
import { admonitionLooks } from '../../translations/admonition-types';

const noProps = z.strictObject({});
const texts = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.string().optional()]));
/** For components whose props plugins write. */
const anyProps = z.looseObject({});

/**
 * The props of every component that a page may name, for the check that reports unknown names and wrong props before
 * anything is rendered. TypeScript requires the component of each in `mdx-components.tsx`.
 */
const componentProps = {
  Admonition: z.strictObject({
    type: text('Write type="note", or begin the text with ":::note".'),
    label: text('Write label="…" with the title as plain text.'),
  }),
  AdmonitionTitle: noProps,
  ApiSignature: anyProps,
  Badge: z.strictObject({ tone: z.enum(Object.values(admonitionLooks)).optional() }),
  Card: z.strictObject({
    title: text('Write title="…" with the name of the page that the card leads to.'),
    href: text('Write href="…" with the page that the card leads to, for example "../types.mdx".'),
    items: z.int().min(0).describe('Write the number of pages behind the card, for example {3}.').optional(),
    picture: z
      .strictObject({ light: z.string(), dark: z.string() })
      .describe('Write picture={{ light: "/img/a-light.webp", dark: "/img/a-dark.webp" }}.')
      .optional(),
  }),
  CardGrid: noProps,
  CodeBlock: anyProps,
  Details: z.strictObject({
    summary: text('Write summary="…" with the words that are shown while it is closed.').optional(),
    open: z.boolean().describe('Write "open" alone.').optional(),
    ...texts('id', 'name', 'lang', 'className'),
    style: z.looseObject({}).optional(),
  }),
  Figure: z.strictObject({
    alt: text('Write alt="…" with what a reader should take from the drawing.'),
    caption: text('Write caption="…" with the words below the drawing.').optional(),
  }),
  LiveCode: anyProps,
  PropTable: z.strictObject({
    rows: z.array(z.looseObject({ name: z.string() })).describe('Write rows={[{ name: "…" }]}.'),
  }),
  Steps: noProps,
  TabItem: z.strictObject({
    ...texts('value', 'label'),
    default: z.boolean().describe('Write "default" alone.').optional(),
  }),
  Tabs: z.strictObject({
    groupId: text('Write groupId="…" with a name that groups share.').optional(),
    queryString: z
      .union([z.boolean(), z.string()])
      .describe('Write "queryString" alone, or queryString="name".')
      .optional(),
    defaultValue: z
      .string()
      .nullable()
      .describe('Write defaultValue="…" with the value of a tab, or defaultValue={null}.')
      .optional(),
  }),
} satisfies Record<string, z.ZodObject>;

export type ComponentName = keyof typeof componentProps;

/** The same of every name that a page can use, with those that a plugin replaces. */
export const elementProps: Readonly<Record<string, z.ZodObject>> = {
  ...componentProps,
  ApiTable: z.strictObject(texts('of', 'without')),
  SchemaSupport: z.strictObject(texts('of')),
  TOCInline: headingLevels,
};

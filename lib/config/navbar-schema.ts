import { z } from 'zod';
import type { LabelKey } from '../translations/labels';
import { linkTarget, markup } from './paths/url-schema';

const placed = {
  position: z.enum(['left', 'right']).describe("Write 'left' or 'right'.").default('left'),
  className: z.string().optional(),
};

const link = {
  label: z.string().min(1).describe("Write the words to show, for example 'Releases'.").optional(),
  to: linkTarget("Write a path of this site, for example '/apiDocs'.").optional(),
  href: linkTarget("Write a full URL, for example 'https://example.org'.").optional(),
  html: markup().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().superRefine(requirePattern).optional(),
  'aria-label': z.string().optional(),
  target: z.string().optional(),
};

const linkItem = z.strictObject({ type: z.literal('default').default('default'), ...link, ...placed });
const htmlItem = z.strictObject({ type: z.literal('html'), value: markup(0), ...placed });
const docItem = z.strictObject({
  type: z.literal('doc'),
  docId: z.string().min(1).describe("Write the id of a page, for example 'tutorial/philosophy'."),
  label: link.label,
  ...placed,
});
const docSidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  sidebarId: z.string().min(1).describe("Write the id of a sidebar, for example 'tutorial'."),
  label: link.label,
  ...placed,
});
const { label, to } = link;
const docsVersionItem = z.strictObject({ type: z.literal('docsVersion'), label, to, ...placed });

/** Kinds that a dropdown may hold; a dropdown in a dropdown is not one of them. */
const nestable = [linkItem, htmlItem, docItem, docSidebarItem, docsVersionItem] as const;

const nestedItem = readItem(z.discriminatedUnion('type', [...nestable], { error: nestedTypeError }));

const dropdownItem = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string().min(1).describe("Write the words of the button, for example 'More'."),
  to: link.to,
  items: z.array(nestedItem).min(1).describe('Write at least one item.'),
  ...placed,
});
const localeDropdownItem = z.strictObject({
  type: z.literal('localeDropdown'),
  /** Query added to each locale's link, e.g. `?persistLocale=true`. */
  queryString: z
    .string()
    .regex(/^\?[^#\s]*$/)
    .describe("Write a query that begins with '?', for example '?persistLocale=true'.")
    .optional(),
  ...placed,
});
const searchItem = z.strictObject({ type: z.literal('search'), ...placed });
const docsVersionDropdownItem = z.strictObject({ type: z.literal('docsVersionDropdown'), ...placed });

const knownItem = z.discriminatedUnion(
  'type',
  [...nestable, dropdownItem, localeDropdownItem, searchItem, docsVersionDropdownItem],
  { error: (issue) => typeError(issue) },
);

function requirePattern(pattern: string, context: z.RefinementCtx): void {
  try {
    new RegExp(pattern, 'i');
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: /, '');
    const message = `is "${pattern}", which is not a regular expression: ${reason}.\nCorrect it; a character that has a meaning of its own needs a backslash, for example '\\\\(' for '('.`;
    context.addIssue({ code: 'custom', message });
  }
}

/** Reads the items of a union. The cast restores the type of what a writer may put there, which preprocessing hides. */
function readItem<Union extends z.ZodType<object>>(union: Union) {
  return z.preprocess(nameType, union).superRefine(requireOneTarget) as unknown as z.ZodType<
    z.output<Union>,
    z.input<Union>
  >;
}

/** An item without a type is a link, or a dropdown when it holds items. */
function nameType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { type = 'default', ...rest } = item as Record<string, unknown>;
  return { type: type === 'default' && 'items' in rest ? 'dropdown' : type, ...rest };
}

const typeOf = (input: unknown): string => String((input as { type?: unknown } | null)?.type);

function typeError(issue: z.core.$ZodRawIssue, isNested = false): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const types = (isNested ? nestable : knownItem.options).map(
    ({ shape: { type } }) => (type instanceof z.ZodDefault ? type.unwrap() : type).value,
  );
  return `No NavbarItem component found for type "${typeOf(issue.input)}".\nWrite one of ${types.join(', ')}.`;
}

function nestedTypeError(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  if (typeOf(issue.input) === 'dropdown') {
    return 'Nested dropdowns are not allowed.\nWrite its items in the outer dropdown.';
  }
  return typeError(issue, true);
}

/** Reports a link that has none of the two targets, or both. */
export function requireOneTarget(
  item: { type?: string; to?: string; href?: string },
  context: z.RefinementCtx,
): void {
  if ((item.type ?? 'default') !== 'default' || (item.to === undefined) !== (item.href === undefined)) return;
  const message =
    'One and only one between "to" and "href" should be provided.\nWrite "to" for a path of this site, "href" for another site.';
  context.addIssue({ code: 'custom', message });
}

type KeyOf<Item> = Item extends unknown ? keyof Item : never;
type Address = 'to' | 'href' | 'html' | 'value' | 'docId' | 'sidebarId' | 'queryString' | 'target';
type Look = 'type' | 'items' | 'position' | 'className' | 'activeBasePath' | 'activeBaseRegex';
/** An item, each of whose keys is listed: words are translated by their key. */
type Listed<Item, _Key extends LabelKey | Address | Look> = Item;
/** One navbar item with its `type` filled in. */
export type NavbarItemConfig = Listed<z.output<typeof knownItem>, KeyOf<z.output<typeof knownItem>>>;
export type NestedItemConfig = z.output<typeof nestedItem>;

export const navbarItemSchema = readItem(knownItem);

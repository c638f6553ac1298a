import { z } from 'zod';
import { DOCS_PATH } from './paths/paths';
import {
  basePathSchema,
  folderSchema,
  linkTarget,
  markup,
  originSchema,
  plainPathSchema,
} from './paths/url-schema';
import { navbarItemSchema, requireOneTarget } from './navbar-schema';

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** A text that may not be blank; `fix` says what to write. */
export const text = (fix: string) => z.string().trim().min(1).describe(fix);
const plainUrl = z
  .url({ protocol: /^https?$/ })
  .regex(/^[^?#\s]*$/)
  .transform((value) => value.replace(/\/+$/, ''))
  .describe("Write a full URL without '?' and '#', for example 'https://example.org/eidos'.");
/** A word, a function or digits behind "#"; the browser alone knows which words are colors. */
const color = z
  .string()
  .trim()
  .regex(/^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z-]+(?:\([^;{}<>]+\))?)$/i)
  .describe("Write one CSS color, for example '#20232a'.");
const languageTag = z
  .string()
  .refine(isLanguageTag)
  .describe("Write a language tag, for example 'en' or 'pt-BR'.");
export const headingLevel = z.int().min(2).max(6).describe('Write a heading level from 2 to 6.');

/** The levels of the headings that contents list. */
export const headingLevels = z
  .strictObject({ minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3) })
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    path: ['minHeadingLevel'],
    error: 'is above maxHeadingLevel, by default 3.\nWrite a level that is not above it.',
  });

const picture = {
  alt: z.string().default(''),
  src: text("Write the picture's path, for example '/img/logo.svg'."),
  srcDark: z.string().optional(),
  href: linkTarget("Write where the picture leads, for example '/'.", 0).optional(),
  target: z.string().optional(),
  width: z.number().positive().describe('Write the width in pixels.').optional(),
  height: z.number().positive().describe('Write the height in pixels.').optional(),
};

const versionSchema = z.strictObject({
  name: folderSchema.describe("Write the version's name, for example 'current' or '1.0'."),
  label: text("Write the words that readers see, for example 'Next'."),
  path: plainPathSchema
    .refine((path) => `${path}/`.startsWith(`${DOCS_PATH}/`))
    .describe(
      `Write '${DOCS_PATH}' for the latest version, and for others a path below it, for example '${DOCS_PATH}/1.0'.`,
    ),
  noIndex: z.boolean().default(false),
});

const docsSchema = z.strictObject({
  mainDoc: text("Write the id of the docs' first page, for example 'tutorial/philosophy'."),
  versions: z
    .array(versionSchema)
    .min(1)
    .describe('List at least one version.')
    .default([{ name: 'current', label: 'Next', path: DOCS_PATH, noIndex: false }]),
  /** The storage of the version that a reader chose last. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  breadcrumbs: z.boolean().default(true),
  sidebar: z
    .strictObject({ hideable: z.boolean().default(true), autoCollapseCategories: z.boolean().default(false) })
    .prefault({}),
  lastUpdate: z
    .strictObject({ date: z.boolean().default(true), author: z.boolean().default(false) })
    .prefault({}),
  tableOfContents: headingLevels.prefault({}),
});

const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(true),
  respectPrefersColorScheme: z.boolean().default(false),
});

const announcementBarSchema = z.strictObject({
  id: text("Write an id that changes with the message, for example 'release-1'.").default('announcement-bar'),
  content: markup(),
  backgroundColor: color.optional(),
  textColor: color.optional(),
  isCloseable: z.boolean().default(true),
});

const navbarSchema = z.strictObject({
  title: z.string().optional(),
  logo: z.strictObject(picture).optional(),
  hideOnScroll: z.boolean().default(false),
  style: z.enum(['dark', 'primary']).optional(),
  items: z.array(navbarItemSchema).default([]),
});

const footerLinkSchema = z
  .strictObject({
    label: text("Write the words to show, for example 'Tutorial'."),
    to: linkTarget("Write a path of this site, for example '/apiDocs'.").optional(),
    href: linkTarget("Write a full URL, for example 'https://example.org'.").optional(),
    /** Never here, so that an item with markup is read as markup and its errors name their key. */
    html: z.never().optional(),
  })
  .superRefine(requireOneTarget);

const footerItemSchema = z
  .union([footerLinkSchema, z.strictObject({ html: markup() })])
  .describe('Write { label, to }, { label, href } or { html }.');

const footerColumnSchema = z.strictObject({
  title: text("Write the column's heading."),
  items: z.array(footerItemSchema),
});

const columnsOrLinks =
  'Write only columns { title, items } or only links { label, to }, { label, href } or { html }.';

const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  links: z
    .union([z.array(footerColumnSchema), z.array(footerItemSchema.describe(columnsOrLinks))])
    .describe(columnsOrLinks)
    .default([]),
  logo: z.strictObject(picture).optional(),
  /** `{name}` stands for the organization's name. */
  copyright: markup(0).optional(),
});

const localeConfigSchema = z.strictObject({
  /** The language's name in the menu of languages; by default its name in itself. */
  label: z.string().optional(),
  htmlLang: languageTag.optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
});

const i18nSchema = z.strictObject({
  /** Language of the pages below `docs`; it has no prefix in its URLs. */
  defaultLocale: languageTag.default('en'),
  /** Every language of the site; the pages of another one than the default are below `/<locale>/`. */
  locales: z
    .array(languageTag)
    .min(1)
    .describe("List at least one language, for example ['en'].")
    .default(['en']),
  localeConfigs: z.record(z.string(), localeConfigSchema).default({}),
});

/** The schema of `site.config.ts`; see docs/compatibility.md#configuration-and-frontmatter. */
export const siteConfigSchema = z
  .strictObject({
    title: text("Write the site's name, for example 'Eidos'."),
    tagline: z.string().default(''),
    url: originSchema,
    baseUrl: basePathSchema.default('/'),
    organizationName: text("Write the owner's name; the footer shows it."),
    repositoryUrl: plainUrl.optional(),
    favicon: z.string().optional(),
    /** Social image of pages that name none of their own. */
    image: z.string().optional(),
    i18n: i18nSchema.prefault({}),
    docs: docsSchema,
    colorMode: colorModeSchema.prefault({}),
    announcementBar: announcementBarSchema.optional(),
    navbar: navbarSchema.prefault({}),
    footer: footerSchema.optional(),
  })
  .superRefine(({ i18n, docs }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    // Values that are right by themselves and wrong together.
    const { defaultLocale, locales, localeConfigs } = i18n;
    const named = Object.keys(localeConfigs).map((locale) => [`localeConfigs.${locale}`, locale] as const);
    for (const [key, locale] of [['defaultLocale', defaultLocale] as const, ...named]) {
      if (locales.includes(locale)) continue;
      const message = `is "${locale}", which is not one of i18n.locales (${locales.join(', ')}).`;
      refuse(['i18n', key], `${message}\nAdd it there or choose one of them.`);
    }
    const refuseRepeated = (path: string[], what: string, values: readonly string[]) => {
      const repeated = values.find((value, index) => values.indexOf(value) !== index);
      if (repeated !== undefined) refuse(path, `hold the ${what} "${repeated}" twice.\nWrite it once.`);
    };
    const names = docs.versions.map(({ name }) => name);
    const paths = docs.versions.map(({ path }) => path);
    refuseRepeated(['docs', 'versions'], 'name', names);
    refuseRepeated(['docs', 'versions'], 'path', paths);
    const languages = locales.map((locale) => locale.toLowerCase());
    refuseRepeated(['i18n', 'locales'], 'language', languages);
    if (!docs.versions.some(({ path }) => path === DOCS_PATH))
      refuse(
        ['docs', 'versions'],
        `hold no version with the path '${DOCS_PATH}'.\nGive it to the latest one.`,
      );
  });

export type SiteConfigInput = z.input<typeof siteConfigSchema>;

export type SiteConfig = z.output<typeof siteConfigSchema>;

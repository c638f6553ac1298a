import type { Text } from './texts';

/** A translation, or one for each plural form that the language has, as `Intl.PluralRules` names them. */
export type Translation =
  | string
  | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string });

type Placeholders<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type Values<T extends string, Value = string | number> = Readonly<Record<Placeholders<T>, Value>>;

/** Translations into the language of the build, which `next build` writes into the scripts; English needs none. */
const translations = JSON.parse(process.env.NEXT_PUBLIC_TRANSLATED_TEXTS || '{}') as Readonly<
  Partial<Record<string, Translation>>
>;

/** Language of the build, as a tag that `Intl` knows. */
export const language = process.env.NEXT_PUBLIC_LANGUAGE || 'en';

/** Direction in which the language is written. */
export const direction = process.env.NEXT_PUBLIC_DIRECTION === 'rtl' ? 'rtl' : 'ltr';

/** The attributes of a page that is in English in every language; none in English. */
export const inEnglish = language === 'en' ? {} : ({ lang: 'en', dir: 'ltr' } as const);

/** Returns the text in the language of the build, with its placeholders left in; without a translation in English. */
export function templateOf(text: Text, count?: number): string {
  const translation = translations[text] ?? text;
  if (typeof translation === 'string') return translation;
  const form = count === undefined ? 'other' : new Intl.PluralRules(language).select(count);
  return translation[form] ?? translation.other;
}

/** Puts each value in the place of its `{name}`. */
export const fillIn = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/**
 * Returns a text in the language of the build.
 * @param values what its placeholders stand for.
 */
export function translate<T extends Text>(
  text: T,
  ...[values]: Placeholders<T> extends never ? [] : [values: Values<T>]
): string {
  const template = templateOf(text);
  return values ? fillIn(template, values) : template;
}

/** Texts that say how many there are, by the English for exactly one. */
const singular = {
  '{count} results': '{count} result',
} as const satisfies Partial<Record<Text, string>>;

/** Returns a text that says how many there are, in the plural form that the language has for `count`. */
export function translateCount(text: keyof typeof singular, count: number): string {
  const isEnglishOne = count === 1 && translations[text] === undefined;
  return fillIn(isEnglishOne ? singular[text] : templateOf(text, count), { count });
}

import type { SiteConfig } from './schema';

type Locales = Pick<SiteConfig, 'i18n'>;

/** Path prefix of a locale: empty for the default one, for example `/de` for another. */
export const localePrefix = (locale: string, { i18n }: Locales): string =>
  locale === i18n.defaultLocale ? '' : `/${locale}`;

/** The locales besides the default one. */
export const otherLocales = ({ i18n }: Locales): string[] =>
  i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

/** Path prefixes of all locales, beginning with the empty one of the default locale. */
export const localePrefixes = (site: Locales): string[] => [
  '',
  ...otherLocales(site).map((locale) => localePrefix(locale, site)),
];

/** The language tag of a locale. */
export const htmlLang = (locale: string, { i18n }: Locales): string =>
  i18n.localeConfigs[locale]?.htmlLang ?? locale;

/** The direction in which a locale is written. */
export const directionOf = (locale: string, { i18n }: Locales): 'ltr' | 'rtl' =>
  i18n.localeConfigs[locale]?.direction ?? 'ltr';

/** The name of a locale in the menu of languages, by default the language's in itself: `English`, `Français`. */
export function localeLabel(locale: string, { i18n }: Locales): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return i18n.localeConfigs[locale]?.label ?? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

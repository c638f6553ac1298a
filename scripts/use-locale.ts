import { readEnvironment } from '../lib/config/environment';
import { htmlLang } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { readCatalogue } from '../lib/content/source/translation-catalogue';

/**
 * Puts the translations of the locale that LOCALE names into the environment of this process, from which the site's
 * texts are read when their module is loaded. Each locale is therefore built in a process of its own.
 */
export async function useLocale(): Promise<void> {
  const site = await getSite();
  const { locale, i18n } = site;
  if (locale === i18n.defaultLocale) return;
  const { texts, labels } = await readCatalogue(readEnvironment().contentFolder, locale);
  Object.assign(process.env, {
    NEXT_PUBLIC_TRANSLATED_TEXTS: JSON.stringify(texts),
    TRANSLATED_LABELS: JSON.stringify(labels),
    NEXT_PUBLIC_LANGUAGE: htmlLang(locale, site),
  });
}

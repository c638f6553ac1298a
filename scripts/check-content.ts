import { printStatus, translationStatus } from '../lib/checks/translations/translation-status';
import { displayPath } from '../lib/config/diagnostics/diagnostic';
import { readEnvironment } from '../lib/config/environment';
import { otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { catalogueFile } from '../lib/content/source/translation-catalogue';
import { assertContentValid } from './assert-content-valid';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await assertContentValid();
  const [site, environment] = [await getSite(), readEnvironment()];
  for (const locale of environment.locale === undefined ? otherLocales(site) : []) {
    const file = displayPath(catalogueFile(environment.contentFolder, locale));
    console.log(printStatus(locale, file, await translationStatus(site, environment, locale)));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

import { listUntranslated } from '../lib/checks/translations/translation-status';
import { readEnvironment } from '../lib/config/environment';
import { otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { assertContentValid } from './assert-content-valid';

// What the check compiles serves the next build.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  await assertContentValid();
  const [site, environment] = [await getSite(), readEnvironment()];
  for (const locale of environment.locale === undefined ? otherLocales(site) : [])
    console.log(await listUntranslated(site, environment, locale));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

import { parseArgs } from 'node:util';
import { isComplete, printStatus, translationStatus } from '../lib/checks/translations/translation-status';
import { readEnvironment } from '../lib/config/environment';
import { otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { catalogueFile } from '../lib/content/source/translation-catalogue';
import { displayPath } from '../lib/config/diagnostics/diagnostic';

const usage = `npm run translations [-- --check]

Lists for each language of the site which texts, labels and pages are not translated, and which translations are older
than their page.

  --check   fail when there are any`;

async function listTranslations(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean' } } });
  const [site, environment] = [await getSite(), readEnvironment()];
  const others = otherLocales(site);
  if (others.length === 0) console.log(`The site has one language, ${site.i18n.defaultLocale}.`);
  let hasFailed = false;
  for (const locale of others) {
    const status = await translationStatus(site, environment, locale);
    console.log(printStatus(locale, displayPath(catalogueFile(environment.contentFolder, locale)), status));
    hasFailed ||= values.check === true && !isComplete(status);
  }
  return hasFailed;
}

try {
  if (await listTranslations(process.argv.slice(2))) process.exit(1);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n\n${usage}` : message);
  process.exit(1);
}

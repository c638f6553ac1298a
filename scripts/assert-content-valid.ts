import { requireValidContent } from '../lib/checks/content/check-content';
import { summarizeStatus, translationStatus } from '../lib/checks/translations/translation-status';
import { readEnvironment } from '../lib/config/environment';
import { otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { runCommand } from './run-command';

/**
 * Checks the content in every locale, or in the one that LOCALE names: prints warnings, stops at errors.
 * @throws {Error} with the errors, or when they are printed above.
 */
export async function assertContentValid(): Promise<void> {
  await requireValidContent();
  if (readEnvironment().locale !== undefined) return;
  const site = await getSite();
  for (const locale of otherLocales(site)) {
    console.log(`\nThe content in ${locale}:`);
    const environment = { ...process.env, LOCALE: locale };
    await runCommand(process.execPath, ['scripts/run.mjs', 'check-content'], environment);
    const summary = summarizeStatus(locale, await translationStatus(site, readEnvironment(), locale));
    if (summary) console.warn(summary);
  }
}

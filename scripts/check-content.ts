import { requireValidContent } from '../lib/checks/content/check-content';
import { readEnvironment } from '../lib/config/environment';
import { otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { runCommand } from './run-command';

/**
 * Checks the content in every locale, or in the one that LOCALE names: prints warnings, stops at errors. What it compiles
 * serves the next build.
 * @throws {Error} with the errors, or when they are printed above.
 */
export default async function checkContent(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  await requireValidContent();
  if (readEnvironment().locale !== undefined) return;
  for (const locale of otherLocales(await getSite())) {
    console.log(`\nThe content in ${locale}:`);
    const environment = { ...process.env, LOCALE: locale };
    await runCommand(process.execPath, ['scripts/run.mjs', 'check-content'], environment);
  }
}

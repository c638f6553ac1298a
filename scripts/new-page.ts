import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { urlOfPage, createPage, NewPageError } from './new-page/create-page';

const usage = `npm run new -- <folder>/<name> [--title "Title"]

Makes a page that passes the checks, for example: npm run new -- tutorial/number_formats`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' } },
  });
  const [written, ...others] = positionals;
  if (written === undefined || others.length > 0) throw new NewPageError(usage);
  const site = await getSite();
  const { contentFolder } = readEnvironment();
  const file = createPage(path.join(contentFolder, 'docs'), written, values.title);
  console.log(`${path.relative(process.cwd(), file)} is there.`);
  const url = await urlOfPage(file, contentFolder, site);
  if (url !== undefined) console.log(`"npm run dev" shows it at ${url}.`);
} catch (error) {
  console.error(error instanceof NewPageError ? error.message : `${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import { findMissingAddresses, readSitemap } from '../lib/checks/links/missing-addresses';
import { readSiteRoutes } from '../lib/checks/links/site-routes';
import { getSite } from '../lib/config/site';
import { getPages, getRedirects } from '../lib/content/pages';

// Drafts are not published.
Object.assign(process.env, { NODE_ENV: 'production' });

/** How long a host may take to send its sitemap, in ms. */
const TIMEOUT = 30_000;

/** The text of a file or of an address; undefined where a host has no such page. */
async function readText(place: string): Promise<string | undefined> {
  if (!/^https?:\/\//.test(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place, { signal: AbortSignal.timeout(TIMEOUT) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${place} answers with status ${response.status}.`);
  return response.text();
}

/** Every address of a sitemap, and of the sitemaps that it names. */
async function readPublished(place: string): Promise<string[] | undefined> {
  const xml = await readText(place);
  if (xml === undefined) return undefined;
  const { pages, sitemaps } = await readSitemap(xml).catch((cause: unknown) => {
    throw new Error(`${place} cannot be read: ${(cause as Error).message}.`, { cause });
  });
  const parts = await Promise.all(sitemaps.map(readPublished));
  return [...pages, ...parts.flatMap((part) => part ?? [])];
}

const asText = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`;

async function check(place: string): Promise<number> {
  const published = await readPublished(place);
  if (!published) {
    console.log(`There is no sitemap at ${place}: the site is not published yet.`);
    return 0;
  }
  const site = await getSite();
  const missing = findMissingAddresses(published, {
    basePath: site.basePath,
    pages: (await getPages()).map((page) => page.path),
    others: readSiteRoutes(process.cwd(), site).paths,
    redirects: await getRedirects(),
  });
  if (missing.length === 0) {
    console.log(`All ${published.length} addresses of ${place} are pages or redirects.`);
    return 0;
  }
  console.error(`${missing.length} of ${published.length} addresses of ${place} lead nowhere now.`);
  console.error('For each, add a line to the list of content/redirects.ts, or redirect_from to the page:\n');
  for (const { from, to = '/docs/…' } of missing)
    console.error(`  { from: ${asText(from)}, to: ${asText(to)} },`);
  return 1;
}

const [place] = process.argv.slice(2);
try {
  if (place === undefined) throw new Error('Name a sitemap: npm run check:addresses -- <file or address>');
  process.exitCode = await check(place);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { readdirSync } from 'node:fs';
import { sites, type SiteName } from './sites';

/** Addresses of every page of a build, read from its files; the one that is served for unknown paths is last. */
export function pagesOf(site: SiteName): string[] {
  const names = readdirSync(sites[site].outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('live-frame/') && !file.startsWith('_'))
    .map((file) => file.slice(0, -'.html'.length));
  // Every page `x` is there a second time as `x/index`.
  const pages = names.filter((name) => name === 'index' || !name.endsWith('/index'));
  return [
    ...pages.filter((name) => name !== '404').map((name) => (name === 'index' ? '' : encodeURI(name))),
    'no/such/page',
  ];
}

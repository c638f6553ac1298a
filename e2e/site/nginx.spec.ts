import { nginx, runNginx, type RunningNginx } from '../run-nginx';
import { sidebar, whenReady } from '../open-page';
import { pagesOf } from '../pages';
import { sites, type SiteName } from '../sites';
import { expect, test } from '../test';
import { scriptsNamedIn, STATIC_FOLDER } from '../../lib/config/next-formats/framework-files';
import { headersFor } from '../../scripts/hosting/hosting-rules';
import { formatNginxConfig } from '../../scripts/hosting/nginx';

test.skip(nginx === undefined, 'There is no nginx on this machine, and none could be installed.');

const naive = (root: string, port: number) =>
  `server { listen ${port}; root ${root}; index index.html; error_page 404 /404.html; }`;

/** The four URLs under which readers and hosts know a page; the home page has no name of its own. */
const formsOf = (page: string) =>
  page === '' ? ['', '/', '/index.html'] : [`/${page}`, `/${page}/`, `/${page}.html`, `/${page}/index.html`];

for (const [site, config] of [
  ['shipped', 'shipped'],
  ['preview', 'shipped'],
  ['shipped', 'naive'],
] as const satisfies readonly [SiteName, string][]) {
  const { outDir, basePath } = sites[site];
  /** Every page of the shipped site at the root; in the other cases, a page of each folder. */
  const pages = () => {
    const all = pagesOf(site).filter((page) => page !== 'no/such/page');
    const isAll = site === 'shipped' && config === 'shipped';
    return isAll ? all : [...new Map(all.map((page) => [page.replace(/[^/]+$/, ''), page])).values(), ''];
  };

  test.describe(`the ${config} configuration ${basePath === '' ? 'at the root' : `below ${basePath}`}`, () => {
    test.describe.configure({ mode: 'serial' });
    let server: RunningNginx;
    test.beforeAll(async () => {
      server = await runNginx(outDir, basePath, (root, port) =>
        config === 'naive' ? naive(root, port) : formatNginxConfig(basePath, root, port),
      );
    });
    test.afterAll(() => server.close());

    test('answers every page in each of its forms, and redirects none to a URL of its own', async () => {
      const wrong: string[] = [];
      for (const form of pages().flatMap(formsOf)) {
        const url = `${server.url}${form}`;
        const first = await fetch(url, { redirect: 'manual' });
        const location = first.headers.get('location');
        if (config === 'shipped' && location?.includes('http')) wrong.push(`${form}: to ${location}`);
        const response = location === null ? first : await fetch(new URL(location, url));
        if (response.status !== 200 || !(await response.text()).includes('<h1'))
          wrong.push(`${form}: ${response.status}`);
      }
      expect(wrong).toEqual([]);
    });

    test('is navigated without a full load', async ({ page, complaints }) => {
      await page.goto(`${server.url}/docs/tutorial/types`);
      await whenReady(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await sidebar(page).getByRole('link', { name: 'Philosophy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Philosophy' })).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(complaints).toEqual([]);
    });

    if (config === 'naive') return;

    test('shows the not-found page, with its status, for what does not exist and for folders', async () => {
      const folders = ['/docs/api', '/docs/api/', '/docs/tutorial/', `/${STATIC_FOLDER}/`];
      for (const path of ['/no/such/page', ...folders]) {
        const response = await fetch(`${server.url}${path}`);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text()).toContain('Page Not Found');
      }
    });

    test('sends the headers of the rules, and the right types', async () => {
      const html = await (await fetch(`${server.url}/`)).text();
      const hashed = scriptsNamedIn(html)[0]!.slice(basePath.length);
      const frame = /\/live-frame\/[\w.-]+\.html/.exec(
        await (await fetch(`${server.url}/markdown-page`)).text(),
      )?.[0];
      for (const path of ['/docs/tutorial/types', '/404', hashed, ...(frame ? [frame] : [])]) {
        const { headers } = await fetch(`${server.url}${path}`);
        const sent = Object.keys(headersFor(path)).map((name) => [name, headers.get(name)]);
        expect([path, Object.fromEntries(sent)]).toEqual([path, headersFor(path)]);
      }
      const typeOf = async (path: string) =>
        (await fetch(`${server.url}${path}`)).headers.get('content-type');
      expect(await typeOf('/docs/tutorial/types')).toMatch(/^text\/html; charset=utf-8$/i);
      expect(await typeOf('/docs/tutorial/types.txt')).toMatch(/^text\/plain; charset=utf-8$/i);
      expect(await typeOf('/feed.xml')).toMatch(/xml/);
    });
  });
}

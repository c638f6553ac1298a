/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureSite } from '../../lib/config/fixtures/site';
import type { RunningServer } from '../serve-folder';
import { serveCompanions } from './serve-companions';

const site = { ...fixtureSite(), basePath: '/base' };
const readSite = () => Promise.resolve(site);
const root = `${site.url}${site.basePath}`;

const documentOf = (path: string) => `<html><head>
<meta property="og:title" content="Page of ${path} | Eidos"/><meta property="og:url" content="${root}${path}"/>
<link rel="alternate" type="text/markdown" href="${root}${path}.md"/>
</head><body><main><h1>Page</h1><p>Text of ${path}</p></main></body></html>`;

let dev: Server;
let companions: RunningServer;
let origin: string;

beforeAll(async () => {
  const pages = ['/base/docs/a%20b', '/base/'];
  dev = createServer((request, response) => {
    const path = request.url ?? '';
    response.writeHead(pages.includes(path) ? 200 : 404);
    response.end(documentOf(path.slice('/base'.length)));
  });
  await new Promise<void>((resolve) => dev.listen(0, '127.0.0.1', resolve));
  companions = await serveCompanions(`http://127.0.0.1:${(dev.address() as AddressInfo).port}`, readSite);
  origin = companions.url;
});
afterAll(async () => {
  await companions.close();
  dev.closeAllConnections();
  dev.close();
});

test('an address with `.md` is answered with the Markdown of the page as it is now', async () => {
  const response = await fetch(`${origin}/docs/a%20b.md`);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toContain('# Page\n\nText of /docs/a%20b\n');
  expect(await (await fetch(`${origin}/index.md`)).text()).toContain('Text of /\n');
});

test.each(['/docs/none.md', '/docs/a%20b'])('%s, which no page has, is not found', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});

test('a port that another program uses is left to it, and one that is free is used again', async () => {
  const { port } = new URL(origin);
  const other = await serveCompanions('http://127.0.0.1:1', readSite, Number(port));
  expect(new URL(other.url).port).not.toBe(port);
  await other.close();
  const again = await serveCompanions('http://127.0.0.1:1', readSite, Number(new URL(other.url).port));
  expect(again.url).toBe(other.url);
  await again.close();
});

import { fixtureSite } from '../config/fixtures/site';
import type { Section } from '../mdx/plugins/compiled-page';
import { buildReleaseFeed } from './release-feed';

const site = { ...fixtureSite(), basePath: '/x', rootPath: '/x' };
const page = { sourceFile: 'content/docs/releases/index.mdx', path: '/docs/releases/' };
const section = (id: string, heading: string, text: string): Section => ({
  id,
  heading,
  text,
  identifiers: [],
});

test('each version is an entry with its date, its words and the URL of its notes', () => {
  const sections = [
    section('', '', 'Words before.'),
    section('v1-0-0', '1.0.0', 'Released on 2026-11-20. First & best.'),
    section('added', 'Added in 1.0.0', 'Much.'),
  ];
  const html =
    '<p>Words before.</p><h2 id="v1-0-0">1.0.0</h2><p>Released on <a href="/x/a">a</a> day.</p>' +
    '<h3 id="added">Added in 1.0.0</h3><p>Much.</p><h2 id="later">Later</h2><p>Words after.</p>';
  const feed = buildReleaseFeed(site, [{ page, sections, html }]);
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(feed).toContain('https://example.org/x/docs/releases/#v1-0-0');
  expect(feed).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
  expect(feed).toContain('First & best.');
  expect(feed).toContain(
    '<content type="html"><![CDATA[<p>Released on <a href="https://example.org/x/a">a</a> day.</p>' +
      '<h3 id="added">Added in 1.0.0</h3><p>Much.</p>]]></content>',
  );
  expect(feed).toMatch(/<author>\s*<name>Eidos<\/name>/);
});

const dated = ['Eidos 1.0. Released on 2026-11-20.', 'Planned since 2025-01-01, Released on 2026-11-20.'];

test.each(dated)('the day of a release is the one that it was released on: %s', (text) => {
  const feed = buildReleaseFeed(site, [{ page, sections: [section('v1', '1.0.0', text)], html: '' }]);
  expect(feed).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
});

test.each(['New.', 'Released on 2025-13-45.', 'In work since 2025-01-01.'])('a day is needed: %s', (text) => {
  const sections = [section('v1', '1.0.0', text)];
  expect(() => buildReleaseFeed(site, [{ page, sections, html: '' }])).toThrow(
    'content/docs/releases/index.mdx\n  The notes of 1.0.0 name no day of its release.\n  → Write “Released on 2026-01-31.” below',
  );
});

test('a site without release notes has a feed without entries', () => {
  expect(buildReleaseFeed(site, [])).not.toContain('<entry>');
});

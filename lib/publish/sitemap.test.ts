import { fixtureSite } from '../config/fixtures/site';
import { buildSitemap, robotsRules } from './sitemap';

test('crawlers are led to the sitemap', () => {
  expect(robotsRules(fixtureSite()).sitemap).toEqual(['https://example.org/sitemap.xml']);
});

test('a URL with a sign that XML reads is escaped', () => {
  expect(buildSitemap(fixtureSite(), ['/a&b'], [], [])).toEqual([{ url: 'https://example.org/a&amp;b' }]);
});

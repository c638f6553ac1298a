import { fixtureSite } from '../config/fixtures/site';
import { robotsRules } from './robots';

test('crawlers are led to the sitemap of each language, where there is one', () => {
  const site = fixtureSite({ i18n: { locales: ['en', 'de'] } });
  expect(robotsRules(site).sitemap).toEqual([
    'https://example.org/sitemap.xml',
    'https://example.org/de/sitemap.xml',
  ]);
  expect(robotsRules(fixtureSite({ publish: { sitemap: false } }))).toEqual({
    rules: { userAgent: '*', allow: '/' },
  });
});

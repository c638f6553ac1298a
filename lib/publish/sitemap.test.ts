import { fixtureSite } from '../config/fixtures/site';
import { robotsRules } from './sitemap';

test('crawlers are led to the sitemap, where there is one', () => {
  expect(robotsRules(fixtureSite()).sitemap).toEqual(['https://example.org/sitemap.xml']);
  expect(robotsRules(fixtureSite({ publish: { sitemap: false } }))).toEqual({
    rules: { userAgent: '*', allow: '/' },
  });
});

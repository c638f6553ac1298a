import { fixtureSite } from '../config/fixtures/site';
import { robotsRules } from './sitemap';

test('crawlers are led to the sitemap', () => {
  expect(robotsRules(fixtureSite()).sitemap).toEqual(['https://example.org/sitemap.xml']);
});

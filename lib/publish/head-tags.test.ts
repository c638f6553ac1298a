import { fixtureSite } from '../config/fixtures/site';
import { headTags } from './head-tags';
import { pageMetadata } from './metadata';

const site = fixtureSite();
const tagsOf = (head: Partial<Parameters<typeof pageMetadata>[1]>) =>
  headTags(pageMetadata(site, { title: 'Types', path: '/docs/types', ...head }));

test('a page without more has a title, a URL, and what is shown where it is shared', () => {
  const tags = tagsOf({});
  expect(tags).toContainEqual(['title', { children: 'Types | Eidos' }]);
  expect(tags).toContainEqual(['link', { rel: 'canonical', href: 'https://example.org/docs/types' }]);
  expect(tags).toContainEqual(['meta', { property: 'og:type', content: 'website' }]);
  expect(tags.filter(([, { name }]) => ['description', 'keywords', 'robots'].includes(name ?? ''))).toEqual(
    [],
  );
});

test('an article has its description, keywords and times', () => {
  const modified = '2025-03-31T00:00:00.000Z';
  const tags = tagsOf({
    description: 'What types there are.',
    keywords: ['a', 'b'],
    hidden: true,
    article: { modified, section: 'API' },
  });
  expect(tags).toEqual(
    expect.arrayContaining([
      ['meta', { name: 'description', content: 'What types there are.' }],
      ['meta', { name: 'keywords', content: 'a,b' }],
      ['meta', { name: 'robots', content: 'noindex, nofollow' }],
      ['meta', { property: 'og:description', content: 'What types there are.' }],
      ['meta', { property: 'article:modified_time', content: modified }],
      ['meta', { property: 'article:section', content: 'API' }],
    ]),
  );
});

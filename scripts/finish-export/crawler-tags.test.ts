import { rootRow } from '../../lib/next-formats/output/fixtures';
import { dropCrawlerTags } from './crawler-tags';

const meta = (attributes: object) => `,["$","meta","1",${JSON.stringify({ ...attributes, content: 'x' })}]`;
const payloadWith = (tags: string) => `1:[["$","title","0",{"children":"X"}]${tags}]\n${rootRow}`;

test.each([
  { property: 'og:image' },
  { property: 'article:section' },
  { name: 'twitter:card' },
  { name: 'docsearch:version' },
  { name: 'docusaurus_tag' },
  { name: 'keywords' },
])('%j leaves a payload', (attributes) => {
  expect(dropCrawlerTags(payloadWith(meta(attributes)))).toBe(payloadWith(''));
});

test.each([{ name: 'description' }, { name: 'robots' }, { name: 'viewport' }])('%j stays', (attributes) => {
  const payload = payloadWith(`${meta(attributes)},["$","link","2",{"rel":"canonical","href":"/x"}]`);
  expect(dropCrawlerTags(payload)).toBe(payload);
});

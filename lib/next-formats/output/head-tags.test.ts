import { rowsWith } from './fixtures';
import { keepHeadTags, type HeadTag } from './head-tags';

const tag = (type: string, key: number, attributes: HeadTag['attributes']) => [
  '$',
  type,
  `${key}`,
  attributes,
];
const tags = [
  tag('title', 0, { children: 'Types | Eidos' }),
  tag('meta', 1, { name: 'description', content: 'Brackets ]} and "quotes"' }),
  tag('meta', 2, { property: 'og:title', content: 'Brackets ]} and "quotes"' }),
  tag('link', 3, { rel: 'canonical', href: 'https://example.org/x' }),
];
const row = (list: unknown) => `5:${JSON.stringify(['$', 'div', null, { children: list }])}\n`;
const text = `,${JSON.stringify(tags[2])}`;
const isKept = ({ attributes }: HeadTag) => attributes.property === undefined;

test('tags that are not kept leave the payload, and nothing else does', () => {
  const payload = [...rowsWith(text), row(tags)].join('');
  expect(keepHeadTags(payload, () => true)).toBe(payload);
  expect(keepHeadTags(payload, isKept)).toBe(
    [...rowsWith(text), row(tags.filter((_, index) => index !== 2))].join(''),
  );
});

test('a payload that names a value by its way through the list of tags is refused', () => {
  const payload = [...rowsWith(text), row(tags), '6:["$5:3:children:1"]\n'].join('');
  expect(() => keepHeadTags(payload, isKept)).toThrow('by its way from a row with tags');
  expect(keepHeadTags(payload, () => true)).toBe(payload);
});

import { keyLines } from './key-lines';

const source = `import type { SiteConfigInput } from '../schema';

const links = [
  { label: 'A', to: '/a' },
  { label: 'B', to: '/b' },
];
const base = {
  tagline: 'x',
};

const config: SiteConfigInput = {
  ...base,
  title: 'Eidos' as string,
  'url': 'https://example.org',
  docs: {
    versions: [
      { name: 'current' },
      {
        name: '1.0',
      },
    ],
  },
  footer: { links },
};

export default config satisfies SiteConfigInput;
`;

it.each<[(string | number)[], number]>([
  [['title'], 13],
  [['url'], 14],
  [['docs', 'versions', 0], 17],
  [['docs', 'versions', 1, 'name'], 19],
  [['footer', 'links', 1, 'to'], 5],
  [['tagline'], 8],
])('finds %j on line %i', (path, line) => {
  expect(keyLines(source)(path)).toBe(line);
});

it('returns the line of the object in which a value is missing', () => {
  expect(keyLines(source)(['docs', 'mainDoc'])).toBe(15);
  expect(keyLines(source)(['docs', 'versions', 7, 'name'])).toBe(16);
  expect(keyLines(source)(['organizationName'])).toBe(11);
});

it.each(['export default { title: 1 };', 'export default defineConfig({ title: 1 });'])(
  'reads %s',
  (text) => {
    expect(keyLines(text)(['title'])).toBe(1);
  },
);

it('returns no line for a module that does not parse or exports nothing', () => {
  expect(keyLines('export default {')(['title'])).toBeUndefined();
  expect(keyLines('const x = 1;')(['title'])).toBeUndefined();
});

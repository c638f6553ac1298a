import { styleText } from './inline-styles';

test.each([
  ['url(../media/a.woff2)', 'url(/x/assets/media/a.woff2)'],
  ['url("a.svg")', 'url("/x/assets/chunks/a.svg")'],
  ...['url(/a.svg)', 'url(#a)', `url("data:image/svg+xml,%3Csvg fill='url(#a)'")`].map((same) => [
    same,
    same,
  ]),
])('%s of a stylesheet is %s in a document', (written, expected) => {
  expect(styleText(`a{src:${written}}`, '/x/assets/chunks/a.css')).toBe(`a{src:${expected}}`);
});

test('a stylesheet that would end its element is refused, with its address', () => {
  expect(() => styleText('a{content:"</style>"}', '/a.css')).toThrow('/a.css holds');
});

/** @jest-environment node */
import { highlightLines } from './highlight-lines';

const code = `{
  "name": "a \\" b: 1",

  "list": [-1.5e3, true, "open
}`;

it.each(['json', 'zod'] as const)('no letter of %s is lost', (language) => {
  const lines = highlightLines(code, language).map((tokens) => tokens.map(([, text]) => text).join(''));
  expect(lines.join('\n')).toBe(code);
});

it('names, texts and other values of JSON have colors of their own', () => {
  const colors = highlightLines(code, 'json')
    .flat()
    .filter(([className]) => className);
  expect(colors).toEqual([
    ['p', '"name"'],
    ['s', '"a \\" b: 1"'],
    ['p', '"list"'],
    ['n', '-1.5e3'],
    ['n', 'true'],
    ['s', '"open'],
  ]);
});

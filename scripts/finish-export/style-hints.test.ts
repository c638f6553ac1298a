import { dropStyleHints } from './style-hints';

test('hints for stylesheets go, everything else stays', () => {
  const rows = [
    ':HL["/a.css","style"]',
    '1:["$","link","0",{"rel":"stylesheet","href":"/a.css"}]',
    ':HL["/b.woff2","font",{"crossOrigin":""}]',
    '0:["x"]',
  ];
  expect(dropStyleHints(rows.map((row) => `${row}\n`).join(''))).toBe(
    rows
      .slice(1)
      .map((row) => `${row}\n`)
      .join(''),
  );
});

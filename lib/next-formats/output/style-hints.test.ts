import { rootRow } from './fixtures';
import { textRow } from './flight-rows';
import { dropStyleHints } from './style-hints';

const hint = ':HL["/a.css","style"]\n';

test('hints for stylesheets go, everything else stays', () => {
  const rest =
    '1:["$","link","0",{"rel":"stylesheet","href":"/a.css"}]\n:HL["/b.woff2","font",{"crossOrigin":""}]\n';
  expect(dropStyleHints(hint + rest + hint + rootRow)).toBe(rest + rootRow);
});

test('a text that reads like a hint stays', () => {
  const payload = textRow('1', `a\n${hint}b`) + rootRow;
  expect(dropStyleHints(payload)).toBe(payload);
});

test.each([':HS["/a.css","default"]\n', ':HL["/a.css","style",{"crossOrigin":""}]\n', ':HL["/a","style"]\n'])(
  'a hint for a stylesheet in another form is refused: %j',
  (unknown) => {
    expect(() => dropStyleHints(unknown + rootRow)).toThrow('hints for stylesheets as rows');
  },
);

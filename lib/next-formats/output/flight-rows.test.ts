import { rootRow } from './fixtures';
import { readRows, textRow, textRowScript } from './flight-rows';

test('rows end at their length or at a line break', () => {
  const text = 'Größe 😀\n0:["no row"]\n';
  const stream = `1:"a"\n${textRow('2', text)}:HL["/b.woff2","font"]\n3:I[7,[],"X"]\n4:X\n${rootRow}`;
  const rows = readRows(stream);
  expect(rows.map(({ id, isText }) => [id, isText])).toEqual([
    ['1', false],
    ['2', true],
    ['', false],
    ['3', false],
    ['4', false],
    ['0', false],
  ]);
  expect(rows[1]?.body).toBe(text);
  expect(rows.map(({ start, end }) => stream.slice(start, end)).join('')).toBe(stream);
});

test.each([
  ['no row', 'hello\n', 'a row of flight data, `id:…`, at offset 0'],
  ['a text that ends early', '1:Tff,short', 'a text row of flight data that is as long as it says'],
  ['a row of bytes', `1:o4,abcd${rootRow}`, 'no row of flight data with a length but text rows, `1:o4,`'],
  ['a row of an unknown kind', `1:?x\n${rootRow}`, 'JSON or of a known kind, at offset 0'],
  ['a row that breaks off', '0:["$"', 'JSON or of a known kind, at offset 0'],
  ['no tree', '1:"a"\n', 'a row `0:…` of flight data'],
])('flight data with %s is refused', (_, stream, expected) => {
  expect(() => readRows(stream)).toThrow(expected);
});

test('a script writes a text row as the build does', () => {
  const text = 'Größe 😀';
  // The script is what a page runs; nothing else of it can be called.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const write = new Function('id', 'text', `return ${textRowScript('id', 'text')}`) as typeof textRow;
  expect(write('a', text)).toBe(textRow('a', text));
});

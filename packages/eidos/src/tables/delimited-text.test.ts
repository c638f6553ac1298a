import fc from 'fast-check';
import { formatDelimited, parseDelimited } from './delimited-text';

describe('parseDelimited', () => {
  it('reads a quoted cell, and one with a quote that is never closed, of 20 million characters', () => {
    const long = 'ab'.repeat(10_000_000);
    expect(parseDelimited(`"${long}",c`, ',')[0]!.map(({ length }) => length)).toEqual([long.length, 1]);
    expect(parseDelimited(`"${long}`, ',')[0]![0]).toHaveLength(long.length + 1);
  });

  it('reads quotes around any cell of a file', () => {
    expect(parseDelimited('"Bob"\t""', '\t')).toEqual([['Bob', '']]);
  });

  it.each([
    ['one cell', 'a', [['a']]],
    [
      'rows and columns',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['Windows line ends and the line end that Excel adds', 'a\r\nb\r\n', [['a'], ['b']]],
    [
      'empty cells',
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['a quoted cell with a line end and a tab', '"two\nlines\tone tab"\tb', [['two\nlines\tone tab', 'b']]],
    ['doubled quotes', '"say ""yes"""', [['say "yes"']]],
    ['quotes around a cell that needs none', '"Bob"\t""\n"a', [['"Bob"', '""'], ['"a']]],
    ['a quote inside a cell', '5" pipe\tb', [['5" pipe', 'b']]],
    ['JSON and a last line without a line end', '{"a":""}\r\nlast', [['{"a":""}'], ['last']]],
    ['a quote that is never closed', '"open\tb\nc', [['"open', 'b'], ['c']]],
    ['text after a closing quote', '"a" b\tc', [['"a" b', 'c']]],
    ['text after the closing quote of lines', '"a\nb" c', [['"a'], ['b" c']]],
    ['nothing', '', [['']]],
  ])('reads %s', (_, text, rows) => {
    expect(parseDelimited(text)).toEqual(rows);
  });

  it('reads back every row that formatDelimited wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'ß') });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(rows, (table) => expect(parseDelimited(formatDelimited(table))).toEqual(table)));
  });

  it('keeps every character of a clipboard that no spreadsheet wrote', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\t', '\n') });
    fc.assert(
      fc.property(text, (clipboard) => {
        const letters = (value: string) => value.replace(/[^ab]/g, '');
        expect(letters(parseDelimited(clipboard).flat().join(''))).toBe(letters(clipboard));
      }),
    );
  });
});

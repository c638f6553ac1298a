import fc from 'fast-check';
import { highlightSample } from './tokenize-typescript';

const classesOf = (code: string) =>
  Array.from(highlightSample(code).children, (span) => [span.className, span.textContent]);

describe('highlightSample', () => {
  it('keeps every letter, whatever is typed, because the field is laid over it letter by letter', () => {
    const typed = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '{',
        '}',
        '`',
        '"',
        "'",
        '/',
        '*',
        '\\',
        '\n',
        ' ',
        '$',
        'a',
        '=>',
        'const ',
        '//',
        '😀',
      ),
    );
    fc.assert(fc.property(typed, (parts) => highlightSample(parts.join('')).textContent === parts.join('')));
  });

  it('colors with the classes that the build uses', () => {
    expect(classesOf('const a = "b" + 1; // c')).toEqual([
      ['k', 'const'],
      ['k', '='],
      ['s', '"'],
      ['s', 'b'],
      ['s', '"'],
      ['n', '1'],
      ['c', '// c'],
    ]);
  });

  it('colors keys, calls and members as the build does, also those whose name is a keyword', () => {
    expect(classesOf('compileEidos({ title: x ? a : b, type: y }).then((c: D) => c.e)')).toEqual([
      ['f', 'compileEidos'],
      ['p', 'title'],
      ['p', 'type'],
      ['f', 'then'],
      ['t', 'D'],
      ['k', '='],
      ['k', '>'],
      ['p', 'e'],
    ]);
  });
});

import fc from 'fast-check';
import { tokenizeTypeScript, tokensToHtml } from './tokenize-typescript';

function highlight(text: string) {
  const code = document.createElement('code');
  code.innerHTML = tokensToHtml(tokenizeTypeScript(text));
  return code;
}

const classesOf = (code: string) =>
  Array.from(highlight(code).children, (span) => [span.className, span.textContent]);

it('keeps every letter, whatever is typed, because the field is laid over it letter by letter', () => {
  const typed = fc.array(fc.constantFrom(...Array.from('<>{}`"\'/*\\\n $a😀'), '=>', 'const ', '//'));
  const isKept = (parts: readonly string[]) => highlight(parts.join('')).textContent === parts.join('');
  fc.assert(fc.property(typed, isKept), { examples: [[["<a '//>"]]] });
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

import { readMagicComments } from './magic-comments';

const lines = (...text: string[]) => text.join('\n');

describe('readMagicComments', () => {
  it('marks the next line and takes the comment out of what is shown and copied', () => {
    const code = lines('const a = 1;', '// highlight-next-line', 'const b = 2;', 'const c = 3;');
    expect(readMagicComments(code, 'js')).toEqual({
      code: lines('const a = 1;', 'const b = 2;', 'const c = 3;'),
      highlighted: [2],
    });
  });

  it('marks from start to end', () => {
    const code = lines('a', '# highlight-start', 'b', 'c', '# highlight-end', 'd');
    expect(readMagicComments(code, 'bash')).toEqual({ code: lines('a', 'b', 'c', 'd'), highlighted: [2, 3] });
  });

  it.each([
    ['js', '/* highlight-next-line */'],
    ['tsx', '{/* highlight-next-line */}'],
    ['python', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['nothing-known', '<!-- highlight-next-line -->'],
    ['nothing-known', '  # highlight-next-line'],
  ])('reads the comment style of %s: %s', (language, comment) => {
    expect(readMagicComments(lines(comment, 'x'), language)).toEqual({ code: 'x', highlighted: [1] });
  });

  it.each([
    ['js', '# highlight-next-line'],
    ['python', '// highlight-next-line'],
    ['js', 'x(); // highlight-next-line'],
    ['html', '<!-- highlight-next-line'],
  ])('leaves what is not a comment of %s on a line of its own: %s', (language, line) => {
    expect(readMagicComments(line, language)).toEqual({ code: line, highlighted: [] });
  });
});

it('treats a language named like a property of every object as unknown', () => {
  expect(readMagicComments('// highlight-next-line\na', 'constructor')).toMatchObject({
    code: 'a',
    highlighted: [1],
  });
});

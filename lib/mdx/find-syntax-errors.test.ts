import { syntaxFix } from './syntax-fix';
import { findSyntaxErrors } from './find-syntax-errors';

const body = `<!-- A comment
of two lines -->

See <https://example.org> or <ada@example.org>.

A line<br>break, 3 <4, and { one.

<div>
  Text

</div>

<div class=wide>Text</div>

export const a = ;

## Last
`;

it('finds every part that is not MDX, each with its line and its own fix', () => {
  const { errors, readable } = findSyntaxErrors(body, 'mdx');
  const found = errors.map(({ line, reason }) => [line, syntaxFix(reason)] as const);
  expect([...found].sort(([one = 0], [other = 0]) => one - other)).toEqual([
    [1, 'Write the comment as {/* … */}.'],
    [4, expect.stringContaining('without "<" and ">"')],
    [4, expect.stringContaining('without "<" and ">"')],
    [6, expect.stringContaining('"\\<"')],
    [6, expect.stringContaining('put it in backquotes as code')],
    [6, 'Write <br />.'],
    [13, 'Put the value of the attribute in quotes.'],
    [15, expect.stringContaining('listed in mdx-components.tsx')],
  ]);
  expect(readable.split('\n')).toHaveLength(body.split('\n').length);
  expect(readable).toContain('## Last');
});

it('does not take the end of a tag that is never closed for a fault of its own', () => {
  const { errors } = findSyntaxErrors('A <b>word\n\nand its end</b>.\n\nAnother <i>word.', 'mdx');
  expect(errors.map(({ line }) => line)).toEqual([1, 5]);
});

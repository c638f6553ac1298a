import { compileMdx } from './compile-mdx';
import { MdxError, syntaxFix } from './mdx-error';

const options = { siteTitle: 'x', siteUrl: 'https://example.org', basePath: '' };

it.each([
  ['<!-- A comment\nof two lines -->', 3, 'Write the comment as {/* … */}.'],
  ['See <https://example.org>.', 3, 'without "<" and ">"'],
  ['See <ada@example.org>.', 3, 'without "<" and ">"'],
  ['A line<br>break.', 3, 'Write <br />.'],
  ['<details><b>More</b>\n\n</details>', 3, 'put it on a line of its own'],
  ['3 <4', 3, '"\\<"'],
  ['Text { one.', 3, 'put it in backquotes as code'],
  ['## A { #part }', 3, 'write the id of a heading as {#id}'],
  ['<b>\n\nText.\n\nMore.', 3, 'Close it with </b>'],
  ['<div class=wide>Text</div>', 3, 'Put the value of the attribute in quotes.'],
  ['export const a = ;', 3, 'listed in lib/mdx/plugins/component-props.ts'],
])('text that is not MDX is reported with its line and its own fix: %j', async (text, line, fix) => {
  const error = await compileMdx(`Before.\n\n${text}\n`, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MdxError);
  const { line: found, reason } = error as MdxError;
  expect(found).toBe(line);
  expect(syntaxFix(reason)).toContain(fix);
});

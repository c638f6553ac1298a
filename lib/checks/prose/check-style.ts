import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../diagnostics/diagnostic';
import type { ProsePage } from './prose-page';
import type { StyleRule } from './style-rules';

/** What is wrong with a text: the words, and what to write instead. */
interface StyleError {
  readonly words: string;
  readonly instead: string;
}

const grammar = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle);

function grammarErrors(text: string): StyleError[] {
  const file = new VFile(text);
  grammar.runSync(grammar.parse(file), file);
  return file.messages.map(({ actual = '', expected = [], reason }) => ({
    words: actual,
    instead: expected[0] ?? reason,
  }));
}

/** Returns the words of `text`, which is plain text with code in backticks, that the rules or the grammar reject. */
export function checkSentences(text: string, rules: readonly StyleRule[]): StyleError[] {
  const prose = text.replaceAll(/`+[^`]*`+/g, 'x');
  // An article depends on the first name in the code after it.
  const spoken = text.replaceAll(
    /`+([^`]*)`+/g,
    (_, code: string) => /[A-Za-z]\w*/.exec(code)?.[0] ?? 'code',
  );
  const found = rules.flatMap(({ pattern, instead, isCaseSensitive }) =>
    [...prose.matchAll(new RegExp(pattern, isCaseSensitive ? 'g' : 'gi'))].map(([match]) => ({
      words: match,
      instead,
    })),
  );
  return [...found, ...grammarErrors(spoken)];
}

/** The words of a block, with its code in backticks; expressions, such as the id of a heading, are left out. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const blocks: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** Reports words and phrases of a page that the style guide rejects. */
export function checkStyle({ file, tree, texts }: ProsePage, rules: readonly StyleRule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (text: string, line: number | undefined) => {
    for (const { words, instead } of checkSentences(text, rules))
      diagnostics.push({ file, line, message: `“${words}” is not our style.`, fix: `Write: ${instead}.` });
  };
  for (const { text, line } of texts) check(text, line);
  visit(tree, (node) => {
    if (blocks.includes(node.type)) check(textOf(node), node.position?.start.line);
  });
  return diagnostics;
}

import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { checkNodes } from './check-markup';
import type { ProsePage } from './prose-page';
import type { StyleRule } from './style-rules';

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
  const found = rules.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(([words]) => ({ words, instead })),
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
export function checkStyle(page: ProsePage, rules: readonly StyleRule[]): Diagnostic[] {
  const check = (text: string) =>
    checkSentences(text, rules).map(({ words, instead }) => {
      return { message: `“${words}” does not follow the style guide.`, fix: `Write: ${instead}.` };
    });
  const { file, texts } = page;
  return [
    ...texts.flatMap(({ text, line }) => check(text).map((problem) => ({ file, line, ...problem }))),
    ...checkNodes((node) => (blocks.includes(node.type) ? check(textOf(node)) : []))(page),
  ];
}

const LONGEST_SENTENCE = 30;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The words of a paragraph in which each link and each name in code is one word; in capitals, because it may begin a sentence. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode' || node.type === 'link') return 'Name';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Reports sentences that are too long to be read at once. */
export const checkSentenceLength = checkNodes((node) => {
  if (node.type !== 'paragraph') return undefined;
  return [...sentences.segment(wordsOf(node))].flatMap(({ segment }) => {
    const count = segment.match(/\S*\w\S*/g)?.length ?? 0;
    const message = `The sentence “${segment.trim().slice(0, 40)}…” has ${count} words.`;
    const fix = `Split it: a sentence has at most ${LONGEST_SENTENCE}.`;
    return count > LONGEST_SENTENCE ? { message, fix } : [];
  });
});

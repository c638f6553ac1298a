import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
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
export function checkStyle({ file, tree, texts }: ProsePage, rules: readonly StyleRule[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (text: string, line: number | undefined) => {
    for (const { words, instead } of checkSentences(text, rules))
      diagnostics.push({
        file,
        line,
        message: `“${words}” does not follow the style guide.`,
        fix: `Write: ${instead}.`,
      });
  };
  for (const { text, line } of texts) check(text, line);
  visit(tree, (node) => {
    if (blocks.includes(node.type)) check(textOf(node), node.position?.start.line);
  });
  return diagnostics;
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
export function checkSentenceLength({ file, tree }: ProsePage): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'paragraph', (node) => {
    for (const { segment } of sentences.segment(wordsOf(node))) {
      const count = segment.match(/\S*\w\S*/g)?.length ?? 0;
      if (count <= LONGEST_SENTENCE) continue;
      const begin = segment.trim().slice(0, 40);
      const message = `The sentence “${begin}…” has ${count} words.`;
      const fix = `Split it: a sentence has at most ${LONGEST_SENTENCE}.`;
      diagnostics.push({ file, line: node.position?.start.line, message, fix });
    }
  });
  return diagnostics;
}

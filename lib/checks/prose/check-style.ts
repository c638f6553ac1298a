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

/** The most words that a sentence may have. */
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

/** Words that the style guide rejects, and what to write instead. */
export interface StyleRule {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Found only in the letters of the pattern. */
  readonly isCaseSensitive?: true;
}

/** Terms: one word for each concept. `docs/style.md` has the table. */
const terms: readonly StyleRule[] = [
  { pattern: /\b(?:draws?|drawn|drew)\b/, instead: 'render' },
  { pattern: /\bstrips?\b/, instead: 'status bar' },
  { pattern: /(?<!\b(?:screen|feed)[ -])\breaders?\b/, instead: 'user, or “you” for who reads the page' },
  { pattern: /\b(?:un)?tick(?:s|ed|ing)?\b/, instead: 'select, clear' },
  { pattern: /\bfold(?:s|ed|able)?\b/, instead: 'collapse, collapsible' },
  { pattern: /\bcures?\b/, instead: 'fix' },
  { pattern: /\btells? (?:that|whether|how|what|of)\b/, instead: 'shows, reports, says' },
  { pattern: /\b(?:is|are|be) told(?! apart)\b/, instead: 'is reported' },
  { pattern: /\bdress(?:es|ed)?\b/, instead: 'frame, style' },
  { pattern: /\bhand(?:s|ed)? (?:in|it|over|them)\b/, instead: 'pass' },
  { pattern: /\b(?:hands?|handed) (?:a|an|the)\b/, instead: 'pass' },
  { pattern: /\bsomebody\b/, instead: 'a user, someone' },
  { pattern: /\b(?:plain|in|of|under|with|older) Node\b(?!\.js)/, instead: 'Node.js', isCaseSensitive: true },
  {
    pattern: /\b(?:Javascript|Typescript|Github|NPM)\b/,
    instead: 'the name as its owner writes it',
    isCaseSensitive: true,
  },
];

/** Phrases that a native writer would not use. */
const phrases: readonly StyleRule[] = [
  { pattern: /\b(?:comes?|came|goes?|went) (?:back|away)\b/, instead: 'is restored, is removed' },
  { pattern: /\btakes? along\b/, instead: 'keeps, moves with' },
  { pattern: /\bneed not\b/, instead: 'do not have to' },
  { pattern: /\bin place of\b/, instead: 'instead of' },
  { pattern: /\bbeside (?:it|the|a|an)\b/, instead: 'next to' },
  { pattern: /\b(?:is|are) (?:still )?under way\b/, instead: 'is running, is pending' },
  { pattern: /\bwhere to go on\b/, instead: 'Next steps' },
  { pattern: /\bnot yet a\b/, instead: 'not a … yet' },
  { pattern: /\bmakes? room for\b/, instead: 'replaces' },
  { pattern: /\bis back when\b/, instead: 'reappears when' },
  { pattern: /\blead from nothing\b/, instead: 'create, start with' },
  { pattern: /\b(?:stay|are left) code\b/, instead: 'are shown as code' },

  { pattern: /\bunless you say otherwise\b/, instead: 'by default' },
  { pattern: /\bin the same manner\b/, instead: 'the same way' },
  { pattern: /\bmisspelt\b/, instead: 'misspelled' },
];

/** Filler and long forms of short words. */
const wordy: readonly StyleRule[] = [
  { pattern: /\b(?:please|simply|obviously|of course|easily)\b/, instead: 'nothing: leave it out' },
  { pattern: /\bin order to\b/, instead: 'to' },
  { pattern: /\bdue to the fact that\b/, instead: 'because' },
  { pattern: /\bprior to\b/, instead: 'before' },
  { pattern: /\b(?:utili[sz]|leverag)(?:e|es|ed|ing)\b/, instead: 'use' },
  { pattern: /\b(?:is|are) able to\b/, instead: 'can' },
  { pattern: /\bmakes? use of\b/, instead: 'uses' },
  { pattern: /\bin the event (?:that|of)\b/, instead: 'if' },
  { pattern: /\bwith regard to\b/, instead: 'about' },
  { pattern: /\ballows? (?:you|users) to\b/, instead: 'lets you, lets users' },
  { pattern: /\b(?:e\.g\.|i\.e\.|etc\.|and\/or)(?=\W|$)/, instead: 'for example, that is, or' },
  {
    pattern: /\b(?:\w+n[’']t|(?:it|that|there|let|what)[’']s|(?:you|we|they|I)[’'](?:ll|re|ve|d))\b/,
    instead: 'the words without the contraction',
  },
];

export const styleRules: readonly StyleRule[] = [...terms, ...phrases, ...wordy];

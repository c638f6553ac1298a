import { transformerNotationMap, transformerNotationWordHighlight } from '@shikijs/transformers';
import parseRange from 'parse-numeric-range';
import type { ShikiTransformer } from 'shiki';
import { nearestName } from '../../../config/diagnostics/nearest-name';

/** The comments that can mark lines, each with the languages that have it; a language that is in no row accepts all of them. */
const commentStyles: readonly (readonly [open: string, close: string, languages: string])[] = [
  ['//', '', 'js javascript ts typescript jsx tsx scss html'],
  ['/*', '*/', 'js javascript ts typescript jsx tsx scss html sql'],
  ['{/*', '*/}', 'jsx tsx md mdx'],
  ['#', '', 'python py bash sh shell yaml yml'],
  ['<!--', '-->', 'html xml md mdx'],
  ['--', '', 'sql lua'],
];

/** The magic comments, with what to do about one that has no counterpart. */
const directives = {
  'highlight-next-line': 'Write it above a line.',
  'highlight-start': 'Write a comment "highlight-end" below the last line to mark.',
  'highlight-end': 'Write a comment "highlight-start" above the first line to mark.',
} as const;

/** The words of the comments `[!code …]`, with the class of the lines that they mark. */
const codeMarks = {
  ...Object.fromEntries('hl highlight focus error warning'.split(' ').map((name) => [name, 'highlighted'])),
  '++': 'ins',
  '--': 'del',
};

type Directive = keyof typeof directives;

const isDirective = (word: string): word is Directive => Object.hasOwn(directives, word);

const escapeForPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function directivePattern(language: string) {
  const own = commentStyles.filter(([, , languages]) => languages.split(' ').includes(language));
  const forms = (own.length > 0 ? own : commentStyles).map(
    ([open, close]) => `${escapeForPattern(open)}\\s*(highlight[\\w-]+)\\s*${escapeForPattern(close)}`,
  );
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}

/**
 * Takes the magic comments out of a sample; returns the code, the 1-based numbers of the lines that they mark, and
 * warnings about comments that mark nothing or everything to the end.
 * @param meta the info string of its fence: ranges count the lines of the source, so with one the comments stay.
 */
export function readMagicComments(code: string, language: string, meta: string) {
  const warnings = [...code.matchAll(/\[!code ([^\]:]+)[^\]]*\](?:\s*(?:\*\/\}?|-->))?[\t ]*$/gm)]
    .filter(([, mark = '']) => mark !== 'word' && !Object.hasOwn(codeMarks, mark))
    .map(([, mark]) => `The comment "[!code ${mark}]" marks nothing. Write ++, --, highlight or word:name.`);
  if (meta.startsWith('{')) return { code, highlighted: [], warnings };
  const pattern = directivePattern(language);
  const lines: string[] = [];
  const highlighted: number[] = [];
  const warnOf = (name: Directive) =>
    warnings.push(`The comment "${name}" has no counterpart in its code. ${directives[name]}`);
  let inBlock = false;
  let nextLine = false;
  for (const line of code.split('\n')) {
    const word = pattern.exec(line)?.slice(1).find(Boolean) ?? '';
    if (isDirective(word)) {
      if (word === 'highlight-end' && !inBlock) warnOf(word);
      nextLine = word === 'highlight-next-line';
      inBlock = word === 'highlight-start' || (inBlock && word !== 'highlight-end');
      continue;
    }
    const meant = nearestName(word, Object.keys(directives));
    if (meant) warnings.push(`The comment "${word}" marks nothing. Did you mean "${meant}"?`);
    lines.push(line);
    if (inBlock || nextLine) highlighted.push(lines.length);
    nextLine = false;
  }
  if (inBlock) warnOf('highlight-start');
  if (nextLine) warnOf('highlight-next-line');
  return { code: lines.join('\n'), highlighted, warnings };
}

/** Marked lines by the class that marks them; `rehype-code-blocks.ts` turns the last two into elements. */
type LineMarks = Readonly<Record<'highlighted' | 'ins' | 'del', readonly number[]>>;

const marksOfSamples = new WeakMap<object, LineMarks>();

/** Marks lines by magic comments, and by `ins={2}` and `del={1}` of the fence. */
const lineMarks: ShikiTransformer = {
  name: 'line-marks',
  preprocess(source, options) {
    const meta = options.meta?.__raw ?? '';
    const { code, highlighted } = readMagicComments(source, options.lang, meta);
    const linesOf = (name: string) => parseRange(new RegExp(`\\b${name}=(\\S+)`).exec(meta)?.[1] ?? '');
    marksOfSamples.set(this.meta, { highlighted, ins: linesOf('ins'), del: linesOf('del') });
    return code;
  },
  line(line, number) {
    for (const [mark, lines] of Object.entries(marksOfSamples.get(this.meta) ?? {}))
      if (lines.includes(number)) this.addClassToHast(line, mark);
  },
};

/** Removes the white space before a comment that has been taken out. */
const trimmedLines: ShikiTransformer = {
  name: 'trimmed-lines',
  code() {
    if (!this.source.includes('[!code ')) return;
    for (const line of this.lines) {
      const token = line.children.at(-1);
      const text = token?.type === 'element' ? token.children[0] : undefined;
      if (text?.type === 'text') text.value = text.value.trimEnd();
    }
  },
};

/** Marks lines and words of a sample by comments, in addition to rehype-pretty-code's marks from the fence. */
export const notations: readonly ShikiTransformer[] = [
  lineMarks,
  transformerNotationMap({ classMap: codeMarks }),
  transformerNotationWordHighlight({ classActiveWord: 'mark' }),
  trimmedLines,
];

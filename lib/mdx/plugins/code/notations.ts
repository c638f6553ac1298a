import { transformerNotationMap, transformerNotationWordHighlight } from '@shikijs/transformers';
import parseRange from 'parse-numeric-range';
import type { ShikiTransformer } from 'shiki';

/** The comments that can mark lines, each with the languages that have it; a language that is in no row accepts all of them. */
const commentStyles: readonly (readonly [open: string, close: string, languages: string])[] = [
  ['//', '', 'js javascript ts typescript jsx tsx scss html'],
  ['/*', '*/', 'js javascript ts typescript jsx tsx css scss html sql'],
  ['{/*', '*/}', 'jsx tsx md mdx'],
  ['#', '', 'python py bash sh shell yaml yml'],
  ['<!--', '-->', 'html xml md mdx'],
  ['--', '', 'sql lua'],
];

type Directive = 'highlight-next-line' | 'highlight-start' | 'highlight-end';

const escapeForPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

function directivePattern(language: string) {
  const own = commentStyles.filter(([, , languages]) => languages.split(' ').includes(language));
  const forms = (own.length > 0 ? own : commentStyles).map(
    ([open, close]) =>
      `${escapeForPattern(open)}\\s*(highlight-next-line|highlight-start|highlight-end)\\s*${escapeForPattern(close)}`,
  );
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}

/**
 * Takes the magic comments out of a sample; returns the code, the 1-based numbers of the lines that they mark, and the
 * comments that have no counterpart.
 * @param meta the info string of its fence: ranges count the lines of the source, so with one the comments stay.
 */
export function readMagicComments(code: string, language: string, meta: string) {
  if (meta.startsWith('{')) return { code, highlighted: [], unmatched: [] };
  const pattern = directivePattern(language);
  const lines: string[] = [];
  const highlighted: number[] = [];
  const unmatched: Directive[] = [];
  let inBlock = false;
  let nextLine = false;
  for (const line of code.split('\n')) {
    const directive = pattern.exec(line)?.slice(1).find(Boolean) as Directive | undefined;
    if (directive) {
      if (directive === 'highlight-end' && !inBlock) unmatched.push(directive);
      nextLine = directive === 'highlight-next-line';
      inBlock = directive === 'highlight-start' || (inBlock && directive !== 'highlight-end');
      continue;
    }
    lines.push(line);
    if (inBlock || nextLine) highlighted.push(lines.length);
    nextLine = false;
  }
  if (inBlock) unmatched.push('highlight-start');
  if (nextLine) unmatched.push('highlight-next-line');
  return { code: lines.join('\n'), highlighted, unmatched };
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
  transformerNotationMap({
    classMap: {
      hl: 'highlighted',
      highlight: 'highlighted',
      focus: 'highlighted',
      error: 'highlighted',
      warning: 'highlighted',
      '++': 'ins',
      '--': 'del',
    },
  }),
  transformerNotationWordHighlight({ classActiveWord: 'mark' }),
  trimmedLines,
];

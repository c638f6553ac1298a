import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import { nearestName } from '../../../config/diagnostics/nearest-name';

export const PLAIN_TEXT = 'plaintext';

const names = Object.keys({ ...bundledLanguages, ...bundledLanguagesAlias });
const known = new Set([...names, PLAIN_TEXT, 'text', 'txt', 'plain', 'ansi']);

/** Whether code in a language is highlighted, or plain on purpose. */
export const isLanguage = (name: string): boolean => known.has(name);

export const runnableLanguages: readonly string[] = ['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript'];

/** The parsed info string of a fence: ```` ```tsx title="app.tsx" {1,3-5} showLineNumbers ````. */
export interface Fence {
  /** The name of its language, in lower case; undefined for plain text. */
  readonly language?: string;
  readonly title?: string;
  readonly live: boolean;
  readonly noInline: boolean;
  /** The marked lines and words and the line numbers, as rehype-pretty-code and `notations.ts` read them. */
  readonly meta: string;
  /** Warnings about lines and words that the fence names and its code does not have. */
  readonly warnings: readonly string[];
}

const attributePattern = /(?<=^|\s)([A-Za-z]\w*)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})(?=\s|$)/g;
const rangePattern = /(?:^|\s)\{([^{}:]*)\}/;
const wordPattern = /(?<=^|\s)([/"])((?:(?!\1).)+)\1([\d,-]*)(?=\s|$)/g;
/** Numbers of up to three digits: a longer range, written out, could fill all memory. */
const occurrencePattern = /^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/;

/** How each option is written, by its name. Some say how the code is checked, or are read by another plugin. */
const flagForms = ['live', 'noInline', 'showLineNumbers', 'npm2yarn', 'run', 'output', 'schema'];
const titleForm = `title="app.ts", or title='"app".ts'`;
const forms = ['mark={1}', 'ins={1}', 'del={1}', 'alt="A sentence."', 'unchecked="The reason."'];
const options = new Map([...flagForms, titleForm, ...forms].map((form) => [form.replace(/=.*/, ''), form]));

/** A warning about a word that is nearly an option; another word may be one of another tool. */
function misspelledOption(word: string): string | undefined {
  const near = word.startsWith('{') ? 'mark' : nearestName(/^\w*/.exec(word)![0], [...options.keys()]);
  return near && `The fence has ${word}, which is not an option. Write ${options.get(near)}.`;
}

/** Takes the options that have a name and a value out of an info string. */
export function readAttributes(meta: string) {
  const attributes = new Map<string, string>();
  const rest = meta.replaceAll(attributePattern, (_, name: string, ...values: (string | undefined)[]) => {
    attributes.set(name, values.slice(0, 3).find((value) => value !== undefined) ?? '');
    return ' ';
  });
  return { attributes, rest };
}

/** Divides a list of lines such as `1,3-5` into parts that code with so many lines has, and parts that it has not. */
function readLines(list: string, lineCount: number) {
  const parts = list.replace(/\s/g, '').split(',').filter(Boolean);
  const isKnown = (part: string) =>
    /^\d+((-|\.{2,3})\d+)?$/.test(part) &&
    part.split(/-|\.+/).every((line) => Number(line) >= 1 && Number(line) <= lineCount);
  return { lines: parts.filter(isKnown).join(','), unknown: parts.filter((part) => !isKnown(part)) };
}

/** Reads the info string of a fence with `code` in `language`. Words that it does not know are left to other plugins. */
export function readFence(info: string, language: string, code: string): Fence {
  const { attributes, rest } = readAttributes(info);
  const lineCount = code.split('\n').length;
  const unknownLines: string[] = [];
  const linesOf = (list: string | undefined) => {
    if (list === undefined) return '';
    const { lines, unknown } = readLines(list, lineCount);
    unknownLines.push(...unknown);
    return lines;
  };
  const words = [...rest.matchAll(wordPattern)];
  const unquoted = rest.replaceAll(wordPattern, ' ');
  const range = rangePattern.exec(unquoted)?.[1] ?? attributes.get('mark');
  const marked = [
    `{${linesOf(range)}}`,
    ...['ins', 'del'].map((name) => `${name}=${linesOf(attributes.get(name))}`),
  ];
  const flags = unquoted.replace(rangePattern, ' ').split(/\s+/);
  // A blank may be missing before `{1}`.
  const [word = language] = /^\w+(?=\{)/.exec(language) ?? [];
  const near = nearestName(word, names);
  const warnings = [
    unknownLines.length > 0 &&
      `The fence marks {${unknownLines.join(',')}}, and its code has ${lineCount === 1 ? '1 line. Write {1}' : `${lineCount} lines. Write numbers of its lines, for example {1} or {1-${lineCount}}`}.`,
    ...words.map(
      ([, , word = '']) =>
        !code.includes(word) &&
        `The fence marks "${word}", which its code does not have. Write a word as it is in the code.`,
    ),
    ...[...attributes.keys()].map(
      (name) => !options.get(name)?.includes('=') && misspelledOption(`${name}=…`),
    ),
    ...flags.map((flag) => options.get(flag) !== flag && misspelledOption(flag)),
    flags.includes('noInline') &&
      !flags.includes('live') &&
      'The fence has noInline without live, so its code does not run. Write live noInline.',
    !isLanguage(language) &&
      `"${language}" is not a language that can be highlighted, so the code is plain text. Write ${near ? `"${near}"` : 'its usual name, such as "ts", "bash" or "json"'}, or "text".`,
  ].filter((warning) => typeof warning === 'string');
  return {
    language: language === PLAIN_TEXT ? undefined : language,
    title: attributes.get('title') || undefined,
    live: flags.includes('live'),
    noInline: flags.includes('noInline'),
    meta: [
      ...(range === undefined ? marked.slice(1) : marked),
      ...words.map(
        ([, quote, word, list = '']) => `${quote}${word}${quote}${occurrencePattern.test(list) ? list : ''}`,
      ),
      flags.includes('showLineNumbers') && 'showLineNumbers',
    ]
      .filter(Boolean)
      .join(' '),
    warnings,
  };
}

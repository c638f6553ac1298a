import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { parseCodeMeta, type CodeMeta, type LineMark } from './code-meta';
import { readCommentMarks } from './comment-marks';
import { knownLanguage, nearLanguage, PLAIN_TEXT } from './languages';
import { readMagicComments } from './magic-comments';
import { findWords, type Span } from './word-marks';

/** What is known of a block of code before it is coloured. */
export interface CodeBlockData
  extends Omit<CodeMeta, LineMark | 'words'>, Readonly<Record<LineMark, readonly number[]>> {
  readonly language: string;
  /** Marked words by line. */
  readonly words: ReadonlyMap<number, readonly Span[]>;
  /** Words to mark that the code does not hold. */
  readonly missingWords: readonly string[];
  /** The code as a reader copies it: without marking comments and without the last line break. */
  readonly code: string;
}

declare module 'hast' {
  interface ElementData {
    /** A fence's info string after its language; written by mdast-util-to-hast. */
    meta?: string | null;
    /** Where `rehypeCodeMeta` leaves its findings on the `code` element, for `rehypeCodeBlock` to pick up. */
    codeBlock?: CodeBlockData;
  }
}

function languageOf(code: Element) {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.find((entry) => typeof entry === 'string' && entry.startsWith('language-'));
  return typeof name === 'string' ? name.slice('language-'.length).toLowerCase() : PLAIN_TEXT;
}

function describe(code: Element, source: string): CodeBlockData {
  const language = languageOf(code);
  const { code: trimmed, ...comments } = readCommentMarks(source.replace(/\n$/, ''));
  const meta = parseCodeMeta(code.data?.meta ?? '', trimmed.split('\n').length);
  // Ranges count the lines of the source, so a fence that has them keeps its comments.
  const marked = meta.highlighted
    ? { code: trimmed, highlighted: meta.highlighted }
    : readMagicComments(trimmed, language);
  const { spans, missing } = findWords(marked.code, [...meta.words, ...comments.words]);
  return {
    ...meta,
    code: marked.code,
    highlighted: [...marked.highlighted, ...comments.highlighted],
    inserted: [...meta.inserted, ...comments.inserted],
    deleted: [...meta.deleted, ...comments.deleted],
    words: spans,
    missingWords: missing,
    language,
  };
}

/** Says what a fence names that it cannot have: lines, words, a title without quotes, an unknown language. */
function warnings({ unknownLines, missingWords, unquoted, language, code }: CodeBlockData): string[] {
  const count = code.split('\n').length;
  const lines = count === 1 ? '1 line' : `${count} lines`;
  const [name = '', value = ''] = unquoted?.split('=') ?? [];
  const near = nearLanguage(language);
  return [
    unknownLines.length > 0 &&
      `The fence marks {${unknownLines.join(',')}}, and its code has ${lines}. Write numbers of its lines, for example {1} or {1-${count}}.`,
    ...missingWords.map(
      (word) => `The fence marks "${word}", which its code does not have. Write a word as it is in the code.`,
    ),
    unquoted !== undefined &&
      `The fence has ${unquoted} without quotes, so it is ignored. Write ${name}="${value}".`,
    !knownLanguage(language) &&
      `"${language}" is not a language that can be coloured, so the code is plain text. Write ${near ? `"${near}"` : 'its usual name, such as "ts", "bash" or "json"'}, or "text".`,
  ].filter((warning) => warning !== false);
}

/**
 * Reads each fence's info string and marking comments and removes both from the input of what follows:
 * rehype-pretty-code then only colours, in any quoting and for any language.
 */
export function rehypeCodeMeta({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const [text] = code.children;
      const data = describe(code, text?.type === 'text' ? text.value : '');
      if (data.file !== undefined)
        diagnostics.push({
          line: pre.position?.start.line,
          message: `The fence takes its code from the file ${data.file}, and the code of a page is in the page.`,
          fix: `Copy the code into the fence, and remove file="${data.file}".`,
        });
      for (const warning of warnings(data)) file.message(warning, pre, 'site:code');
      code.children = [{ type: 'text', value: data.code }];
      code.properties.className = [`language-${data.language}`];
      // Assigned, because rehype-parse declares a position that only its own elements have.
      Object.assign(code, { data: { ...code.data, meta: '', codeBlock: data } });
    });
  };
}

import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta, type CodeMeta } from './code-meta';
import { readMagicComments } from './magic-comments';

/** What is known of a block of code before it is coloured. */
export interface CodeBlockData extends CodeMeta {
  readonly language: string;
  readonly highlighted: readonly number[];
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

/** Language of a fence that names none; without one, rehype-pretty-code would skip the fence. */
export const PLAIN_TEXT = 'plaintext';

function languageOf(code: Element) {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.find((entry) => typeof entry === 'string' && entry.startsWith('language-'));
  return typeof name === 'string' ? name.slice('language-'.length).toLowerCase() : PLAIN_TEXT;
}

function describe(code: Element, source: string): CodeBlockData {
  const language = languageOf(code);
  const trimmed = source.replace(/\n$/, '');
  const meta = parseCodeMeta(code.data?.meta ?? '', trimmed.split('\n').length);
  // Ranges count the lines of the source, so a fence that has them keeps its comments.
  const marked = meta.highlighted
    ? { code: trimmed, highlighted: meta.highlighted }
    : readMagicComments(trimmed, language);
  return { ...meta, ...marked, language };
}

/** Says which lines a fence asks to mark that its code does not have. */
function warnOfUnknownLines({ unknownLines, code }: CodeBlockData, pre: Element, file: VFile) {
  if (unknownLines.length === 0) return;
  const count = code.split('\n').length;
  file.message(
    `The fence marks {${unknownLines.join(',')}}, and its code has ${count === 1 ? '1 line' : `${count} lines`}. Write numbers of its lines, for example {1} or {1-${count}}.`,
    pre,
    'site:code-lines',
  );
}

/**
 * Reads each fence's info string and marking comments and removes both from the input of what follows:
 * rehype-pretty-code then only colours, in any quoting and for any language.
 */
export function rehypeCodeMeta() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const [text] = code.children;
      const data = describe(code, text?.type === 'text' ? text.value : '');
      warnOfUnknownLines(data, pre, file);
      code.children = [{ type: 'text', value: data.code }];
      code.properties.className = [`language-${data.language}`];
      // Assigned, because rehype-parse declares a position that only its own elements have.
      Object.assign(code, { data: { ...code.data, meta: '', codeBlock: data } });
    });
  };
}

import { findSyntaxErrors } from '../../../lib/mdx/find-syntax-errors';
import { codeFinder } from '../code-ranges';
import { applyEdits, replaceOutside, type Edit } from '../edits';
import type { MigrationNotes } from '../migration';
import { applySteps, type TextStep } from './text-step';

/** What MDX does not read as CommonMark does, in words of MDX. */
const mdxSteps: readonly TextStep[] = [
  {
    what: 'comments',
    pattern: /<!--([^]*?)-->/g,
    replace: ([, comment = '']) => `{/*${comment.replaceAll('*/', '* /')}*/}`,
  },
  {
    what: 'characters that are meant as text',
    // An object cannot be shown; what other generators replace is text here.
    pattern: /(?<![=\\{])\{\{(?=[^{}\n]*\}\})/g,
    replace: () => '\\{\\{',
  },
  {
    what: 'addresses in angle brackets',
    // The address of a link may be in angle brackets too.
    pattern: /(?<!\]\()<((?:https?:\/\/|mailto:)[^\s<>]+)>/g,
    replace: ([, address = '']) => `[${address.replace(/^mailto:/, '')}](${address})`,
  },
  {
    what: 'elements without an end',
    pattern:
      /<(area|br|col|hr|img|input|source|track|wbr)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)(?<!\/)>/g,
    replace: ([, name = '', attributes = '']) => `<${name}${attributes.trimEnd()} />`,
  },
];

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/**
 * Applies the edits if that leaves fewer errors.
 * @param errors how many the text has.
 */
function applyEscapes(text: string, edits: readonly Edit[], errors: number, notes: MigrationNotes): string {
  if (edits.length === 0) return text;
  const escaped = applyEdits(text, edits);
  if (findSyntaxErrors(escaped, 'mdx').errors.length >= errors) return text;
  notes.count('characters that are meant as text', edits.length);
  return escaped;
}

/** Escapes every brace of the lines whose braces do not parse. */
function escapeBraces(text: string, notes: MigrationNotes): string {
  const { errors } = findSyntaxErrors(text, 'mdx');
  const lines = new Set(errors.filter(({ reason }) => /acorn|brace/.test(reason)).map(({ line }) => line));
  if (lines.size === 0) return text;
  const edits = replaceOutside(text, /(?<!\\)\{/g, codeFinder(text), ({ index }) =>
    lines.has(lineAt(text, index)) ? '\\{' : undefined,
  );
  return applyEscapes(text, edits, errors.length, notes);
}

/** Escapes what is meant as text and MDX would read as an element or an expression. */
function escapeText(text: string, notes: MigrationNotes): string {
  const { errors } = findSyntaxErrors(text, 'mdx');
  if (errors.length === 0) return text;
  const isCode = codeFinder(text);
  const lines = new Set(errors.map(({ line }) => line));
  const edits = [
    // `<5`, `<=` and the like are never tags.
    ...replaceOutside(text, /<(?=[^A-Za-z/!>])/g, isCode, ({ index }) =>
      lines.has(lineAt(text, index)) ? '\\<' : undefined,
    ),
    ...replaceOutside(text, /\{\{|\{(?=%)/g, isCode, ({ index, 0: braces }) =>
      lines.has(lineAt(text, index)) ? braces.replaceAll('{', '\\{') : undefined,
    ),
  ];
  return applyEscapes(text, edits, errors.length, notes);
}

/** Converts what CommonMark allows and MDX does not. */
export const convertToMdx = (text: string, notes: MigrationNotes): string =>
  escapeBraces(escapeText(applySteps(text, mdxSteps, notes), notes), notes);

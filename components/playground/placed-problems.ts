import { findRange, type JsonError, type JsonText, lineAt, readJson, type TextRange } from './json-text';
import type { Problem } from 'eidos';

export type EditedText = 'schema' | 'hints' | 'data';

export interface PlacedProblem extends JsonError {
  readonly text: EditedText;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  /** The compiler's code; undefined where the text is not JSON. */
  readonly code: string | undefined;
}

/** The compiler names a place in the hints as `hints["/city"]/span`. */
const HINT_POINTER = /^hints\[(".*?(?<!\\)")\](.*)$/;

function place(text: EditedText, source: string, range: TextRange) {
  return { text, ...range, line: lineAt(source, range.offset) };
}

/** Everything that keeps a text from being JSON. */
export const findSyntaxProblems = (text: EditedText, source: string): readonly PlacedProblem[] =>
  readJson(source).errors.map(({ offset, length, message, fix }) => ({
    ...place(text, source, { offset, length }),
    severity: 'error',
    message,
    fix,
    code: undefined,
  }));

/** Gives each problem of the compiler its line in the texts that were compiled. */
export function placeProblems(
  problems: readonly Problem[],
  sources: Readonly<Record<'schema' | 'hints', string>>,
): readonly PlacedProblem[] {
  const trees: Partial<Record<EditedText, JsonText>> = {};
  const placed = problems.map(({ pointer, severity, message, fix, code }) => {
    const [, key, rest = ''] = HINT_POINTER.exec(pointer) ?? [];
    const text = key === undefined ? ('schema' as const) : ('hints' as const);
    const tree = (trees[text] ??= readJson(sources[text]));
    const range =
      key === undefined ? findRange(tree, pointer) : findRange(tree, rest, [JSON.parse(key) as string]);
    return {
      ...place(text, sources[text], range),
      severity: severity === 'error' ? ('error' as const) : ('warning' as const),
      message,
      fix,
      code,
    } satisfies PlacedProblem;
  });
  return placed.sort((one, other) => other.text.localeCompare(one.text) || one.line - other.line);
}

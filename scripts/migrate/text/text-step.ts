import type { Generator, MigrationNotes } from '../migration';
import { codeFinder } from '../code-ranges';
import { applyEdits, replaceOutside } from '../edits';

/** One conversion of a text. Unless it says so, it leaves alone what is written as code. */
export interface TextStep {
  readonly what: string;
  readonly pattern: RegExp;
  readonly replace: (match: RegExpExecArray) => string | undefined;
  readonly from?: readonly Generator[];
  /** Whether it concerns fences themselves. */
  readonly inCode?: boolean;
}

/** Converts a text by each step in turn, and counts what each has converted. */
export function applySteps(text: string, steps: readonly TextStep[], notes: MigrationNotes): string {
  return steps.reduce((current, { what, pattern, replace, inCode = false }) => {
    if (current.search(pattern) < 0) return current;
    const isCode = inCode ? () => false : codeFinder(current);
    const edits = replaceOutside(current, pattern, isCode, replace);
    if (edits.length > 0 && !what.startsWith('ends')) notes.count(what, edits.length);
    return applyEdits(current, edits);
  }, text);
}

import { hintForms, type HintName } from './hints';
import type { Hints } from '../types/eidos-schema';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';

const hintNames = Object.keys(hintForms);

/** Keeps the hints that are known and well formed, and reports the others. */
export function checkHints(
  hints: { readonly [name: string]: unknown },
  pointer: Pointer,
  problems: ProblemList,
): Hints {
  const kept = Object.entries(hints).filter(([name, value]) => {
    const place = joinPointer(pointer, name);
    if (!Object.hasOwn(hintForms, name)) {
      const fix = suggestName(name, hintNames) ?? `Use one of ${hintNames.join(', ')}.`;
      problems.report('unknown-hint', place, `"${name}" is not a hint.`, fix);
      return false;
    }
    const { form, test } = hintForms[name as HintName];
    if (!test(value)) problems.report('wrong-hint', place, `"${name}" must be ${form}.`, `Write ${form}.`);
    return test(value);
  });
  return Object.freeze(Object.fromEntries(kept));
}

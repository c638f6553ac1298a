import { checkSchema, compileEidos, type Eidos } from 'eidos';
import { findSyntaxProblems, placeProblems, type PlacedProblem } from '../playground/placed-problems';

export interface ReadSchema {
  readonly eidos: Eidos | undefined;
  readonly problems: readonly PlacedProblem[];
}

/** Compiles a schema that a reader is writing; each problem has its line. */
export function readSchema(text: string): ReadSchema {
  const errors = findSyntaxProblems('schema', text);
  if (errors.length > 0) return { eidos: undefined, problems: errors };
  const schema = JSON.parse(text) as object;
  const found = checkSchema(schema);
  const problems = placeProblems(found, { schema: text, hints: '{}' });
  const hasErrors = found.some(({ severity }) => severity === 'error');
  return { eidos: hasErrors ? undefined : compileEidos<object>(schema), problems };
}

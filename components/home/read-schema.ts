import { checkSchema, compileEidos, type Eidos } from 'eidos';
import { findSyntaxProblems, placeProblems } from '../playground/placed-problems';

/** Compiles a schema that a reader is writing, unless it has errors; each problem has its line. */
export function readSchema(text: string) {
  const errors = findSyntaxProblems('schema', text);
  if (errors.length > 0) return { eidos: undefined, problems: errors };
  const schema = JSON.parse(text) as object;
  const found = checkSchema(schema);
  const problems = placeProblems(found, { schema: text, hints: '{}' });
  const hasErrors = found.some(({ severity }) => severity === 'error');
  const eidos: Eidos | undefined = hasErrors ? undefined : compileEidos<object>(schema);
  return { eidos, problems };
}

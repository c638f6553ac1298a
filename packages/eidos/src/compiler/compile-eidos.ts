import type { InferData } from '../types/infer-data';
import { compileDocument, type CompileOptions } from './check-schema';
import type { Eidos } from './node';
import { describeProblems, EidosProblemsError } from './problem';
import { isDevelopment } from '../development/advice';

/**
 * Compiles a JSON Schema (draft 2020-12, the keywords of `keywordTable`; earlier drafts and OpenAPI are translated as
 * `legacyKeywords` says) to an eidos: an immutable tree of nodes, one for each value that can be entered. The
 * schema is copied, so it may be changed afterwards.
 * Rows, options and added values of a large schema are compiled when they are first looked at.
 * Warnings are kept on the eidos and, during development, printed to the console as far as they are known by then.
 * With a schema written inline or `as const`, the eidos has the type of its data.
 *
 * @throws EidosProblemsError with everything that cannot be used: each problem has its pointer into the schema,
 * what is wrong and what to write instead. Use `checkSchema` to get the list without an exception.
 */
export function compileEidos<const Schema extends object | boolean>(
  schema: Schema,
  options: CompileOptions = {},
): Eidos<InferData<Schema>> {
  const { root, problems, findProblems } = compileDocument(schema, options);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  if (root === undefined || isRefused) throw new EidosProblemsError(problems);
  if (problems.length > 0 && isDevelopment()) {
    console.warn(`The schema was compiled, with warnings:\n${describeProblems(problems)}`);
  }
  return Object.freeze({
    schema: root.schema,
    root,
    get warnings() {
      return findProblems();
    },
  });
}

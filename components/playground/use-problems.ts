import { useMemo } from 'react';
import { findSyntaxProblems, type PlacedProblem, placeProblems } from './placed-problems';
import type { PlaygroundState } from './playground-state';
import type { CompiledSource } from './use-screen-frame';

type Texts = Pick<PlaygroundState, 'language' | 'schema' | 'hints' | 'data'>;

/** Where each text is not JSON. */
export const useSyntaxProblems = ({ language, schema, hints, data }: Texts): readonly PlacedProblem[] =>
  useMemo(
    () => [
      ...(language === 'json' ? findSyntaxProblems('schema', schema) : []),
      ...findSyntaxProblems('hints', hints),
      ...findSyntaxProblems('data', data),
    ],
    [language, schema, hints, data],
  );

/** The line that an error of TypeScript names, as in `Unexpected token (3:10)`. */
function failureProblem(failure: string, source: string): PlacedProblem {
  const line = Number(/\((\d+):\d+\)/.exec(failure)?.[1] ?? 1);
  const before = source.split('\n').slice(0, line - 1);
  return {
    text: 'schema',
    line,
    offset: before.reduce((sum, { length }) => sum + length + 1, 0),
    length: 0,
    severity: 'error',
    message: failure,
    fix: '',
    code: undefined,
  };
}

/** The compiler's problems in the texts, each with its line. For zod, lines are those of its JSON Schema. */
export const useCompilerProblems = (compiled: CompiledSource | undefined): readonly PlacedProblem[] =>
  useMemo(() => {
    if (!compiled) return [];
    const { source, problems, jsonSchema, failure } = compiled;
    if (failure !== undefined) return [failureProblem(failure, source.schema)];
    const schema = source.language === 'zod' ? jsonSchema : source.schema;
    return placeProblems(problems, { schema, hints: source.hints });
  }, [compiled]);

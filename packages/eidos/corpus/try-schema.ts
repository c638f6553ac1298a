import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { compileEidos, createController, EidosProblemsError, validate } from '../src';
import { type CorpusSchema, findDocuments, indexSchemas, tryRead } from './read-corpus';

/** The result of one schema of a corpus. */
export interface Trial {
  readonly name: string;
  readonly status: 'compiled' | 'rejected' | 'crashed' | 'timed out';
  /** Milliseconds. */
  readonly time: number;
  readonly codes: readonly string[];
  readonly message: string;
  /** Valid files that do not open valid, each with its first error. */
  readonly wrongValid: readonly string[];
  /** Invalid files that are accepted. */
  readonly wrongInvalid: readonly string[];
  readonly valid: number;
  readonly invalid: number;
}

const unreadable = 'It is not text of its format.';

/** Compiles a schema and opens its files. */
function trySchema(own: CorpusSchema, known: ReadonlyMap<string, object>): Trial {
  const { name, valid, invalid } = own;
  const counts = { name, valid: valid.length, invalid: invalid.length };
  const nothing = { codes: [], message: '', wrongValid: [], wrongInvalid: [] };
  const start = performance.now();
  const spent = () => performance.now() - start;
  try {
    const schema = known.get(path.basename(own.file)) ?? (tryRead(own.file) as object | undefined);
    if (schema === undefined)
      return { ...counts, ...nothing, status: 'rejected', time: 0, message: unreadable };
    const documents = findDocuments(schema, known);
    const before = performance.now();
    const eidos = compileEidos(schema, { documents });
    const time = performance.now() - before;
    const mistakeOf = (file: string): string | undefined => {
      const read = tryRead(file);
      if (read === undefined) return `${file}: ${unreadable}`;
      const { data, errors } = createController<unknown>(eidos, { data: read as object }).getSnapshot();
      if (errors[0]) return `${file}: ${errors[0].pointer} ${errors[0].code}`;
      return isDeepStrictEqual(structuredClone(data), read) ? undefined : `${file}: it was changed`;
    };
    // A screen leaves hidden values out, so only the file as it is shows whether they are rejected.
    const isAccepted = (file: string) => {
      const read = tryRead(file);
      return read !== undefined && validate(eidos, read).length === 0;
    };
    return {
      ...counts,
      ...nothing,
      status: 'compiled',
      time,
      codes: [...new Set(eidos.warnings.map(({ code }) => code))],
      wrongValid: valid.flatMap((file) => mistakeOf(file) ?? []),
      wrongInvalid: invalid.filter(isAccepted),
    };
  } catch (error) {
    if (!(error instanceof EidosProblemsError)) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { ...counts, ...nothing, status: 'crashed', time: spent(), message };
    }
    const errors = error.problems.filter(({ severity }) => severity === 'error');
    const codes = [...new Set(errors.map(({ code }) => code))];
    const message = errors.map((each) => `${each.pointer}: ${each.message}`).join('\n');
    return { ...counts, ...nothing, status: 'rejected', time: spent(), codes, message };
  }
}

const corpus = indexSchemas(workerData as readonly CorpusSchema[]);
parentPort?.on('message', (schema: CorpusSchema) => parentPort?.postMessage(trySchema(schema, corpus)));

import { checkKeywords, type SchemaIndex } from './check-keywords';
import { compilationBudget, type Compilation } from './compilation';
import { compileNode, compileLayers } from './compile-node';
import type { EidosNode } from './node';
import { toLayer } from './schema-layer';
import type { Problem } from './problem';
import { normalise } from './normalise';
import { ProblemList } from './problem-list';
import { readDocument } from './read-document';
import { checkReferences, createSelfContained } from './references';

/** How strictly a schema is read. */
export interface CompileOptions {
  /** Makes every warning an error, such as one about a misspelt keyword; false by default. */
  readonly strict?: boolean;
}

/**
 * Lists every error and warning of a schema. Accepts any value, even one that is not a schema, and never throws.
 */
export function checkSchema(schema: unknown, { strict }: CompileOptions = {}): readonly Problem[] {
  return compileDocument(schema, strict).problems;
}

export interface CompiledDocument {
  /** Undefined only when there is an error among the problems. */
  readonly root: EidosNode | undefined;
  readonly problems: readonly Problem[];
}

/** Reads, checks and compiles as much of a schema as it can. */
export function compileDocument(input: unknown, strict = false): CompiledDocument {
  const problems = new ProblemList(strict);
  const source = readDocument(input, problems);
  if (source === undefined) return { root: undefined, problems: problems.problems };
  const { document, places } = normalise(source);
  problems.places = places;
  const schemas = checkKeywords(document, problems);
  const compilation = start(schemas, problems);
  const schema = schemas.get('') ?? true;
  const place = { name: '', required: true, around: new Set<string>(), applied: new Set<string>(), depth: 0 };
  const root = compilation.compileNode({ ...place, sources: [toLayer('', schema)] });
  // Recursive references are compiled on demand. Compiling each once here reports the problems behind them.
  for (const pending of compilation.pending.values()) {
    compilation.compileNode({ ...pending, around: new Set(), applied: new Set(), depth: 0 });
  }
  compilation.isSettled = true;
  return { root, problems: problems.problems };
}

function start(schemas: SchemaIndex, problems: ProblemList): Compilation {
  const references = checkReferences(schemas, problems);
  const compilation: Compilation = {
    schemas,
    problems,
    compileNode: (place) => compileNode(place, compilation),
    compileLayers: (layers, place) => compileLayers(layers, place, compilation),
    targetOf: references.targetOf,
    toSelfContained: createSelfContained(schemas, references),
    pending: new Map(),
    budget: compilationBudget,
    isSettled: false,
  };
  return compilation;
}

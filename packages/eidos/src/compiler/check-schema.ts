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
import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** How a schema is read. */
export interface CompileOptions {
  /** Makes every warning an error, such as one about a misspelt keyword; false by default. */
  readonly strict?: boolean;
  /** Other documents that the schema refers to, each under the address by which it does. Nothing is ever loaded. */
  readonly documents?: { readonly [address: string]: object | boolean };
}

/**
 * Lists every error and warning of a schema. Accepts any value, even one that is not a schema, and never throws.
 */
export function checkSchema(schema: unknown, options: CompileOptions = {}): readonly Problem[] {
  return compileDocument(schema, options).problems;
}

export interface CompiledDocument {
  /** Undefined only when there is an error among the problems. */
  readonly root: EidosNode | undefined;
  readonly problems: readonly Problem[];
}

/** Reads, checks and compiles as much of a schema as it can. */
export function compileDocument(
  input: unknown,
  { strict = false, documents = {} }: CompileOptions,
): CompiledDocument {
  const problems = new ProblemList(strict);
  const own = readDocument(input, problems);
  const others = readDocument(documents, problems, '/$defs');
  if (own === undefined) return { root: undefined, problems: problems.problems };
  const source = bundle(own, others);
  const { document, places, ambiguous } = normalise(source, Object.keys(documents));
  problems.places = places;
  for (const pointer of ambiguous) reportAmbiguous(pointer, problems);
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

/** Puts other documents under `$defs`, each under its address: JSON Schema calls that a compound document. */
function bundle(source: JsonValue, documents: JsonValue | undefined): JsonValue {
  if (!isJsonObject(source) || !isJsonObject(documents)) return source;
  const { $defs = {} } = source;
  if (!isJsonObject($defs) || Object.keys(documents).length === 0) return source;
  return { ...source, $defs: { ...documents, ...$defs } };
}

function reportAmbiguous(pointer: Pointer, problems: ProblemList): void {
  const message = 'This reference means different schemas, depending on the way that leads to it.';
  problems.report('ambiguous-reference', joinPointer(pointer, '$ref'), message);
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

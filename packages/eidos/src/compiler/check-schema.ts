import { checkKeywords, type SchemaIndex, type SchemaObject } from './check-keywords';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { bundle } from './bundle';
import { compileJson } from './compile-json';
import { compilationBudget, type Compilation, type NodePlace } from './compilation';
import { compileNode, compileLayers } from './compile-node';
import type { EidosNode } from './node';
import { type SchemaLayer, toLayer } from './schema-layer';
import type { Problem } from './problem';
import { metaSchemasOf } from './meta-schema';
import { normalise } from './normalise';
import { ProblemList } from './problem-list';
import { readDocument } from './read-document';
import { createOuterHints, readOuterHints } from './outer-hints';
import { type Relaxation, relaxRequired } from './relax-required';
import { reportUnusedStates } from './read-states';
import type { HintsByPointer } from '../types/eidos-schema';
import type { JsonValue } from '../json/json-schema';
import { deepFreeze } from '../json/members';
import { checkReferences, createSelfContained } from './references';

/** How a schema is read. */
export interface CompileOptions {
  /**
   * Hints that override those of `x-eidos`, for a schema that you cannot change. Keys are JSON Pointers of
   * the data, with `*` for each row of a table and each value of a map: `{ '/address/city': { span: 6 } }`.
   */
  readonly hints?: HintsByPointer;
  /**
   * Whether every warning is an error, such as one about a misspelled keyword.
   * @default `false`
   */
  readonly strict?: boolean;
  /** Other documents that the schema refers to, each under the URL by which it does. Nothing is ever loaded. */
  readonly documents?: { readonly [address: string]: object | boolean };
  /**
   * A value whose document was not passed in: `json` lets users edit it as JSON text, with a warning; `error` rejects the
   * schema.
   * @default `'json'`
   */
  readonly onMissingDocument?: 'json' | 'error';
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
  { strict = false, hints, documents: passed = {}, onMissingDocument = 'json' }: CompileOptions,
): CompiledDocument {
  const problems = new ProblemList(strict, onMissingDocument === 'error');
  const own = readDocument(input, problems);
  const documents = own === undefined ? passed : { ...metaSchemasOf([own, passed as JsonValue]), ...passed };
  const others = readDocument(documents, problems, '/$defs');
  if (own === undefined) return { root: undefined, problems: problems.problems };
  const source = bundle(own, others);
  const { document, places, ambiguous } = normalise(source, Object.keys(documents));
  problems.places = places;
  for (const pointer of ambiguous) reportAmbiguous(pointer, problems);
  const outer = readOuterHints(hints, places, problems);
  const relaxations: Relaxation[] = [];
  const first = compileOnce(document, outer, problems, relaxations);
  const root =
    relaxations.length === 0
      ? first
      : compileOnce(
          deepFreeze(relaxRequired(document, unique(relaxations), places)),
          outer,
          problems,
          undefined,
        );
  return { root, problems: problems.problems };
}

function unique(relaxations: readonly Relaxation[]): readonly Relaxation[] {
  return [...new Map(relaxations.map((one) => [JSON.stringify(one), one])).values()];
}

function compileOnce(
  document: JsonValue,
  outer: ReadonlyMap<Pointer, SchemaObject>,
  problems: ProblemList,
  relaxations: Relaxation[] | undefined,
): EidosNode {
  const schemas = checkKeywords(document, problems, outer);
  const compilation = start(schemas, problems, relaxations, outer.size > 0);
  const schema = schemas.get('') ?? true;
  const nowhere = { around: new Set<string>(), applied: new Set<string>(), depth: 0 };
  const place = { name: '', required: true, path: '', ...nowhere };
  const sources = [toLayer('', schema)];
  const root =
    compilation.compileNode({ ...place, sources }) ??
    compileImpossible(sources, { ...place, sources }, compilation);
  // Recursive references are compiled on demand. Compiling each once here reports the problems behind them.
  for (const pending of compilation.pending.values()) compilation.compileNode({ ...pending, ...nowhere });
  compilation.outerHints.reportUnused(outer.keys(), problems);
  reportUnusedStates(compilation);
  compilation.isSettled = true;
  return root;
}

/** The root of a schema that allows no value: there has to be one, whatever is entered there. */
function compileImpossible(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): EidosNode {
  compilation.problems.report('never-valid', '', 'The schema allows no value.');
  return compileJson(layers, place, compilation);
}

function reportAmbiguous(pointer: Pointer, problems: ProblemList): void {
  const message = 'This reference means different schemas, depending on the way that leads to it.';
  problems.report('ambiguous-reference', joinPointer(pointer, '$ref'), message);
}

function start(
  schemas: SchemaIndex,
  problems: ProblemList,
  relaxations: Relaxation[] | undefined,
  hasHints: boolean,
): Compilation {
  const references = checkReferences(schemas, problems);
  const compilation: Compilation = {
    schemas,
    problems,
    compileNode: (place) => compileNode(place, compilation),
    compileLayers: (layers, place) => compileLayers(layers, place, compilation),
    targetOf: references.targetOf,
    toSelfContained: createSelfContained(schemas, references),
    parts: new Map(),
    pending: new Map(),
    outerHints: createOuterHints(schemas, hasHints),
    states: new Map(),
    relaxations,
    budget: compilationBudget,
    isSettled: false,
  };
  return compilation;
}

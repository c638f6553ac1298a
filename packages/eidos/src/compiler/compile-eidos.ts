import type { InferData } from '../types/infer-data';
import type { Eidos, EidosNode } from './node';
import { describeProblems, EidosProblemsError, type Problem, ProblemList } from './problem';
import { isDevelopment } from '../development/advice';
import { checkKeywords, type SchemaObject } from './check-keywords';
import type { Pointer } from '../json/json-pointer';
import { bundle, metaSchemasOf, readDocument } from './read-document';
import { compileJson } from './compile-field';
import { budgets, type Compilation, type NodeInput } from './compilation';
import { compileNode, compileShared } from './compile-node';
import { toLayer } from './schema-layer';
import { normalize } from './normalize';
import { createOuterHints, readOuterHints } from './hints';
import { type Relaxation, relaxRequired, reportUnusedStates } from './field-states';
import type { HintsByPointer } from '../types/eidos-schema';
import type { JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { deepFreeze } from '../json/members';
import { createSelfContained, findTargets } from './references';

/** Compiles a schema like the public `compileEidos`, which adds validation as a Standard Schema. */
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
  readonly documents?: { readonly [url: string]: object | boolean };
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
  return compileDocument(schema, options).findProblems();
}

interface CompiledDocument {
  /** Undefined only when there is an error among the problems. */
  readonly root: EidosNode | undefined;
  /** The problems that are known without compiling what no screen shows yet: all errors, and most warnings. */
  readonly problems: readonly Problem[];
  /** Compiles the rest, if there is any, and returns all problems. */
  readonly findProblems: () => readonly Problem[];
}

/**
 * Reads and checks a schema, and compiles what a screen shows first. A schema with hints is compiled as a whole, because
 * a hint inside a row can change what is required around it.
 */
function compileDocument(
  input: unknown,
  { strict = false, hints, documents: passed = {}, onMissingDocument = 'json' }: CompileOptions,
): CompiledDocument {
  const problems = new ProblemList(strict, onMissingDocument === 'error');
  const references = new Set<string>();
  const own = readDocument(input, problems, '', references);
  const passedDocuments =
    own === undefined ? undefined : readDocument(passed, problems, '/$defs', references);
  if (own === undefined || passedDocuments === undefined) {
    const found = problems.problems;
    return { root: undefined, problems: found, findProblems: () => found };
  }
  const documents = { ...metaSchemasOf(references), ...(passedDocuments as JsonObject) };
  const { document, places } = normalize(bundle(own, documents), Object.keys(documents), problems);
  const outer = readOuterHints(hints, places, problems);
  const compile = (source: JsonValue, isWhole: boolean, found?: Relaxation[]) =>
    compileOnce(source, outer, problems, found, isWhole);
  const relaxations: Relaxation[] = [];
  const first = compile(document, strict, relaxations);
  const relaxed = () => deepFreeze(relaxRequired(document, relaxations, places));
  const { root } = relaxations.length === 0 ? first : compile(relaxed(), strict);
  let isPartial = first.isPartial;
  return {
    root,
    problems: problems.problems,
    findProblems() {
      if (isPartial) compile(document, true);
      isPartial = false;
      return problems.problems;
    },
  };
}

function compileOnce(
  document: JsonValue,
  outer: ReadonlyMap<Pointer, SchemaObject>,
  problems: ProblemList,
  relaxations: Relaxation[] | undefined,
  isWhole: boolean,
): { readonly root: EidosNode; readonly isPartial: boolean } {
  const checked = checkKeywords(document, problems, outer);
  const budget = isWhole || checked.hasHints ? budgets.problems : budgets.screen;
  const targets = findTargets(checked, problems);
  const compilation: Compilation = {
    problems,
    compileNode: (place) => compileNode(place, compilation),
    compileShared: (place) => compileShared(place, compilation),
    targets,
    toSelfContained: createSelfContained(targets),
    parts: new Map(),
    pending: new Map(),
    outerHints: createOuterHints(checked.outerHints),
    states: new Map(),
    relaxations,
    budget,
    isPartial: false,
    isSettled: false,
  };
  const nowhere = { around: new Set<string>(), depth: 0 };
  const sources = [toLayer('', checked.root)];
  const place = { name: '', required: true, path: '', sources, ...nowhere };
  const root = compilation.compileNode(place) ?? compileImpossible({ layers: sources, place, compilation });
  // Recursive references are compiled on demand. Compiling each once here reports the problems behind them.
  for (const pending of compilation.pending.values()) {
    if (compilation.budget < 0) compilation.isPartial = true;
    else compilation.compileNode({ ...pending, ...nowhere });
  }
  compilation.outerHints.reportUnused(problems);
  reportUnusedStates(compilation);
  compilation.isSettled = true;
  return { root, isPartial: compilation.isPartial && budget < budgets.problems };
}

/** The root of a schema that allows no value: there has to be one, whatever is entered there. */
function compileImpossible(input: NodeInput): EidosNode {
  input.compilation.problems.report('never-valid', '', 'The schema allows no value.');
  return compileJson(input);
}

import type { SchemaIndex } from './check-keywords';
import type { JsonSchema } from '../json/json-schema';
import type { EidosNode } from './node';
import type { Pointer } from '../json/json-pointer';
import type { SchemaLayer } from './schema-layer';
import type { ProblemList } from './problem-list';

/** What all nodes of one compilation share. */
export interface Compilation {
  readonly schemas: SchemaIndex;
  readonly problems: ProblemList;
  /** Makes the node of one value; undefined when it cannot be drawn, which is then among the problems. */
  readonly compileNode: (place: Place) => EidosNode | undefined;
  /** Makes the node of a value from all the schemas that apply to it. */
  readonly compileLayers: (layers: readonly SchemaLayer[], place: Place) => EidosNode | undefined;
  readonly toSelfContained: (schema: JsonSchema) => JsonSchema;
  /** Places of recursive references still to be compiled once, so that problems behind them are told too. */
  readonly pending: Map<string, Place>;
  /** What is left of the budget. */
  budget: number;
  /** Everything was compiled; what comes now are recursive references as they are needed. */
  isSettled: boolean;
}

/** Where a value lies, and which schemas describe it. */
export interface Place {
  readonly name: string;
  readonly required: boolean;
  readonly sources: readonly SchemaLayer[];
  /** Schemas of the values around this one: a `$ref` to one of them is recursive. */
  readonly around: ReadonlySet<Pointer>;
  /** Schemas already applied to this very value: a `$ref` to one of them never ends. */
  readonly applied: ReadonlySet<Pointer>;
  readonly depth: number;
  /** Where the node is declared, when that is not its first source. */
  readonly pointer?: Pointer;
  /** `null` is allowed by an alternative that is not drawn. */
  readonly nullable?: boolean;
  /** The value is a property of a union's option, so its constants tell the options apart. */
  readonly inOption?: boolean;
}

/**
 * How many nodes, conditions and schemas applied to a value one compilation may have: more than any screen
 * needs, and too few for a schema that multiplies by references or alternatives to keep a browser busy.
 */
export const compilationBudget = 30_000;

/** Values nested deeper than this are refused; it keeps the recursion within the stack. */
export const maximumNodeDepth = 64;

/** The pointers around the values inside a value that these layers describe. */
export function pointersAround(place: Place, layers: readonly SchemaLayer[]): ReadonlySet<Pointer> {
  return new Set([...place.around, ...place.applied, ...layers.map(({ pointer }) => pointer)]);
}

/** The place of a row or a property, which starts anew: only what lies around it counts as recursion. */
export function placeInside(
  around: ReadonlySet<Pointer>,
  outer: Place,
  own: Pick<Place, 'name' | 'required' | 'sources' | 'inOption'>,
): Place {
  return { ...own, around, applied: new Set(), depth: outer.depth + 1 };
}

/** Takes one node, condition or applied schema from the budget; false, with a problem, when it is used up. */
export function spend(compilation: Compilation): boolean {
  compilation.budget -= 1;
  if (compilation.budget >= 0) return true;
  compilation.problems.report(
    'too-large',
    '',
    `The schema becomes more than ${compilationBudget} fields and schemas.`,
  );
  return false;
}

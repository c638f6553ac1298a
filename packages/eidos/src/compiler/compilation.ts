import type { SchemaObject } from './check-keywords';
import type { JsonSchema } from '../json/json-schema';
import type { Choice, EidosNode } from './node';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { stateHints } from './keywords';
import type { Relaxation } from './field-states';
import type { OuterHints } from './hints';
import type { Layers } from './schema-layer';
import type { ProblemList } from './problem';
import type { Targets } from './references';

/** The state that all nodes of one compilation share. */
export interface Compilation {
  readonly problems: ProblemList;
  /** Creates the node of one value; undefined when no value is valid. */
  readonly compileNode: (place: NodePlace) => EidosNode | undefined;
  /** The same, once for the same schemas: for a place whose path does not matter. */
  readonly compileShared: (place: NodePlace) => EidosNode | undefined;
  readonly targets: Targets;
  readonly toSelfContained: (schema: JsonSchema) => JsonSchema;
  /** Nodes that were compiled on demand, by what they were compiled from. */
  readonly parts: Map<string, EidosNode>;
  /** Places of recursive references still to be compiled once, so that problems behind them are reported too. */
  readonly pending: Map<string, NodePlace>;
  readonly outerHints: OuterHints;
  /** The nodes whose state depends on the group around them, until that group is compiled. */
  readonly states: Map<EidosNode, States>;
  /** Fields that are required although they may be hidden; undefined when it is too late to change that. */
  readonly relaxations: Relaxation[] | undefined;
  /** How many more nodes are compiled at once. */
  budget: number;
  /** A part was left to be compiled on demand, so the problems behind it are not known. */
  isPartial: boolean;
  /** Everything is compiled, except recursive references, which are compiled on demand. */
  isSettled: boolean;
}

/** Where a value lies, and which schemas describe it. */
export interface NodePlace {
  readonly name: string;
  readonly required: boolean;
  readonly sources: Layers;
  /** Schemas of the values around this one: a `$ref` to one of them is recursive. */
  readonly around: ReadonlySet<Pointer>;
  readonly depth: number;
  /** Where the node is declared, when that is not its first source. */
  readonly pointer?: Pointer;
  /** An alternative that is not rendered allows `null`. */
  readonly nullable?: boolean;
  /** The title of that `null`. */
  readonly nothing?: Choice;
  /** Keywords that look at all sources together, so that they cannot be in one of them. */
  readonly closing?: SchemaObject;
  /** The value is a property of a union's option, so its constants identify the option. */
  readonly inOption?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly writeOnly?: boolean;
  /** The pointer of the value in the data, with `*` for each row and each value of a map. */
  readonly path: Pointer;
  /** Another node for this place renders it too, and has its hints: the union of an option, or the usual state. */
  readonly isSecond?: boolean;
}

/** The input of a node: the schemas that apply to its value, and the place of the value. */
export interface NodeInput {
  readonly layers: Layers;
  readonly place: NodePlace;
  readonly compilation: Compilation;
}

/** The states of a node that depend on the value of the group around it, each with the schema that decides. */
interface States extends Omit<NodeInput, 'compilation'> {
  readonly when: Readonly<Partial<Record<(typeof stateHints)[number], JsonSchema>>>;
}

/**
 * How many nodes are compiled at once: enough for the first view of a screen, for all problems of most schemas, or for a
 * part that is looked at later. All others are compiled when they are looked at.
 */
export const budgets = { screen: 100, problems: 8_000, part: 20 };

/** How many more nodes are compiled if they are fields of groups, which a screen shows at once, unlike rows and options. */
const groupBudget = 20;

/** Values nested deeper than this are compiled on demand; it keeps the recursion from exhausting the stack. */
const maximumDepth = 64;

type OwnPlace = Pick<NodePlace, 'name' | 'required' | 'sources' | 'inOption'>;

/** Returns a function that creates the places of the values inside a value. */
export function placesInside({ place, layers }: NodeInput): (own: OwnPlace) => NodePlace {
  const around = new Set([...place.around, ...layers.flatMap(({ pointer, chain }) => [pointer, ...chain])]);
  return ({ name, required, sources, inOption }) => ({
    // Engines copy an object by a spread several times more slowly, and each value has a place.
    name,
    required,
    sources,
    inOption,
    around,
    depth: place.depth + 1,
    readOnly: place.readOnly,
    disabled: place.disabled,
    writeOnly: place.writeOnly,
    path: joinPointer(place.path, name === '' ? '*' : name),
  });
}

/** Whether a value is a row, an option or an added value: a screen may show none of it, or many. */
export function isRepeated({ name, depth }: NodePlace): boolean {
  return name === '' && depth > 0;
}

/** Whether a part is left to be compiled on demand. */
export function isExhausted(place: NodePlace, { budget }: Compilation): boolean {
  const limit = isRepeated(place) ? 0 : -groupBudget;
  return place.depth > maximumDepth || (budget < limit && place.depth > 0);
}

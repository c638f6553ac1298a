import type { Compilation, NodeInput, NodePlace } from './compilation';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { memoize } from '../json/memoize';
import { first, isTrue, mergeHints, noHints, readMarks } from './merged';
import type { Hints } from '../types/eidos-schema';
import type { ConstantNode, EidosNode, JsonNode, NodeBase } from './node';

// These widgets become a kind or mode of the node, which already decides what renders it.
export const builtInWidgets = ['text', 'string', 'display-table', 'editable-table', 'ordered-table'];

const makers = new WeakMap<object, () => JsonSchema>();
const made = memoize((node: object) => makers.get(node)?.() ?? true);
/** One getter for all nodes, so that engines give them the same shape. */
const lazySchema = {
  enumerable: true,
  get(this: object): JsonSchema {
    return made(this);
  },
};

/**
 * The properties that every node has, read from all layers that describe its value. Its schema is made when it is
 * first read, so what becomes a node is added to this object.
 */
export function readBase(input: NodeInput, nullable: boolean, defaultsFrom = input.layers): NodeBase {
  const { layers, place } = input;
  const { toSelfContained, problems } = input.compilation;
  const hints = mergeHints(layers);
  const { readOnly, disabled, writeOnly } = readMarks(input);
  const [source] = place.sources;
  const own: Omit<NodeBase, 'schema'> = {
    name: place.name,
    schemaPointer: problems.places.sourceOf(place.pointer ?? source?.pointer ?? ''),
    label: first<string>(layers, 'title') ?? readableLabel(place.name),
    required: place.required,
    nullable,
    readOnly,
    writeOnly,
    deprecated: isTrue(layers, 'deprecated'),
    examples: first<readonly JsonValue[]>(layers, 'examples') ?? [],
  };
  const base = Object.defineProperty(own, 'schema', lazySchema) as NodeBase;
  makers.set(base, () => toSelfContained(sourceSchema(place)));
  if (hints !== noHints) assignDefined(base, readHints(hints));
  return assignDefined(base, {
    disabled: disabled || undefined,
    description: first<string>(layers, 'description'),
    format: first<string>(layers, 'format'),
    defaultValue: first<JsonValue>(defaultsFrom, 'default'),
    nothing: nullable ? place.nothing : undefined,
  });
}

function readHints({ widget, tab, section, ...hints }: Hints) {
  return {
    labelKey: hints.labelKey,
    help: hints.help,
    placeholder: hints.placeholder,
    errors: hints.errors,
    partOptions: hints.options,
    total: hints.total,
    widget: widget !== undefined && builtInWidgets.includes(widget) ? undefined : widget,
    tab: typeof tab === 'string' ? Object.freeze({ label: tab }) : tab,
    section: typeof section === 'string' ? Object.freeze({ label: section }) : section,
    width: hints.width,
    span: hints.span,
    density: hints.density,
    collapsible: hints.collapsible,
    autocomplete: hints.autocomplete,
  };
}

function sourceSchema({ sources, closing }: NodePlace): JsonSchema {
  const schemas = sources.map(({ schema }) => schema);
  if (closing !== undefined) return Object.freeze({ allOf: Object.freeze(schemas), ...closing });
  return allOf(schemas);
}

/** A schema that requires all of some schemas; the only one itself. */
export function allOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only = true, ...others] = schemas;
  return others.length === 0 ? only : Object.freeze({ allOf: Object.freeze(schemas) });
}

/** Adds the members that are not undefined to an object that nobody else has yet. */
export function assignDefined<Target extends object, Members extends object>(
  target: Target,
  members: Members,
): Target & Partial<Members> {
  const changed: Partial<Members> = target;
  for (const name in members) if (members[name] !== undefined) changed[name] = members[name];
  return changed as Target & Partial<Members>;
}

export function asJson(base: NodeBase): JsonNode {
  return Object.assign(base, { kind: 'json' } as const);
}

/** Makes the node of a stored value that a group does not allow: a constant without a value. */
export function refusedIn({ schemaPointer, readOnly, writeOnly, disabled }: NodeBase): ConstantNode {
  const own = {
    name: '',
    label: '',
    required: false,
    nullable: false,
    deprecated: false,
    examples: Object.freeze([]),
  };
  const node = { kind: 'constant', value: undefined, schema: false, ...own } as const;
  return Object.freeze(assignDefined({ ...node, schemaPointer, readOnly, writeOnly }, { disabled }));
}

/** Freezes a node and its lists; the items of the lists are frozen where they are created. */
export function freezeNode<Node extends EidosNode>(node: Node): Node {
  // Reading "schema" would make it.
  for (const name in node) if (name !== 'schema' && Array.isArray(node[name])) Object.freeze(node[name]);
  return Object.freeze(node);
}

type LabeledNode = Pick<NodeBase, 'label' | 'schemaPointer'> & Partial<Pick<NodeBase, 'tab' | 'section'>>;

/** Reports a label that occurs twice where only the label tells fields or options apart: on one tab, in one section. */
export function reportSameLabels(
  nodes: readonly LabeledNode[],
  what: string,
  { problems }: Compilation,
): void {
  const seen = new Set<string>();
  for (const { label, schemaPointer, tab, section } of nodes) {
    const shown = JSON.stringify([tab?.label, section?.label, label]);
    const message = `Two ${what} next to each other have the label "${label}".`;
    if (label !== '' && seen.has(shown)) problems.report('duplicate-label', schemaPointer, message);
    seen.add(shown);
  }
}

/** A property name as a person would write it: `firstName`, `first_name` and `first-name` become "First name", and `_` stays. */
export function readableLabel(name: string): string {
  // Most names need no Unicode rules, which are expensive to match.
  const words = (/[^a-z\d]/.test(name) && splitWords(name)) || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function splitWords(name: string): string {
  return (
    name
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[\s_-]+/u)
      .filter((word) => word !== '')
      // An acronym keeps its capitals.
      .map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
      .join(' ')
  );
}

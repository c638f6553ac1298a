import type { ComponentType } from 'react';
import type { EidosNode, NodeKind, TableNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { ownValue } from '../json/json-object';
import { advice } from '../development/advice';

/** The props of every part; everything else comes from the hooks. */
export interface PartProps {
  /** JSON Pointer of the value that this part shows. */
  pointer: Pointer;
}

/** A component that renders the value at one pointer. */
export type Part = ComponentType<PartProps>;

/**
 * The kinds that a part can be registered for: a table is registered by its shape, or else its mode, a group with tabs
 * as `tabs`, and one to which names may be added as `map`.
 */
export type PartKind =
  | Exclude<NodeKind, 'table'>
  | 'tabs'
  | 'map'
  | NonNullable<TableNode['shape']>
  | `${TableNode['mode']}-table`;

/**
 * What `createRegistry` takes: parts by pointer, widget, format and kind. They are looked up in that order, so the most
 * specific wins.
 */
export interface RegistryEntries {
  /** Parts for all values of a kind. */
  readonly kinds?: Readonly<Partial<Record<PartKind, Part>>>;
  /** Parts for strings with a format. */
  readonly formats?: Readonly<Record<string, Part>>;
  /** Parts for values whose schema names a widget. */
  readonly widgets?: Readonly<Record<string, Part>>;
  /** Keys are JSON Pointers; a segment `*` matches any one segment, such as every row of a table. */
  readonly pointers?: Readonly<Record<Pointer, Part>>;
}

/** What `createRegistry` returns: the parts of all four levels. */
export type Registry = Required<RegistryEntries>;

const chooser = ['radio', 'select'];
const field = ['input', ...chooser];
const group = ['sections', 'collapsible'];

/** Widget names that the toolkit's own parts support, by the kind that they render. */
const ownWidgets: { readonly [Kind in PartKind]?: readonly string[] } = {
  boolean: ['checkbox', 'switch', ...chooser],
  integer: field,
  number: field,
  string: field,
  union: chooser,
  group,
  tabs: group,
  map: group,
};

function widgetsOf(kind: PartKind): readonly string[] {
  return ownWidgets[kind] ?? [];
}

/** Every kind; a record, so that none can be missing. */
const partKinds: Readonly<Record<PartKind, true>> = {
  boolean: true,
  integer: true,
  number: true,
  string: true,
  text: true,
  union: true,
  group: true,
  tabs: true,
  map: true,
  json: true,
  reference: true,
  constant: true,
  choices: true,
  tags: true,
  'display-table': true,
  'editable-table': true,
  'ordered-table': true,
};

/** The kind under which a node's part is registered. */
function partKind(node: EidosNode): PartKind {
  if (node.kind === 'table') return node.shape ?? `${node.mode}-table`;
  if (node.kind !== 'group') return node.kind;
  return node.layout === 'tabs' ? 'tabs' : node.additional ? 'map' : 'group';
}

/**
 * Parts that replace or extend the toolkit's own, for `EidosProvider` or `EidosScreen`.
 * @param entries Parts by kind, format, widget or pointer.
 * @returns The option `registry` of `EidosScreen` and `EidosProvider`.
 * @throws {Error} If a kind is unknown, a pointer is not a JSON Pointer or a part is not a component.
 * @example
 * const registry = createRegistry({ formats: { color: ColorField } });
 */
export function createRegistry(entries: RegistryEntries): Registry {
  for (const kind of Object.keys(entries.kinds ?? {})) {
    if (!Object.hasOwn(partKinds, kind)) {
      throw new Error(
        `createRegistry: kinds.${kind} is not a kind; use one of ${Object.keys(partKinds).join(', ')}.`,
      );
    }
  }
  for (const pointer of Object.keys(entries.pointers ?? {})) {
    if (pointer !== '' && !pointer.startsWith('/')) {
      throw new Error(`createRegistry: pointers["${pointer}"] is not a JSON Pointer; write "/${pointer}".`);
    }
  }
  const levels = entries as { readonly [level: string]: Readonly<Record<string, unknown>> | undefined };
  for (const [level, parts] of Object.entries(levels)) {
    for (const [name, part] of Object.entries(parts ?? {})) {
      if (part === undefined || part === null || !['function', 'object'].includes(typeof part)) {
        throw new Error(`createRegistry: ${level}["${name}"] is ${String(part)}; pass a React component.`);
      }
    }
  }
  return { kinds: {}, formats: {}, widgets: {}, pointers: {}, ...entries };
}

/** Merges two registries; where both have a part, the one in `over` wins. */
export function mergeRegistries(base: Registry, over: Registry | undefined): Registry {
  if (!over) return base;
  return {
    kinds: { ...base.kinds, ...over.kinds },
    formats: { ...base.formats, ...over.formats },
    widgets: { ...base.widgets, ...over.widgets },
    pointers: { ...base.pointers, ...over.pointers },
  };
}

function matches(pattern: Pointer, pointer: Pointer): boolean {
  const wanted = pattern.split('/');
  const segments = pointer.split('/');
  return (
    wanted.length === segments.length && wanted.every((part, at) => part === '*' || part === segments[at])
  );
}

function findByPointer(registry: Registry, pointer: Pointer): Part | undefined {
  const keys = Object.keys(registry.pointers);
  const key = keys.includes(pointer) ? pointer : keys.find((pattern) => matches(pattern, pointer));
  return key === undefined ? undefined : registry.pointers[key];
}

/**
 * The part that renders `node` at `pointer`.
 * Throws when the node's widget is not registered, or when no part is registered for its kind.
 */
export function findPart(registry: Registry, node: EidosNode, pointer: Pointer): Part {
  const byPointer = findByPointer(registry, pointer);
  if (byPointer) return byPointer;
  const kind = partKind(node);
  const widget = ownValue(registry.widgets, node.widget);
  if (widget) return widget;
  if (node.widget !== undefined && !widgetsOf(kind).includes(node.widget)) {
    throw new Error(unknownWidget(registry, node.widget, kind, pointer));
  }
  const format = node.widget === undefined ? ownValue(registry.formats, node.format) : undefined;
  const part = format ?? registry.kinds[kind];
  if (part) return part;
  throw new Error(`No part is registered for the kind "${kind}" of "${pointer}".${advice(standardParts)}`);
}

function standardParts(): string | false {
  return (
    process.env.NODE_ENV !== 'production' &&
    ' EidosProvider renders fields and groups; for tables, tabs, maps and JSON text pass registry={standardRegistry}, or use EidosScreen.'
  );
}

function unknownWidget(registry: Registry, name: string, kind: PartKind, pointer: Pointer): string {
  const fix = advice(() => process.env.NODE_ENV !== 'production' && widgetFix(registry, name, kind));
  return `"${pointer}" names the widget "${name}", which is unknown for the kind "${kind}".${fix}`;
}

function widgetFix(registry: Registry, name: string, kind: PartKind): string {
  const known = [...new Set([...widgetsOf(kind), ...Object.keys(registry.widgets)])].sort();
  const use =
    known.length > 0 ? `Use one of ${known.map((one) => `"${one}"`).join(', ')}, or register` : 'Register';
  return ` ${use} "${name}" under widgets of createRegistry.`;
}

import { type ComponentProps, type ComponentType, type ElementType, isValidElement } from 'react';
import type { EidosNode } from '../compiler/node';
import type { Pointer } from '../json/json-pointer';
import { ownValue } from '../json/json-object';
import { createError } from '../development/advice';

/** The props of every part; everything else comes from the hooks. */
export interface PartProps {
  /** JSON Pointer of the value that this part shows. */
  pointer: Pointer;
}

/** A component that renders the value at one pointer. */
export type Part = ComponentType<PartProps>;

const partKinds = [
  'boolean',
  'integer',
  'number',
  'string',
  'text',
  'union',
  'group',
  'tabs',
  'map',
  'json',
  'reference',
  'constant',
  'choices',
  'tags',
  'display-table',
  'editable-table',
  'ordered-table',
] as const;

/**
 * The kinds that a part can be registered for: a table is registered by its shape, or else its mode, a group with tabs
 * as `tabs`, and one to which names may be added as `map`.
 */
export type PartKind = (typeof partKinds)[number];

/** Components instead of native elements. Each gets the props of its element, `ref` and `className` among them. */
export interface ScreenElements {
  /** The input of a field; its `type` tells text from `checkbox`, `radio`, `date` and others, its `role` a `switch` or `combobox`. */
  readonly input: ElementType<ComponentProps<'input'>, 'input'>;
  /** Text of several lines. */
  readonly textarea: ElementType<ComponentProps<'textarea'>, 'textarea'>;
  /** A drop-down list, whose children are its options. */
  readonly select: ElementType<ComponentProps<'select'>, 'select'>;
  /** A button; that which saves has the type `submit`. */
  readonly button: ElementType<ComponentProps<'button'>, 'button'>;
}

/**
 * The argument of `createRegistry`: parts by pointer, predicate, widget, format and kind. They are looked up in that
 * order, so the most specific wins.
 */
export interface RegistryEntries {
  /** Parts for all values of a kind. */
  readonly kinds?: Readonly<Partial<Record<PartKind, Part>>>;
  /** Parts for strings with a format. */
  readonly formats?: Readonly<Record<string, Part>>;
  /** Parts for values whose schema names a widget. */
  readonly widgets?: Readonly<Record<string, Part>>;
  /** Functions that recognize a value by its node or pointer, each with its part; the first that returns `true` wins. */
  readonly predicates?: readonly (readonly [PartPredicate, Part])[];
  /**
   * Keys are JSON Pointers; a segment `*` matches any one segment, such as every row of a table, and `**` any number of
   * segments.
   */
  readonly pointers?: Readonly<Record<Pointer, Part>>;
  /** Components of your own instead of native elements, in fields, lists, edited table cells and the status bar. */
  readonly elements?: Partial<ScreenElements>;
}

/** Whether a part of `RegistryEntries` renders the value at a pointer. */
export type PartPredicate = (node: EidosNode, pointer: Pointer) => boolean;

/** The result of `createRegistry`: the parts of all levels. */
export interface Registry extends Required<Omit<RegistryEntries, 'predicates' | 'pointers'>> {
  /** Find the part of a value by its pointer or by a predicate; the first that finds one wins. */
  readonly finders: readonly ((node: EidosNode, pointer: Pointer) => Part | undefined)[];
}

/** A registry with a component or tag for every element, as a screen has it. */
export interface ScreenRegistry extends Registry {
  readonly elements: ScreenElements;
}

const chooser = ['radio', 'select'];
const field = ['input', ...chooser];
const group = ['sections', 'collapsible'];

/** Widget names that the toolkit's own parts support, by the kind that they render. */
export const ownWidgets: { readonly [Kind in PartKind]?: readonly string[] } = {
  boolean: ['checkbox', 'switch', ...chooser],
  integer: field,
  number: field,
  string: field,
  union: chooser,
  group,
  tabs: group,
  map: group,
};

const levelNames = ['kinds', 'formats', 'widgets', 'predicates', 'pointers', 'elements'];
const elementNames = ['input', 'textarea', 'select', 'button'];

/** Throws for a name that nothing would read. */
function checkNames(where: string, entries: object = {}, known: readonly string[]): void {
  const unknown = Object.keys(entries).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw createError(
    `createRegistry: ${where}${unknown} is unknown.`,
    () => process.env.NODE_ENV !== 'production' && ` Use one of ${known.join(', ')}.`,
  );
}

/** Whether a value may be a component: a function, or an object as `memo` makes one. Elements and modules are objects too. */
function isComponent(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return part instanceof Object && !isValidElement(part) && !('default' in part);
}

function partKind(node: EidosNode): PartKind {
  if (node.kind === 'table') return node.shape ?? `${node.mode}-table`;
  if (node.kind !== 'group') return node.kind;
  return node.layout === 'tabs' ? 'tabs' : node.additional && !node.open ? 'map' : 'group';
}

/**
 * Parts that replace or extend the toolkit's own, for `EidosProvider` or `EidosScreen`.
 * @param entries Parts by kind, format, widget or pointer.
 * @returns The option `registry` of `EidosScreen` and `EidosProvider`.
 * @throws {Error} If a name is unknown, a pointer is not a JSON Pointer or a part is not a component.
 * @example
 * const formats = { color: ColorField };
 * const registry = createRegistry({ formats });
 */
export function createRegistry(entries: RegistryEntries): Registry {
  // The entries may be those of a registry and more.
  const {
    predicates = [],
    pointers = {},
    finders = [],
    ...levels
  } = entries as RegistryEntries & Partial<Registry>;
  checkNames('', { ...levels, predicates, pointers }, levelNames);
  checkNames('kinds.', levels.kinds, partKinds);
  checkNames('elements.', levels.elements, elementNames);
  for (const pointer of Object.keys(pointers)) {
    if (pointer !== '' && !pointer.startsWith('/'))
      throw createError(
        `createRegistry: pointers["${pointer}"] is not a JSON Pointer.`,
        () => process.env.NODE_ENV !== 'production' && ` Write "/${pointer}".`,
      );
  }
  const wrong = predicates.findIndex((pair) => !Array.isArray(pair) || typeof pair[0] !== 'function');
  if (wrong >= 0)
    throw createError(
      `createRegistry: predicates[${wrong}] is not a function with its part.`,
      () => process.env.NODE_ENV !== 'production' && ' Write [(node, pointer) => …, Part].',
    );
  const recognized = { ...predicates.map(([, part]) => part) };
  for (const [level, parts] of Object.entries({ ...levels, pointers, predicates: recognized })) {
    for (const [name, part] of Object.entries<unknown>(parts ?? {})) {
      const isTag = level === 'elements' && typeof part === 'string';
      if (!isTag && !isComponent(part))
        throw createError(
          `createRegistry: ${level}["${name}"] is ${String(part)}.`,
          () => process.env.NODE_ENV !== 'production' && ' Pass a React component.',
        );
    }
  }
  const isPattern = ([pointer]: readonly [Pointer, Part]) => Number(pointer.includes('*'));
  const byPlace = Object.entries(pointers).toSorted((a, b) => isPattern(a) - isPattern(b));
  const placed = byPlace.map(([pattern, part]) => [matcherOf(pattern), part] as const);
  const own = [...placed, ...predicates].map(
    ([test, part]) =>
      (node: EidosNode, pointer: Pointer) =>
        test(node, pointer) ? part : undefined,
  );
  return { kinds: {}, formats: {}, widgets: {}, elements: {}, ...levels, finders: [...own, ...finders] };
}

function matcherOf(pattern: Pointer): PartPredicate {
  const segments = pattern.split('/').slice(1);
  const forms: Readonly<Record<string, string>> = { '*': '/[^/]*', '**': '(?:/[^/]*)*' };
  const source = segments.map(
    (segment) => ownValue(forms, segment) ?? `/${segment.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`,
  );
  const whole = new RegExp(`^${source.join('')}$`);
  return (_node, pointer) => whole.test(pointer);
}

/**
 * Merges two registries, such as one of a design system and one of a screen; where both have a part, that of `over` wins.
 * @param base The registry to start from.
 * @param over The registry whose parts win.
 * @returns A registry with the parts of both.
 */
export function mergeRegistries<Base extends Registry>(
  base: Base,
  over: Registry | undefined,
): Registry & Pick<Base, 'elements'> {
  if (!over) return base;
  if (!over.finders) {
    throw createError(
      'Unknown registry.',
      () => process.env.NODE_ENV !== 'production' && ' Pass what createRegistry returns.',
    );
  }
  return {
    kinds: { ...base.kinds, ...over.kinds },
    formats: { ...base.formats, ...over.formats },
    widgets: { ...base.widgets, ...over.widgets },
    elements: { ...base.elements, ...over.elements },
    finders: [...over.finders, ...base.finders],
  };
}

/**
 * The part that renders `node` at `pointer`.
 * Throws when the node's widget is not registered, or when no part is registered for its kind.
 */
export function findPart(registry: Registry, node: EidosNode, pointer: Pointer): Part {
  for (const find of registry.finders) {
    const found = find(node, pointer);
    if (found) return found;
  }
  const { widget, format } = node;
  const kind = partKind(node);
  const isKnown = widget === undefined || ownWidgets[kind]?.includes(widget);
  const special = ownValue(widget === undefined ? registry.formats : registry.widgets, widget ?? format);
  const part = special ?? (isKnown ? registry.kinds[kind] : undefined);
  if (part) return part;
  throw createError(
    isKnown
      ? `No part is registered for the kind "${kind}" of "${pointer}".`
      : `"${pointer}" names the widget "${widget}", which is unknown for the kind "${kind}".`,
    () =>
      process.env.NODE_ENV !== 'production' &&
      (isKnown
        ? ' EidosProvider renders fields and groups; for tables, tabs, maps and JSON text pass registry={standardRegistry}, or use EidosScreen.'
        : widgetFix(registry, widget, kind)),
  );
}

/** The names of the toolkit's widgets that render lists and no other value. */
const listWidgets = ['checkboxes', 'tags', 'cards'];
/** The widgets by which a schema decides between one line and several. */
const lineWidgets: { readonly [Kind in PartKind]?: readonly string[] } = {
  string: ['text'],
  text: ['string'],
};

function widgetFix(registry: Registry, name: string, kind: PartKind): string {
  const isList = /^choices|^tags|-table$/.test(kind);
  const others = isList ? group : [...group, ...listWidgets];
  const registered = Object.keys(registry.widgets).filter((widget) => !others.includes(widget));
  const own = [...(ownWidgets[kind] ?? []), ...(lineWidgets[kind] ?? [])];
  const known = [...new Set([...own, ...registered])].sort();
  const use =
    known.length > 0 ? `Use one of ${known.map((one) => `"${one}"`).join(', ')}, or register` : 'Register';
  return ` ${use} "${name}" under widgets of createRegistry.`;
}

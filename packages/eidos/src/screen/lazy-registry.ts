import type { Eidos, EidosNode } from '../compiler/node';
import { everyField } from '../controller/node-tree';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { findPart, mergeRegistries, type Part, type Registry } from '../parts/registry';
import { fieldRegistry } from './field-registry';
import type { OtherKinds } from './standard-registry';
import { createPartSource, lazyPart, type PartSource } from './lazy-part';
import type * as OtherParts from './other-parts';

const displayTable = createPartSource(() => import('../tables/DisplayTable'));
const editableTable = createPartSource(() => import('../tables/EditableTable'));
const orderedTable = createPartSource(() => import('../tables/OrderedTable'));
const otherParts = createPartSource(() => import('./other-parts'));

/** Every module that the parts of `lazyRegistry` are loaded from. */
export const partSources = [displayTable, editableTable, orderedTable, otherParts];

function othersOf<Name extends string>(
  names: readonly Name[],
  choose: (parts: typeof OtherParts, name: Name) => Part,
) {
  const parts = names.map((name) => [name, lazyPart(otherParts, (loaded) => choose(loaded, name))]);
  return Object.fromEntries(parts) as Readonly<Record<Name, Part>>;
}

const kinds: OtherKinds = {
  ...othersOf(['tabs', 'map', 'json', 'choices', 'tags'], ({ otherKinds }, name) => otherKinds[name]),
  'display-table': lazyPart(displayTable, (tables) => tables.DisplayTable),
  'editable-table': lazyPart(editableTable, (tables) => tables.EditableTable),
  'ordered-table': lazyPart(orderedTable, (tables) => tables.OrderedTable),
};

const widgets: Readonly<Record<keyof typeof OtherParts.otherWidgets, Part>> = othersOf(
  ['checkboxes', 'tags', 'sections', 'collapsible'],
  ({ otherWidgets }, name) => otherWidgets[name],
);

/**
 * The default registry of `EidosScreen`: the parts of `standardRegistry`, of which those beyond fields and groups are
 * loaded when a screen needs them.
 */
export const lazyRegistry: Registry = {
  ...fieldRegistry,
  kinds: { ...fieldRegistry.kinds, ...kinds },
  widgets,
};

/**
 * Loads the code of the parts that `EidosScreen` needs for `eidos`, such as tables, so that they render immediately.
 * Use it before navigating to a screen, in a test, or on a server that renders to a string. Without an eidos, every
 * part is loaded. Pass the `registry` of the screen if it has one: what it replaces is not loaded. Rejects if something
 * cannot be loaded.
 * @param eidos The schema of the screen.
 * @param registry The registry of the screen, if it has one.
 * @returns Resolves once everything is loaded, and rejects if something cannot be.
 */
export async function preloadScreen(eidos?: Eidos, registry?: Registry): Promise<void> {
  const sources = eidos ? sourcesFor(eidos, mergeRegistries(lazyRegistry, registry)) : partSources;
  await Promise.all([...sources].map(({ load }) => load()));
}

/** How many parts that wait are compiled to find what they need; of a larger schema, everything is loaded. */
const mostResolved = 30;

/** The modules that hold the parts for an eidos, including those of fields that may be shown later. */
export function sourcesFor(eidos: Eidos, registry: Registry): ReadonlySet<PartSource> {
  const sources = new Set<PartSource>();
  let left = mostResolved;
  function visit(node: EidosNode, pointer: Pointer): void {
    if (node.kind === 'reference' && node.deferred) {
      if ((left -= 1) >= 0) return visit(node.resolve(), pointer);
      // A node that is not compiled may need any part.
      for (const each of partSources) sources.add(each);
    }
    const source = sourceAt(registry, node, pointer);
    if (source) sources.add(source);
    // A reference has no nodes inside: if it is recursive, its target is visited already.
    if (node.kind === 'table') visit(node.row, joinPointer(pointer, 0));
    if (node.kind === 'union') node.options.forEach((option) => visit(option.node, pointer));
    if (node.kind !== 'group') return;
    const added = (node.additional ?? []).map((each) => each.node);
    for (const child of [...everyField(node), ...added]) visit(child, joinPointer(pointer, child.name));
  }
  visit(eidos.root, '');
  return sources;
}

function sourceAt(registry: Registry, node: EidosNode, pointer: Pointer): PartSource | undefined {
  try {
    const part: Part & { readonly source?: PartSource } = findPart(registry, node, pointer);
    return part.source;
  } catch {
    // The part itself reports that it is unknown when it is rendered.
    return undefined;
  }
}

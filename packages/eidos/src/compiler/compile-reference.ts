import { budgets, type Compilation, type NodePlace } from './compilation';
import { compileJson } from './compile-json';
import type { EidosNode, ReferenceNode } from './node';
import { defined, freezeNode, readBase } from './node-base';
import { placeKeywords, withoutKeywords, type SchemaLayer } from './schema-layer';

/**
 * Creates a node that is compiled on demand: its schema is one of those around it, or `isDeferred` because enough is
 * compiled already.
 */
export function compileReference(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
  isDeferred = false,
): ReferenceNode {
  let resolved: EidosNode | undefined;
  compilation.outerHints.endAt(place.path);
  const again: NodePlace = isDeferred
    ? { ...place, depth: 0 }
    : { ...place, around: new Set(), applied: new Set(), depth: 0 };
  const resolve = (): EidosNode => (resolved ??= compilePart(layers, again, isDeferred, compilation));
  // A bare reference repeats a schema that is compiled already; keywords beside it still need checking.
  const own = withoutKeywords(place.sources, ['$ref', 'readOnly', 'writeOnly', ...placeKeywords]);
  const hasDefault = place.sources.some(({ schema }) => 'default' in schema);
  if (!isDeferred && !compilation.isSettled && (own.length > 0 || hasDefault)) {
    compilation.pending.set(JSON.stringify(place.sources.map(({ pointer }) => pointer)), place);
  }
  const { defaultValue, ...base } = readBase(layers, place, place.nullable ?? false, compilation);
  const deferred = isDeferred || undefined;
  return freezeNode({
    ...base,
    ...defined({ deferred }),
    ...(hasDefault && { defaultValue }),
    kind: 'reference',
    resolve,
  });
}

function compilePart(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  isDeferred: boolean,
  compilation: Compilation,
): EidosNode {
  if (compilation.isSettled) compilation.budget = budgets.part;
  const key = keyOf(place, isDeferred, compilation);
  const known = key === undefined ? undefined : compilation.parts.get(key);
  const node = known ?? compilation.compileNode(place) ?? compileJson(layers, place, compilation);
  if (key !== undefined) compilation.parts.set(key, node);
  return node;
}

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(value: object): number {
  const id = ids.get(value) ?? (lastId += 1);
  ids.set(value, id);
  return id;
}

/** What a part is compiled from: the same schemas make the same node. Hints outside the schema belong to one place. */
function keyOf(
  { sources, around: _around, applied: _applied, path: _path, nothing, closing, ...own }: NodePlace,
  isDeferred: boolean,
  { outerHints }: Compilation,
): string | undefined {
  if (outerHints.isUsed) return undefined;
  const schemas = sources.map(({ schema, pointer }) => `${idOf(schema)} ${pointer}`);
  return JSON.stringify([schemas, isDeferred, own, nothing, closing && idOf(closing)]);
}

import { type Compilation, type NodePlace, placeInside, pointersAround } from './compilation';
import { compileConditions } from './compile-conditions';
import { compileLayout } from './compile-layout';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { mergeHints } from './merged';
import { suggestName } from './nearest-name';
import type { EidosNode, GroupNode, NodeBase } from './node';
import type { SchemaLayer } from './schema-layer';
import { readProperties, readRequired } from './properties';
import { reportSameLabels } from './same-labels';

/** Creates the node of an object. */
export function compileGroup(
  layers: readonly SchemaLayer[],
  base: NodeBase,
  place: NodePlace,
  compilation: Compilation,
): GroupNode {
  const properties = readProperties(layers);
  const required = readRequired(layers);
  const around = pointersAround(place, layers);
  const children: EidosNode[] = [];
  for (const [name, sources] of properties) {
    const own = { name, required: required.has(name), sources, inOption: place.inOption };
    const child = compilation.compileNode(placeInside(around, place, own));
    if (child !== undefined) children.push(child);
  }
  const { conditions, branchLayers } = compileConditions(layers, place, compilation);
  const conditional = conditions.flatMap((condition) => condition.children);
  const names = new Set([...properties.keys(), ...conditional.map(({ name }) => name)]);
  checkRequired([...layers, ...branchLayers], names, compilation);
  reportSameLabels(children, 'fields', compilation);
  const ordered = inOrder(children, layers, names, compilation);
  const layout = compileLayout(layers, [...ordered, ...conditional], compilation);
  return { ...base, kind: 'group', children: ordered, conditions, ...layout };
}

/** Reports required names that no property has. */
function checkRequired(
  layers: readonly SchemaLayer[],
  names: ReadonlySet<string>,
  { problems }: Compilation,
): void {
  const check = (list: readonly string[], pointer: Pointer): void =>
    list.forEach((name, index) => {
      if (names.has(name)) return;
      const message = `"${name}" is required, but is not among the properties.`;
      const place = joinPointer(pointer, index);
      problems.report('required-without-property', place, message, suggestName(name, [...names]));
    });
  for (const { pointer, schema } of layers) {
    check((schema.required ?? []) as readonly string[], joinPointer(pointer, 'required'));
    const dependent = (schema.dependentRequired ?? {}) as Record<string, readonly string[]>;
    for (const [name, list] of Object.entries(dependent)) {
      check(list, joinPointer(pointer, 'dependentRequired', name));
    }
  }
}

function inOrder(
  children: readonly EidosNode[],
  layers: readonly SchemaLayer[],
  names: ReadonlySet<string>,
  { problems }: Compilation,
): readonly EidosNode[] {
  const { order } = mergeHints(layers);
  if (order === undefined) return children;
  const holder = layers.find(
    ({ schema }) => (schema['x-eidos'] as { order?: unknown } | undefined)?.order === order,
  );
  order.forEach((name, index) => {
    if (names.has(name)) return;
    const pointer = joinPointer(holder?.pointer ?? '', 'x-eidos', 'order', index);
    problems.report('wrong-hint', pointer, `No property is named "${name}".`, suggestName(name, [...names]));
  });
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...children].sort((left, right) => rank(left.name) - rank(right.name));
}

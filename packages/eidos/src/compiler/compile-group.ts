import { compileAdditional } from './additional-properties';
import { type Compilation, type NodePlace, placeInside, pointersAround } from './compilation';
import { compileConditions } from './compile-conditions';
import { applyStates } from './apply-states';
import { arrange } from './arrange';
import { compileLayout } from './compile-layout';
import { joinPointer } from '../json/json-pointer';
import { mergeHints } from './merged';
import { suggestName } from './nearest-name';
import type { EidosNode, GroupNode, NodeBase } from './node';
import type { SchemaLayer } from './schema-layer';
import { defined } from './node-base';
import { readProperties, readRequired } from './properties';
import { readUndescribed } from './undescribed-properties';
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
  for (const [name, source] of readUndescribed([...layers, ...branchLayers], names, compilation)) {
    const own = { name, required: required.has(name), sources: [source] };
    const child = compilation.compileNode(placeInside(around, place, own));
    if (child !== undefined) children.push(child);
  }
  reportSameLabels(children, 'fields', compilation);
  const ordered = inOrder(children, layers, names, compilation);
  const drawn = [...ordered, ...conditional];
  const layout = compileLayout(layers, drawn, compilation);
  const additional = compileAdditional(layers, around, place, compilation);
  if (additional !== undefined && layout.layout === 'tabs') {
    const message = 'Values under names that are not listed have no place on tabs.';
    compilation.problems.report('not-drawn', base.schemaPointer, message);
  }
  const now = applyStates({ children: ordered, conditions, required }, compilation);
  const hasMoved = now.children.length < ordered.length;
  const { sections, order = hasMoved ? [...new Set(drawn.map(({ name }) => name))] : undefined } = arrange(
    drawn,
    layout.tabs,
  );
  // These parts draw what the plain one leaves out; where they are not registered, the plain one is drawn.
  const isFoldable = base.collapsible !== undefined && place.path !== '';
  const isArranged = hasArrangement(drawn) && layout.layout !== 'tabs' && additional === undefined;
  const widget = base.widget ?? (isFoldable ? 'collapsible' : isArranged ? 'sections' : undefined);
  return { ...base, kind: 'group', ...now, ...layout, ...defined({ additional, sections, order, widget }) };
}

function hasArrangement(children: readonly EidosNode[]): boolean {
  return children.some(({ section, span }) => section !== undefined || span !== undefined);
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

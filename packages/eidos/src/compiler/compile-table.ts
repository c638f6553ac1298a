import { type Compilation, type NodePlace, placeInside, pointersAround } from './compilation';
import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { all, highest, hintPointer, isTrue, lowest, mergeHints } from './merged';
import { suggestName } from './problem';
import type { EidosNode, GroupNode, NodeBase, TableNode } from './node';
import { compileOrRefuse, isDescribed, isOpen } from './properties';
import { assignDefined } from './node-base';
import { toLayer, type SchemaLayer } from './schema-layer';

/** Creates the node of an array: a table of its rows, or a group when each index has its own schema. */
export function compileTable(
  layers: readonly SchemaLayer[],
  base: NodeBase,
  place: NodePlace,
  compilation: Compilation,
): EidosNode {
  if (layers.some(({ schema }) => 'prefixItems' in schema))
    return compileTuple(layers, base, place, compilation);
  const sources = itemSources(layers);
  const around = pointersAround(place, layers);
  const row = compilation.compileNode(placeInside(around, place, { name: '', required: true, sources }));
  // Only a list without items is valid.
  if (row === undefined) return compileTuple(layers, base, place, compilation);
  checkRowKey(layers, row, compilation);
  return toTable(layers, base, row);
}

/** A recursive row is not compiled yet, so its properties are not known. */
function checkRowKey(layers: readonly SchemaLayer[], row: EidosNode, { problems }: Compilation): void {
  const { rowKey } = mergeHints(layers);
  if (rowKey === undefined || row.kind !== 'group' || row.children.some(({ name }) => name === rowKey))
    return;
  const names = row.children.map(({ name }) => name);
  const message = `No property of the rows is named "${rowKey}".`;
  problems.report('wrong-hint', hintPointer(layers, 'rowKey'), message, suggestName(rowKey, names));
}

function toTable(layers: readonly SchemaLayer[], base: NodeBase, row: EidosNode): TableNode {
  const { widget, rowKey, sortable, filterable, resizable } = mergeHints(layers);
  const uniqueItems = isTrue(layers, 'uniqueItems');
  const isDisplay = base.readOnly || base.disabled || widget === 'display-table';
  const mode = isDisplay ? 'display' : widget === 'ordered-table' ? 'ordered' : 'editable';
  return assignDefined(Object.assign(base, { kind: 'table', mode, row, uniqueItems } as const), {
    shape: uniqueItems && widget === undefined && !base.writeOnly ? shapeOf(row) : undefined,
    minItems: highest(layers, 'minItems'),
    maxItems: lowest(layers, 'maxItems'),
    rowKey,
    sortable,
    filterable,
    resizable,
  });
}

/** Formats whose text is easily typed; the others have a native input of their own, such as a calendar. */
const typedFormats: readonly (string | undefined)[] = [
  undefined,
  'email',
  'idn-email',
  'hostname',
  'uri',
  'uuid',
];

function shapeOf(row: EidosNode): TableNode['shape'] {
  if (row.nullable || row.widget !== undefined) return undefined;
  if ('choices' in row) return 'choices';
  return row.kind === 'string' && typedFormats.includes(row.format) ? 'tags' : undefined;
}

/** The schemas of the items at an index; of all after the first ones, without an index. */
function itemSources(layers: readonly SchemaLayer[], index = Infinity): SchemaLayer[] {
  return layers.flatMap(({ pointer, schema }) => {
    const item = (schema.prefixItems as readonly JsonSchema[] | undefined)?.[index];
    if (item !== undefined) return [toLayer(joinPointer(pointer, 'prefixItems', index), item)];
    return 'items' in schema ? [toLayer(joinPointer(pointer, 'items'), schema.items as JsonSchema)] : [];
  });
}

function compileTuple(
  layers: readonly SchemaLayer[],
  base: NodeBase,
  place: NodePlace,
  compilation: Compilation,
): GroupNode {
  const around = pointersAround(place, layers);
  const length = Math.max(0, ...all<readonly unknown[]>(layers, 'prefixItems').map((items) => items.length));
  const children: EidosNode[] = [];
  let rest = itemSources(layers);
  for (let index = 0; index < length; index += 1) {
    // A list has no gaps, so every index before its end must be filled.
    const own = { name: String(index), required: true, sources: itemSources(layers, index) };
    const child = compilation.compileNode(placeInside(around, place, own));
    if (child === undefined) {
      // Where nothing is valid, the list must end.
      rest = own.sources;
      break;
    }
    children.push(child);
  }
  const further = placeInside(around, place, { name: '', required: true, sources: rest });
  const additional = rest.some(({ schema }) => isDescribed(schema))
    ? Object.freeze([Object.freeze({ pattern: '^\\d+$', node: compileOrRefuse(further, compilation) })])
    : undefined;
  const group = {
    kind: 'group',
    children,
    conditions: [],
    layout: 'columns',
    columns: Math.min(Math.max(children.length, 1), 12),
    tabs: [],
    tuple: true,
  } as const;
  return assignDefined(Object.assign(base, group), {
    additional,
    open: isOpen(additional),
    minItems: additional && highest(layers, 'minItems'),
    maxItems: additional && lowest(layers, 'maxItems'),
  });
}

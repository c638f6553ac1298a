import { placeInside, type Compilation, type Place } from './compilation';
import { joinPointer } from './json-pointer';
import type { JsonSchema } from './json-schema';
import { all, highest, isTrue, lowest, mergeHints, pointerOf } from './merged';
import type { EidosNode, GroupNode, NodeBase, TableNode } from './node';
import { defined } from './node-base';
import { pointersAround, toPart, type Part } from './parts';

/** Makes the node of an array: a table of its rows, or a group when each place has a schema of its own. */
export function compileTable(
  parts: readonly Part[],
  base: NodeBase,
  place: Place,
  compilation: Compilation,
): EidosNode | undefined {
  if (parts.some(({ schema }) => 'prefixItems' in schema))
    return compileTuple(parts, base, place, compilation);
  const sources = rowSources(parts);
  if (sources.length === 0) {
    const message = 'The array does not say what its rows are.';
    return void compilation.problems.report('missing-items', base.schemaPointer, message);
  }
  const around = pointersAround(place, parts);
  const row = compilation.compileNode(placeInside(around, place, { name: '', required: true, sources }));
  return row && toTable(parts, base, row);
}

function toTable(parts: readonly Part[], base: NodeBase, row: EidosNode): TableNode {
  const { widget } = mergeHints(parts);
  const isDisplay = base.readOnly || widget === 'display-table';
  return {
    ...base,
    kind: 'table',
    mode: isDisplay ? 'display' : widget === 'ordered-table' ? 'ordered' : 'editable',
    row,
    uniqueItems: isTrue(parts, 'uniqueItems'),
    ...defined({ minItems: highest(parts, 'minItems'), maxItems: lowest(parts, 'maxItems') }),
  };
}

function rowSources(parts: readonly Part[]): Part[] {
  return parts.flatMap(({ pointer, schema }) =>
    'items' in schema ? [toPart(joinPointer(pointer, 'items'), schema.items as JsonSchema)] : [],
  );
}

function compileTuple(
  parts: readonly Part[],
  base: NodeBase,
  place: Place,
  compilation: Compilation,
): GroupNode | undefined {
  if (all<JsonSchema>(parts, 'items').some((items) => items !== false)) {
    const message = 'The list takes further rows after its "prefixItems".';
    compilation.problems.report('rest-items', pointerOf(parts, 'items'), message);
  }
  const length = Math.max(...all<readonly unknown[]>(parts, 'prefixItems').map((items) => items.length));
  const around = pointersAround(place, parts);
  const children = Array.from({ length }, (_, index) => {
    const sources = parts.flatMap(({ pointer, schema }) => {
      const item = (schema.prefixItems as readonly JsonSchema[] | undefined)?.[index];
      return item === undefined ? [] : [toPart(joinPointer(pointer, 'prefixItems', index), item)];
    });
    // A list has no gaps, so every place before its end must be filled.
    const own = { name: String(index), required: true, sources };
    return compilation.compileNode(placeInside(around, place, own));
  });
  return {
    ...base,
    kind: 'group',
    children: children.filter((child) => child !== undefined),
    conditions: [],
    layout: 'columns',
    columns: Math.min(length, 12),
    tabs: [],
    tuple: true,
  };
}

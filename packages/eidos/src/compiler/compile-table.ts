import { type Compilation, type NodeInput, placesInside } from './compilation';
import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { all, hintPointer, isTrue, mergeHints, strictest } from './merged';
import { suggestName } from './problem';
import type { EidosNode, GroupNode, JsonNode, NodeBase, TableNode } from './node';
import { asJson, assignDefined, refusedIn } from './node-base';
import { isDescribed } from './properties';
import { hasFalse, type Layers, type SchemaLayer, toLayer } from './schema-layer';

/** Creates the node of an array: a table of its rows, a group when each index has its own schema, or JSON text. */
export function compileTable(base: NodeBase, input: NodeInput): EidosNode {
  const { layers, compilation } = input;
  const sources = rowSources(layers);
  if (hasFalse(sources) || layers.some(({ schema }) => 'prefixItems' in schema))
    return compileTuple(sources, base, input);
  if (!sources.some(({ schema }) => isDescribed(schema))) return asJson(base);
  const declared = compilation.compileNode(placesInside(input)({ name: '', required: true, sources }));
  // Whether they are choices decides how a list of different values is rendered.
  const isRead = declared?.kind === 'reference' && declared.deferred && isTrue(layers, 'uniqueItems');
  const row = isRead ? declared.resolve() : declared;
  if (row) checkRowKey(layers, row, compilation);
  return row ? toTable(layers, base, row) : asJson(base);
}

/** A recursive row is not compiled yet, so its properties are not known. */
function checkRowKey(layers: Layers, row: EidosNode, { problems }: Compilation): void {
  const { rowKey } = mergeHints(layers);
  if (rowKey === undefined || row.kind !== 'group') return;
  const names = [row, ...row.conditions].flatMap(({ children }) => children.map(({ name }) => name));
  if (names.includes(rowKey)) return;
  const message = `No property of the rows is named "${rowKey}".`;
  problems.report('wrong-hint', hintPointer(layers, 'rowKey'), message, suggestName(rowKey, names));
}

function toTable(layers: Layers, base: NodeBase, row: EidosNode): TableNode {
  const { widget, rowKey, sortable, filterable, resizable } = mergeHints(layers);
  const uniqueItems = isTrue(layers, 'uniqueItems');
  const isDisplay = base.readOnly || base.disabled || widget === 'display-table';
  const mode = isDisplay ? 'display' : widget === 'ordered-table' ? 'ordered' : 'editable';
  return assignDefined(Object.assign(base, { kind: 'table', mode, row, uniqueItems } as const), {
    shape: uniqueItems && widget === undefined && !base.writeOnly ? shapeOf(row) : undefined,
    minItems: strictest(layers, 'minItems'),
    maxItems: strictest(layers, 'maxItems'),
    rowKey,
    sortable,
    filterable,
    resizable,
  });
}

/** Formats whose text is easily typed; the others have a native input of their own, such as a calendar. */
const typedFormats = ['email', 'idn-email', 'hostname', 'uri', 'uuid'];

function shapeOf(row: EidosNode): TableNode['shape'] {
  if (row.nullable || row.widget !== undefined) return undefined;
  if ('choices' in row) return 'choices';
  const isTyped = row.format === undefined || typedFormats.includes(row.format);
  return row.kind === 'string' && isTyped ? 'tags' : undefined;
}

/** The schemas of the rows: those of `items`, or of `unevaluatedItems` where nothing else evaluates a row. */
function rowSources(layers: Layers): SchemaLayer[] {
  const sources = itemSources(layers);
  const isEvaluated = layers.some(({ schema }) => 'contains' in schema || 'if' in schema);
  if (sources.length > 0 || isEvaluated) return sources;
  return layers.flatMap(({ pointer, schema: { unevaluatedItems: row } }) =>
    row === false || isDescribed(row)
      ? [toLayer(joinPointer(pointer, 'unevaluatedItems'), row as JsonSchema)]
      : [],
  );
}

/** The schemas of the item at an index; without one, of all rows. */
function itemSources(layers: Layers, index = Infinity): SchemaLayer[] {
  return layers.flatMap(({ pointer, schema }) => {
    const item = (schema.prefixItems as readonly JsonSchema[] | undefined)?.[index];
    if (item !== undefined) return [toLayer(joinPointer(pointer, 'prefixItems', index), item)];
    return 'items' in schema ? [toLayer(joinPointer(pointer, 'items'), schema.items as JsonSchema)] : [];
  });
}

/** Creates the node of an array with a schema for each of its first indexes, and perhaps one for the rows after them. */
function compileTuple(rest: Layers, base: NodeBase, input: NodeInput): GroupNode | JsonNode {
  const { layers, compilation } = input;
  const lengths = all<readonly unknown[]>(layers, 'prefixItems').map((items) => items.length);
  const sources = Array.from({ length: Math.max(0, ...lengths) }, (_, index) => itemSources(layers, index));
  // A list ends before an index that is false.
  const end = sources.findIndex(hasFalse);
  const fixed = end === -1 ? sources : sources.slice(0, end);
  const inside = placesInside(input);
  const minItems = strictest(layers, 'minItems');
  // A list has no gaps. Items at its end may be left out down to `minItems`; without `minItems`, none may.
  const compileItem = (name: string, sources: Layers, required = true) =>
    compilation.compileNode(inside({ name, required, sources }));
  const known = fixed.flatMap(
    (item, index) => compileItem(String(index), item, index < (minItems ?? Infinity)) ?? [],
  );
  const takesRows = end === -1 && !hasFalse(rest);
  const hasRows = takesRows && rest.some(({ schema }) => isDescribed(schema));
  const row = takesRows && (hasRows || !base.writeOnly) ? compileItem('', rest) : undefined;
  // An item that nothing may be has no field, but one that is stored must be seen to be removed.
  if (known.length < fixed.length || (hasRows && row === undefined)) return asJson(base);
  // A list that is never shown again is masked as a whole.
  if (hasRows && base.writeOnly) return asJson(base);
  const tuple = Object.assign(base, {
    kind: 'group',
    children: known,
    conditions: [],
    layout: 'columns',
    columns: Math.min(fixed.length || 1, 12),
    tabs: [],
    refused: refusedIn(base),
    tuple: true,
  } as const);
  if (row === undefined) return tuple;
  checkRowKey(layers, row, compilation);
  return assignDefined(tuple, {
    additional: Object.freeze([Object.freeze({ pattern: '^(0|[1-9]\\d*)$', node: row })]),
    minItems,
    maxItems: strictest(layers, 'maxItems'),
    rowKey: mergeHints(layers).rowKey,
    open: hasRows ? undefined : true,
  } as const);
}

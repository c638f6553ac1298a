import type { EidosNode, GroupNode } from '../compiler/node';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { adoptJson, type Json, seal } from './adopt-json';
import { childAt } from './field-id';
import { applyingChild, applyingChildren, type Fits, isRequired, resolveNode } from './node-tree';
import { findOption } from './union-option';

/**
 * Fills in everything that the schema determines: defaults, constants, required groups and tables, and `null` where a
 * required value may be null. Existing values are never changed.
 * A recursive schema is filled in once and not inside of that (`made`), which would never end.
 */
export function fillDefaults(
  node: EidosNode,
  value: Json,
  required: boolean,
  fits: Fits,
  made = false,
): Json {
  const resolved = resolveNode(node);
  if (made && node !== resolved) return value;
  if (value === undefined) {
    const { defaultValue } = resolved;
    // The default of an enclosing schema is meant for that one, not for optional values of the same shape inside it.
    if (defaultValue !== undefined && (required || node.defaultValue !== undefined))
      return fillDefaults(resolved, adoptJson(defaultValue), required, fits, true);
    if (!required) return undefined;
    if (resolved.kind === 'group') return fillGroup(resolved, {}, fits, node !== resolved);
    if (resolved.kind === 'table') return seal([]);
    if (resolved.kind === 'constant') return adoptJson(resolved.value);
    return resolved.nullable ? null : undefined;
  }
  if (resolved.kind === 'group') return isJsonObject(value) ? fillGroup(resolved, value, fits, made) : value;
  if (resolved.kind === 'table') return fillRows(resolved.row, value, fits, made);
  if (resolved.kind !== 'union') return value;
  const option = findOption(resolved, value, undefined, fits);
  return option ? fillDefaults(option.node, value, true, fits, made) : value;
}

/** Repeats until nothing is added, because a default may make further fields apply. */
function fillGroup(group: GroupNode, value: JsonObject, fits: Fits, made: boolean): Json {
  let filled = value;
  for (const name of applyingChildren(group, value, fits)) {
    const child = applyingChild(group, name, value, fits);
    const before = childAt(value, name);
    const after = child && fillDefaults(child, before, isRequired(group, child, value, fits), fits, made);
    if (after !== undefined && after !== before) filled = { ...filled, [name]: after };
  }
  if (filled === value) return seal(value);
  return group.conditions.length > 0 ? fillGroup(group, filled, fits, made) : seal(filled);
}

function fillRows(row: EidosNode, value: JsonValue, fits: Fits, made: boolean): JsonValue {
  if (!isArray(value)) return value;
  const rows = value.map((item) => fillDefaults(row, item, true, fits, made) as JsonValue);
  return rows.every((item, index) => item === value[index]) ? value : seal(rows);
}

/** The initial value of a new row: an array cannot have gaps, so one without a value is null. */
export function newRow(row: EidosNode, fits: Fits): JsonValue {
  return fillDefaults(row, undefined, true, fits) ?? null;
}

import type { EidosNode, GroupNode, UnionNode } from '../compiler/node';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { type Json, seal } from './adopt-json';
import type { FieldId } from './field-id';
import { mayHide } from './may-hide';
import { applies, applyingChild, childNode, type Fits, resolveNode } from './node-tree';
import type { RowKeys } from './row-keys';
import { findOption, optionWith } from './union-option';

type Choices = ReadonlyMap<FieldId, string>;

/** A value without those of fields that do not apply; the same value when there are none. */
export type WithoutHidden = (node: EidosNode, value: Json, id: FieldId, choices: Choices) => Json;

interface Known {
  readonly id: FieldId;
  readonly choices: Choices;
  readonly result: Json;
}

/**
 * Creates the function that leaves out the values of fields that are not shown: those of conditions that do not hold,
 * and those of other options of a union with a discriminator. Each object is looked through once.
 */
export function createWithoutHidden(keys: RowKeys, fits: Fits): WithoutHidden {
  const known = new WeakMap<EidosNode, WeakMap<object, Known>>();

  return function withoutHidden(declared, value, id, choices) {
    if (typeof value !== 'object' || value === null) return value;
    const node = resolveNode(declared);
    if (!mayHide(node)) return value;
    const ofNode = known.get(node) ?? new WeakMap<object, Known>();
    known.set(node, ofNode);
    const before = ofNode.get(value);
    if (before?.id === id && before.choices === choices) return before.result;
    const result = look(node, value, id, choices);
    ofNode.set(value, { id, choices, result });
    return result;

    function look(inner: typeof node, current: Json, at: FieldId, chosen: Choices): Json {
      if (inner.kind === 'union') return ofOption(inner, current, at, chosen);
      if (inner.kind === 'group' && isJsonObject(current)) return ofGroup(inner, current, at, chosen);
      return isArray(current) ? ofItems(inner, current, at, chosen) : current;
    }

    function ofOption(union: UnionNode, current: Json, at: FieldId, chosen: Choices): Json {
      let inner: typeof node = union;
      for (let pinned = chosen.get(at); inner.kind === 'union'; pinned = undefined) {
        const option = findOption(inner, current, pinned, fits);
        if (option === undefined) return current;
        inner = resolveNode(option.node);
      }
      const own = inner.kind === 'group' && isJsonObject(current) ? ofOthers(union, inner, current) : current;
      return withoutHidden(inner, own, at, chosen);
    }

    function ofGroup(group: GroupNode, current: JsonObject, at: FieldId, chosen: Choices): Json {
      let now = current;
      for (;;) {
        const next = withoutOutdated(group, mapChildren(group, now, at, chosen));
        if (next === now) return now;
        now = next;
      }
    }

    function mapChildren(group: GroupNode, current: JsonObject, at: FieldId, chosen: Choices): JsonObject {
      let next = current;
      for (const name of Object.keys(current)) {
        const child = applyingChild(group, name, current, fits);
        const inside = child && withoutHidden(child, current[name], joinPointer(at, name), chosen);
        if (child && inside !== undefined && inside !== current[name]) next = { ...next, [name]: inside };
      }
      return next === current ? current : seal(next);
    }

    function ofItems(inner: typeof node, items: readonly JsonValue[], at: FieldId, chosen: Choices): Json {
      const rows = items.map((item, index) => {
        const row =
          inner.kind === 'table' ? inner.row : inner.kind === 'group' && childNode(inner, String(index));
        return (
          (row && withoutHidden(row, item, joinPointer(at, keys.of(items)[index] ?? ''), chosen)) ?? item
        );
      });
      if (rows.every((row, index) => row === items[index])) return items;
      keys.assign(rows, keys.of(items));
      return seal(rows);
    }
  };

  /** One after the other, because a condition may depend on a value that is hidden itself. */
  function withoutOutdated(group: GroupNode, value: JsonObject): JsonObject {
    const kept = new Set<string>();
    let now = value;
    for (;;) {
      const name = Object.keys(now).findLast((one) => !kept.has(one) && isHidden(group, one, now));
      if (name === undefined) return now;
      const next = without(now, name);
      // A field whose own value hides it would come back without it.
      if (isHidden(group, name, next)) now = next;
      else kept.add(name);
    }
  }

  function isHidden(group: GroupNode, name: string, value: JsonObject): boolean {
    return childNode(group, name) !== undefined && !applies(group, name, value, fits);
  }
}

/** The value without what belongs to other options only; a discriminator identifies the option for certain. */
function ofOthers(union: UnionNode, own: GroupNode, value: JsonObject): JsonObject {
  if (union.discriminator === undefined) return value;
  const foreign = Object.keys(value).filter(
    (name) => childNode(own, name) === undefined && optionWith(union, name, undefined),
  );
  return foreign.reduce(without, value);
}

function without(value: JsonObject, name: string): JsonObject {
  const { [name]: _hidden, ...others } = value;
  return seal(others);
}

import type { EidosNode, GroupNode, TableNode, UnionNode } from '../compiler/node';
import { childAt, isJsonObject, type JsonObject, isArray } from '../json/json-object';
import { createCache, memoize } from '../json/memoize';
import { joinPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { mapItems } from '../json/members';
import { type Json, withoutProperty, setProperties } from './adopt-json';
import { createRowKeys, type FieldId, type RowKeys } from './field-id';
import type { LookupContext } from './place';
import {
  type GroupFields,
  groupFields,
  planOf,
  childNode,
  fixedCount,
  type Fits,
  type ResolvedNode,
  resolveNode,
} from './node-tree';
import { optionOf, optionWith, shownOptions } from './union-option';

type Choices = ReadonlyMap<FieldId, string>;

/** Which fields apply to values, and the values without those that do not. */
export type ShownValues = ReturnType<typeof createShownValues>;

/** The state of one value that conditions and hints determine. */
interface Decided {
  shown: Json;
  /** Those of a group. */
  readonly fields?: GroupFields;
}

const emptyObject: JsonObject = Object.freeze({});

/**
 * Creates what decides which fields apply: those of conditions that do not hold do not, and neither do those of other
 * options of a union with a discriminator. Each object is decided once, and each condition is evaluated once for it.
 */
export function createShownValues(keys: RowKeys, fits: Fits) {
  const known = memoize((_node: EidosNode) => createCache<Decided>());

  function decide(
    node: ResolvedNode,
    value: JsonObject | readonly JsonValue[],
    id: FieldId,
    choices: Choices,
    rowKey?: string,
  ): Decided {
    return known(node)(value, [id, choices], () => {
      if (node.kind === 'union') return { shown: ofOption(node, value, id, choices, rowKey) };
      if (isArray(value)) return { shown: ofItems(node, value, id, choices) };
      return node.kind === 'group' ? ofGroup(node, value, id, choices) : { shown: value };
    });
  }

  /**
   * A value without those of fields that do not apply; the same value when there are none. A row keeps what identifies it.
   */
  function shownOf(node: EidosNode, value: Json, id: FieldId, choices: Choices, rowKey?: string): Json {
    if (typeof value !== 'object' || value === null) return value;
    const resolved = resolveNode(node);
    if (!mayHide(resolved)) return value;
    const decided = decide(resolved, value, id, choices, rowKey);
    // `fields` may have decided it without the key.
    if (rowKey) decided.shown = mapNames(decided.shown as JsonObject, [rowKey], () => childAt(value, rowKey));
    return decided.shown;
  }

  function ofOption(union: UnionNode, current: Json, id: FieldId, choices: Choices, rowKey?: string): Json {
    const { option, inner } = optionOf(union, current, id, choices, fits);
    if (!option) return current;
    const own = inner.kind === 'group' && isJsonObject(current) ? ofOthers(union, inner, current) : current;
    const shown = shownOf(inner, own, id, choices, rowKey);
    if (shown !== current) shownOptions.set(shown as object, option);
    return shown;
  }

  function ofItems(node: ResolvedNode, items: readonly JsonValue[], id: FieldId, choices: Choices): Json {
    const own = keys.of(items, fixedCount(node));
    const { rowKey } = node as Partial<TableNode>;
    const rows = mapItems(items, (item, index) => {
      const row = childNode(node, String(index));
      return (row && shownOf(row, item, joinPointer(id, own[index]!), choices, rowKey)) ?? item;
    });
    return keys.freeze(rows, own);
  }

  /**
   * Decides each name after everything that it depends on, so that each condition is evaluated at most once; where they depend
   * on each other, until nothing more is hidden.
   */
  function ofGroup(group: GroupNode, value: JsonObject, id: FieldId, choices: Choices) {
    const { affects, affected, order, isCircular } = planOf(group);
    const { child: plainChild } = plainFields(group);
    const inside = (name: string, child = plainChild(name)) =>
      child && shownOf(child, now[name], joinPointer(id, name), choices);
    let now = value;
    const always = Object.keys(value).filter((name) => !affected.has(name));
    now = mapNames(value, always, inside);
    for (;;) {
      const start = now;
      const holding: boolean[] = [];
      for (const at of order) {
        holding[at] = fits(group.conditions[at]!.when, now);
        for (const name of affects[at] ?? []) {
          const by = affected.get(name)!;
          if (by.some((one) => holding[one] === undefined) || !Object.hasOwn(now, name)) continue;
          const applying = by.filter((one) => holding[one]);
          if (applying.length > 0 || group.children.some((one) => one.name === name)) {
            const children = applying.flatMap((one) => group.conditions[one]!.children);
            const child = children.findLast((one) => one.name === name);
            now = mapNames(now, [name], () => inside(name, child));
            continue;
          }
          const rest = withoutProperty(now, name);
          // A field whose own value hides it would come back without it.
          if (!isCircular || !by.some((one) => fits(group.conditions[one]!.when, rest))) now = rest;
        }
      }
      if (now === start || !isCircular) return { shown: now as Json, fields: groupFields(group, holding) };
    }
  }

  return {
    of: shownOf,
    /** The fields of a group that apply to its value. Hidden values do not decide that. */
    fields(group: GroupNode, value: Json, id: FieldId, choices: Choices): GroupFields {
      if (group.conditions.length === 0) return plainFields(group);
      return decide(group, isJsonObject(value) ? value : emptyObject, id, choices).fields!;
    },
  };
}

/** A lookup context for a value that is not the current data. Its rows may have no keys yet, so shown values use their own. */
export function lookupOf(
  root: EidosNode,
  data: Json,
  around: Pick<LookupContext, 'keys' | 'validator'>,
  choices: Choices = new Map(),
): LookupContext {
  const shownValues = createShownValues(createRowKeys(), around.validator.fits);
  return { ...around, root, data, saved: data, choices, shownValues };
}

/** The fields of a group while none of its conditions holds. */
const plainFields = (group: GroupNode) => groupFields(group, []);

/** The object with other values under some names; the same object when they are the same. */
function mapNames(value: JsonObject, names: readonly string[], map: (name: string) => Json): JsonObject {
  const changed = names
    .map((name) => [name, map(name)] as const)
    .filter(([name, next]) => next !== undefined && next !== value[name]);
  return changed.length > 0 ? setProperties(value, changed) : value;
}

/** The value without what belongs to other options only; a discriminator identifies the option for certain. */
function ofOthers(union: UnionNode, own: GroupNode, value: JsonObject): JsonObject {
  if (union.discriminators === undefined) return value;
  const foreign = Object.keys(value).filter(
    (name) => childNode(own, name) === undefined && optionWith(union, name),
  );
  return foreign.reduce(withoutProperty, value);
}

/** Whether some field in a value of this node may be hidden; recursive nodes count as if they had one. */
const mayHide = memoize(
  (node: EidosNode): boolean =>
    node.kind === 'reference' ||
    (node.kind === 'group' &&
      (node.conditions.length > 0 ||
        node.children.some(mayHide) ||
        node.additional?.some((one) => mayHide(one.node)) === true)) ||
    (node.kind === 'union' &&
      (node.discriminators !== undefined || node.options.some((option) => mayHide(option.node)))) ||
    (node.kind === 'table' && mayHide(node.row)),
);

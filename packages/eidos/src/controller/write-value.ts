import type { EidosNode } from '../compiler/node';
import type { JsonValue } from '../json/json-schema';
import { advice } from '../development/advice';
import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import { type Json, seal } from './adopt-json';
import { childAt } from './field-id';
import { fillDefaults } from './fill-defaults';
import { enter, type Ground, type FieldPlace, rootPlace } from './place';
import type { RowKeys } from './row-keys';
import { splitPointer } from '../json/json-pointer';
import { optionWith } from './union-option';

/**
 * Data with `next` at `pointer`; everything off the path stays the same object. Missing groups on the path are
 * created with their defaults; an optional group that loses its last value is removed. In an array `undefined`
 * leaves an empty item, because only `removeRow` removes rows. Throws when a row of the path does not exist.
 */
export function writeValue(ground: Ground, pointer: string, next: Json): JsonValue {
  const tokens = splitPointer(pointer);
  return write(ground, rootPlace(ground), ground.data, tokens, next) ?? seal({});
}

/** The places are those of the data before, because the defaults of a new group may make other fields apply. */
function write(ground: Ground, place: FieldPlace, value: Json, tokens: readonly string[], next: Json): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) return next === undefined && place.isRow ? null : next;
  const container = containerFor(ground, place, value, token);
  const inner = write(ground, enter(ground, place, token), childAt(container, token), rest, next);
  if (isArray(container)) {
    if (!(Number(token) < container.length)) {
      throw new RangeError(
        `There is no row ${token} at "${place.pointer}".${advice(() => process.env.NODE_ENV !== 'production' && ` It has ${container.length}. Add rows with insertRow.`)}`,
      );
    }
    return replaceItem(container, Number(token), inner as JsonValue, ground.keys);
  }
  const group = replaceProperty(container, token, inner);
  return inner === undefined && isRemovable(place, group) ? undefined : group;
}

/** The object or array at a place, created when it is missing or of another type. */
function containerFor(ground: Ground, { node, inner, required }: FieldPlace, value: Json, token: string) {
  if (inner.kind === 'table') return isArray(value) ? value : seal([]);
  if (isJsonObject(value)) return value;
  const start: EidosNode | undefined =
    inner.kind === 'union' ? optionWith(inner, token, undefined)?.node : inner;
  const made = fillDefaults(start ?? node, undefined, true, ground.validator.fits);
  return isJsonObject(made) && (required || inner.kind === 'group' || inner.kind === 'union')
    ? made
    : seal({});
}

function isRemovable({ required, isRow, pointer, saved }: FieldPlace, group: JsonValue): boolean {
  return (
    !required &&
    !isRow &&
    pointer !== '' &&
    Object.keys(group as object).length === 0 &&
    !isEmptyObject(saved)
  );
}

function isEmptyObject(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function replaceProperty(group: { readonly [key: string]: JsonValue }, name: string, value: Json): JsonValue {
  if (value !== undefined) return seal({ ...group, [name]: value });
  const { [name]: _removed, ...others } = group;
  return seal(others);
}

function replaceItem(rows: readonly JsonValue[], index: number, value: JsonValue, keys: RowKeys): JsonValue {
  const copy = [...rows];
  copy[index] = value;
  keys.assign(copy, keys.of(rows));
  return seal(copy);
}

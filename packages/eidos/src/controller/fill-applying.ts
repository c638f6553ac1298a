import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { fillDefaults } from './fill-defaults';
import { applyingChildren } from './node-tree';
import { findPlace, type Ground, tryFindPlace } from './place';
import { writeValue } from './write-value';

/**
 * The data of `after`, in which the value at `pointer` has changed. Fields that did not apply before (`if`,
 * `dependentRequired`) start with their defaults.
 */
export function fillApplying(before: Ground, after: Ground, pointer: Pointer): JsonValue {
  let ground = after;
  for (const path of ancestors(pointer)) {
    const place = tryFindPlace(ground, path);
    if (place === undefined) continue;
    const { inner, value } = place;
    if (inner.kind !== 'group' || inner.conditions.length === 0) continue;
    const { fits } = ground.validator;
    const known = new Set(applyingChildren(inner, tryFindPlace(before, path)?.value, fits));
    for (const name of applyingChildren(inner, value, fits)) {
      if (!known.has(name)) ground = { ...ground, data: fillOne(ground, joinPointer(path, name)) };
    }
  }
  return ground.data as JsonValue;
}

/** Pointers of everything that contains a place, innermost first. */
function ancestors(pointer: Pointer): readonly Pointer[] {
  const tokens = splitPointer(pointer);
  return tokens.map((_, index) => joinPointer('', ...tokens.slice(0, tokens.length - 1 - index)));
}

function fillOne(ground: Ground, pointer: Pointer): JsonValue {
  const { node, value, required } = findPlace(ground, pointer);
  const filled =
    value === undefined ? fillDefaults(node, undefined, required, ground.validator.fits) : undefined;
  return filled === undefined ? (ground.data as JsonValue) : writeValue(ground, pointer, filled);
}

import type { EidosNode } from '../compiler/node';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { changeBranch } from './change-branch';
import type { Content } from './content';
import { applyingChild, applyingChildren, isRequired } from './node-tree';
import { type Ground, judgedValue, tryFindPlace } from './place';

/** A default may make further conditions hold; more rounds than this only come from contradictory conditions. */
const mostRounds = 32;

/**
 * Updates `content` after the value at `pointer` changed since `before`, by the conditions that hold now: fields that
 * did not apply before start with their defaults, and a value that its field no longer takes is replaced with the one
 * that was entered there before.
 */
export function followConditions(before: Ground, content: Content, pointer: Pointer): Content {
  let now = content;
  for (const path of ancestors(pointer)) {
    let from = before;
    for (let round = 0; round < mostRounds; round += 1) {
      const next = followInGroup(from, groundOf(before, now), now, path);
      if (next === now) break;
      from = groundOf(before, now);
      now = next;
    }
  }
  return now;
}

function groundOf(ground: Ground, { data, choices }: Content): Ground {
  return { ...ground, data, choices };
}

function followInGroup(before: Ground, after: Ground, content: Content, path: Pointer): Content {
  const place = tryFindPlace(after, path);
  if (place?.inner.kind !== 'group' || place.inner.conditions.length === 0) return content;
  const { inner: group } = place;
  const { fits } = after.validator;
  const value = judgedValue(after, place, group);
  const was = tryFindPlace(before, path);
  const old = was && judgedValue(before, was, group);
  const known = new Set(applyingChildren(group, old, fits));
  const isNewlyRequired = (child: EidosNode) =>
    isRequired(group, child, value, fits) && !isRequired(group, child, old, fits);
  let next = content;
  for (const name of applyingChildren(group, value, fits)) {
    const node = known.has(name) ? applyingChild(group, name, old, fits) : undefined;
    const child = applyingChild(group, name, value, fits);
    // The same declaration in another state, such as disabled, is still the same field.
    const isSame = node?.schemaPointer === child?.schemaPointer;
    if (child === undefined || (isSame && !isNewlyRequired(child))) continue;
    next = changeBranch(groundOf(after, next), next, joinPointer(path, name), group, node);
  }
  return next;
}

/** Pointers of everything that contains a place, innermost first. */
function ancestors(pointer: Pointer): readonly Pointer[] {
  const tokens = splitPointer(pointer);
  return tokens.map((_, index) => joinPointer('', ...tokens.slice(0, tokens.length - 1 - index)));
}

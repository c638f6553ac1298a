import type { Compilation } from './compilation';
import type { ValueType } from './keywords';
import { highest, lowest, pointerOf } from './merged';
import type { Part } from './parts';
import { checkAgainstType } from './value-types';

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
] as const;

/** Reports limits that leave no value, and keywords that do not fit the type they stand beside. */
export function checkLimits(
  parts: readonly Part[],
  types: readonly ValueType[],
  compilation: Compilation,
): void {
  parts.forEach((part) => checkAgainstType(part, compilation));
  for (const [lower, upper] of ranges) {
    const low = highest(parts, lower);
    const high = lowest(parts, upper);
    if (low === undefined || high === undefined || low <= high) continue;
    const message = `"${lower}" ${low} is above "${upper}" ${high}.`;
    compilation.problems.report('empty-range', pointerOf(parts, lower), message);
  }
  checkExclusive(parts, types, compilation);
}

function checkExclusive(
  parts: readonly Part[],
  types: readonly ValueType[],
  { problems }: Compilation,
): void {
  const low = highest(parts, 'minimum') ?? -Infinity;
  const above = highest(parts, 'exclusiveMinimum') ?? -Infinity;
  const high = lowest(parts, 'maximum') ?? Infinity;
  const below = lowest(parts, 'exclusiveMaximum') ?? Infinity;
  if (low > high) return;
  const none =
    above >= below ||
    above >= high ||
    low >= below ||
    (types.join() === 'integer' &&
      Math.max(Math.ceil(low), Math.floor(above) + 1) > Math.floor(Math.min(high, Math.ceil(below) - 1)));
  if (!none) return;
  const keyword = above > -Infinity ? 'exclusiveMinimum' : 'minimum';
  problems.report('empty-range', pointerOf(parts, keyword), 'No number lies between these limits.');
}

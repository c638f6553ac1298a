import type { Compilation } from './compilation';
import type { ValueType } from '../types/eidos-schema';
import { highest, lowest, pointerOf } from './merged';
import type { SchemaLayer } from './schema-layer';
import { checkAgainstType } from './value-types';

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
] as const;

/** Reports limits that no value satisfies, and keywords that do not apply to the type beside them. */
export function checkLimits(
  layers: readonly SchemaLayer[],
  types: readonly ValueType[],
  compilation: Compilation,
): void {
  layers.forEach((layer) => checkAgainstType(layer, compilation));
  for (const [lower, upper] of ranges) {
    const low = highest(layers, lower);
    const high = lowest(layers, upper);
    if (low === undefined || high === undefined || low <= high) continue;
    const message = `"${lower}" ${low} is above "${upper}" ${high}.`;
    compilation.problems.report('empty-range', pointerOf(layers, lower), message);
  }
  checkExclusive(layers, types, compilation);
}

function checkExclusive(
  layers: readonly SchemaLayer[],
  types: readonly ValueType[],
  { problems }: Compilation,
): void {
  const low = highest(layers, 'minimum') ?? -Infinity;
  const above = highest(layers, 'exclusiveMinimum') ?? -Infinity;
  const high = lowest(layers, 'maximum') ?? Infinity;
  const below = lowest(layers, 'exclusiveMaximum') ?? Infinity;
  if (low > high) return;
  const none =
    above >= below ||
    above >= high ||
    low >= below ||
    (types.join() === 'integer' &&
      Math.max(Math.ceil(low), Math.floor(above) + 1) > Math.floor(Math.min(high, Math.ceil(below) - 1)));
  if (!none) return;
  const keyword = above > -Infinity ? 'exclusiveMinimum' : 'minimum';
  problems.report('empty-range', pointerOf(layers, keyword), 'No number lies between these limits.');
}

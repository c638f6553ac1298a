import { takesName } from './additional-properties';
import type { Compilation } from './compilation';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { suggestName } from './nearest-name';
import { toLayer, type SchemaLayer } from './schema-layer';

/**
 * Required names without a property, which any value satisfies. They are reported: as an error when another name was
 * most likely meant.
 */
export function readUndescribed(
  layers: readonly SchemaLayer[],
  names: ReadonlySet<string>,
  { problems }: Compilation,
): ReadonlyMap<string, SchemaLayer> {
  const found = new Map<string, SchemaLayer>();
  const check = (list: readonly string[], pointer: Pointer): void =>
    list.forEach((name, index) => {
      if (names.has(name) || takesName(layers, name)) return;
      const place = joinPointer(pointer, index);
      const fix = suggestName(name, [...names]);
      const message = `"${name}" is required, but is not among the properties.`;
      problems.report(
        fix === undefined ? 'undescribed-property' : 'required-without-property',
        place,
        message,
        fix,
      );
      if (!found.has(name)) found.set(name, toLayer(place, true));
    });
  for (const { pointer, schema } of layers) {
    check((schema.required ?? []) as readonly string[], joinPointer(pointer, 'required'));
    const dependent = (schema.dependentRequired ?? {}) as Record<string, readonly string[]>;
    for (const [name, list] of Object.entries(dependent)) {
      check(list, joinPointer(pointer, 'dependentRequired', name));
    }
  }
  return found;
}

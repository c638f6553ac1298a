import type { Compilation, NodePlace } from './compilation';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { additionalSources, isDescribed } from './additional-properties';
import { withFittingDefault } from './check-default';
import { all, pointerOf } from './merged';
import type { JsonNode } from './node';
import { freezeNode, readBase } from './node-base';
import type { SchemaLayer } from './schema-layer';

/** Creates the node of a value that the schema does not describe, so that any JSON may be entered. */
export function compileJson(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): JsonNode {
  const base = readBase(layers, place, true, compilation);
  return freezeNode(withFittingDefault({ ...base, kind: 'json' }, layers, compilation));
}

// Names that only a condition adds are fields too.
const fieldKeywords = ['properties', 'if', 'dependentSchemas'];

/** Whether an object has fields; one with neither fields nor other names allowed is an empty group. */
export function hasFields(layers: readonly SchemaLayer[]): boolean {
  if (additionalSources(layers).size > 0) return true;
  return layers.some(
    ({ schema }) =>
      schema.additionalProperties === false || fieldKeywords.some((keyword) => keyword in schema),
  );
}

const insideKeywords = ['properties', 'items', 'prefixItems', 'if'];
const partKeywords = { inside: insideKeywords, any: [...insideKeywords, 'oneOf', 'anyOf'] };

/** Whether a value may have parts with nodes of their own: values inside it, or `any`, which includes options. */
export function hasParts(layers: readonly SchemaLayer[], which: keyof typeof partKeywords): boolean {
  return (
    additionalSources(layers).size > 0 ||
    layers.some(({ schema }) => partKeywords[which].some((keyword) => keyword in schema))
  );
}

/** Whether all rows of an array are described; `prefixItems` followed by further rows is not. */
export function hasRows(layers: readonly SchemaLayer[], { problems }: Compilation): boolean {
  const rows = all<JsonSchema>(layers, 'items');
  if (!layers.some(({ schema }) => 'prefixItems' in schema)) return rows.some(isDescribed);
  if (!rows.some((row) => row !== false && isDescribed(row))) return true;
  const message = 'The list accepts further rows after its first ones, so it is edited as JSON text.';
  problems.report('rest-items', pointerOf(layers, 'items'), message);
  return false;
}

/** Whether a choice is an object or an array. */
export function hasCompoundChoice(layers: readonly SchemaLayer[]): boolean {
  return all<readonly JsonValue[]>(layers, 'enum').some((values) =>
    values.some((value) => typeof value === 'object' && value !== null),
  );
}

import type { JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import type { Draft } from './translation';

const nothing: JsonObject = Object.freeze({ type: 'null' });

/** Replaces `nullable` of OpenAPI 3.0 with its equivalent in JSON Schema 2020-12. */
export function allowNull(draft: Draft): void {
  const { schema, moves } = draft;
  const isNullable = schema.nullable === true;
  delete schema.nullable;
  if (!isNullable) return;
  if (Array.isArray(schema.enum)) schema.enum = withItem(schema.enum, null);
  if ('type' in schema) {
    if (schema.type !== undefined) schema.type = withItem([schema.type].flat(), 'null');
    return;
  }
  for (const list of ['oneOf', 'anyOf']) {
    const options = schema[list];
    if (!Array.isArray(options)) continue;
    schema[list] = [...(options as JsonValue[]), nothing];
    return;
  }
  // These keywords apply to every value and would refuse null, so they move into an alternative.
  const moved = ['$ref', 'allOf'].filter((name) => name in schema);
  if (moved.length === 0) return;
  const option = Object.fromEntries(moved.map((name) => [name, schema[name] as JsonValue]));
  for (const name of moved) {
    delete schema[name];
    moves.push([['anyOf', '0', name], [name]]);
  }
  schema.anyOf = [option, nothing];
}

function withItem(list: readonly JsonValue[], item: JsonValue): JsonValue[] {
  return list.includes(item) ? [...list] : [...list, item];
}

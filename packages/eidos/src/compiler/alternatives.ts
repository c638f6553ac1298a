import { joinPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { toLayer, type SchemaLayer } from './schema-layer';

/** The `oneOf` or `anyOf` that decides how a value is drawn. */
export interface Alternatives {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly holder: SchemaLayer;
  readonly options: readonly SchemaLayer[];
}

const shapeKeywords = [
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'items',
  'prefixItems',
  'allOf',
  'anyOf',
  'oneOf',
  'title',
];

/**
 * Every `oneOf` and `anyOf` that changes the shape of a value. One whose options only add constraints
 * (`anyOf: [{ required: … }, …]`) is left to the validator.
 */
export function* findAlternatives(layers: readonly SchemaLayer[]): Generator<Alternatives> {
  for (const holder of layers) {
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const schemas = holder.schema[keyword] as readonly JsonSchema[] | undefined;
      if (!schemas?.some(affectsShape)) continue;
      const options = schemas.flatMap((schema, index) =>
        schema === false ? [] : toLayer(joinPointer(holder.pointer, keyword, index), schema, holder),
      );
      yield { keyword, holder, options };
    }
  }
}

function affectsShape(schema: JsonSchema): boolean {
  return typeof schema === 'object' && shapeKeywords.some((keyword) => keyword in schema);
}

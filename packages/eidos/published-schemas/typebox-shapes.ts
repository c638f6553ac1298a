import { type TSchema, Type } from '@sinclair/typebox';
import type { PublishedSchema } from './published-schema';

function shape(name: string, schema: TSchema, sample: unknown, broken: unknown): PublishedSchema {
  // As text and back: TypeBox keeps notes of its own under symbols.
  return {
    source: '@sinclair/typebox',
    name,
    schema: JSON.parse(JSON.stringify(schema)) as object,
    sample,
    broken,
  };
}

const address = Type.Object({ street: Type.String({ minLength: 1 }), city: Type.String() });

/** Schemas that TypeBox writes for common shapes. */
export const typeboxShapes: readonly PublishedSchema[] = [
  shape('array', Type.Array(Type.Integer(), { minItems: 1, uniqueItems: true }), [1, 2], [1, 1]),
  shape(
    'composite',
    Type.Composite([address, Type.Object({ country: Type.String() })]),
    { street: 'Rua 1', city: 'Lisbon', country: 'PT' },
    { street: 'Rua 1', city: 'Lisbon' },
  ),
  shape(
    'const enum',
    Type.Object({ level: Type.Enum({ low: 0, high: 1 }), unit: Type.Literal('bar') }),
    { level: 1, unit: 'bar' },
    { level: 2, unit: 'bar' },
  ),
  shape(
    'intersection without further properties',
    Type.Intersect([address, Type.Object({ zip: Type.String() })], { unevaluatedProperties: false }),
    { street: 'Rua 1', city: 'Lisbon', zip: '1000' },
    { street: 'Rua 1', city: 'Lisbon', zip: '1000', floor: 2 },
  ),
  shape(
    'optional and read-only',
    Type.Object({
      id: Type.Readonly(Type.Integer()),
      nick: Type.Optional(Type.String({ pattern: '^[a-z]+$' })),
    }),
    { id: 1, nick: 'ada' },
    { id: 1, nick: 'Ada 1' },
  ),
  shape('partial', Type.Partial(address), {}, { street: '' }),
  shape('record', Type.Record(Type.RegExp(/^[a-z]+$/), Type.Number()), { a: 1 }, { a: 'one' }),
  shape(
    'recursive',
    Type.Recursive((self) =>
      Type.Object({ value: Type.Number(), left: Type.Optional(self), right: Type.Optional(self) }),
    ),
    { value: 1, left: { value: 2, right: { value: 3 } } },
    { value: 1, left: {} },
  ),
  shape(
    'template literal',
    Type.Object({ route: Type.TemplateLiteral('/${string}/${number}') }),
    { route: '/a/1' },
    { route: 'a' },
  ),
  shape('tuple', Type.Tuple([Type.Number(), Type.String(), Type.Boolean()]), [1, 'a', true], [1, 'a']),
  shape(
    'union of objects',
    Type.Union([
      Type.Object({ type: Type.Literal('circle'), radius: Type.Number({ exclusiveMinimum: 0 }) }),
      Type.Object({ type: Type.Literal('square'), side: Type.Number({ exclusiveMinimum: 0 }) }),
    ]),
    { type: 'square', side: 2 },
    { type: 'square', side: 0 },
  ),
];

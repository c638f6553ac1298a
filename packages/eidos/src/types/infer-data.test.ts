import { type Static, Type } from '@sinclair/typebox';
import { z } from 'zod';
import { checkSchema, compileEidos } from '../compiler/compile-eidos';
import type { DataOf, Eidos, GroupNode } from '../compiler/node';
import type { InferData } from './infer-data';
import type { PointerOf, RowAt, ValueAt } from './pointer-of';

// The TypeScript compiler checks these tests: a wrong type is an error when the types are checked.
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function expectType<_Check extends true>(): void {}

const order = compileEidos({
  type: 'object',
  required: ['customer', 'lines'],
  properties: {
    customer: { type: 'string' },
    note: { type: ['string', 'null'] },
    status: { enum: ['open', 'paid'] },
    'net/gross': { type: 'boolean' },
    size: { prefixItems: [{ type: 'number' }, { type: 'string' }], items: false },
    start: { prefixItems: [{ type: 'number' }, false, { type: 'string' }], items: { type: 'string' } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['amount'],
        properties: { amount: { type: 'integer' }, text: { type: 'string' } },
      },
    },
    payment: {
      oneOf: [
        {
          type: 'object',
          required: ['by'],
          properties: { by: { const: 'card' }, number: { type: 'string' } },
        },
        { type: 'object', required: ['by'], properties: { by: { const: 'cash' } } },
      ],
    },
  },
});
type Order = DataOf<typeof order>;

const tree = compileEidos({
  $ref: '#/$defs/folder',
  $defs: {
    folder: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        folders: { type: 'array', items: { $ref: '#/$defs/folder' } },
        parent: { $ref: '#' },
      },
    },
  },
});
type Folder = DataOf<typeof tree>;

test('infers the type of the data from a literal schema', () => {
  expect(order.root.kind).toBe('group');
  expectType<Equal<Order['customer'], string>>();
  expectType<Equal<Order['note'], string | null | undefined>>();
  expectType<Equal<Order['status'], 'open' | 'paid' | undefined>>();
  expectType<Equal<Order['size'], [number, string] | undefined>>();
  expectType<Equal<Order['start'], [number] | undefined>>();
  expectType<Equal<Order['lines'][number], { amount: number; text?: string }>>();
  expectType<Equal<NonNullable<Order['payment']>['by'], 'card' | 'cash'>>();
});

test('infers what earlier drafts and OpenAPI write differently', () => {
  const legacy = compileEidos({
    type: 'object',
    properties: {
      nick: { type: 'string', nullable: true },
      pair: { type: 'array', items: [{ type: 'number' }, { type: 'string' }] },
    },
  });
  expect(legacy.root.kind).toBe('group');
  expectType<Equal<DataOf<typeof legacy>['nick'], string | null | undefined>>();
  expectType<Equal<DataOf<typeof legacy>['pair'], [number, string] | undefined>>();
});

test('infers a recursive type from a recursive schema', () => {
  expect(tree.root.kind).toBe('group');
  expectType<Equal<NonNullable<NonNullable<Folder['folders']>[number]['folders']>[number]['name'], string>>();
  expectType<Equal<NonNullable<Folder['parent']>['name'], string>>();
});

test('allOf is joined, and what a condition adds is optional', () => {
  const person = compileEidos({
    allOf: [
      { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      { type: 'object', properties: { age: { type: 'integer' } } },
    ],
    if: { properties: { name: { const: 'x' } } },
    then: { properties: { reason: { type: 'string' } }, required: ['reason'] },
  });
  expect(person.root.kind).toBe('group');
  expectType<Equal<DataOf<typeof person>, { name: string; age?: number; reason?: string }>>();
});

test('a condition narrows no property, and a name in several conditions may have the value of each', () => {
  const order = compileEidos({
    type: ['object', 'null'],
    properties: { kind: { enum: ['a', 'b'] }, price: { type: 'number' } },
    if: { properties: { kind: { const: 'a' } } },
    then: { properties: { price: { enum: [1, 2] }, kind: { const: 'a' } } },
    else: { if: { required: ['price'] }, then: { $ref: '#/$defs/gift~1card' } },
    allOf: [
      { if: { required: ['kind'] }, then: { properties: { size: { enum: ['S'] } } } },
      { if: { required: ['price'] }, then: { properties: { size: { type: 'number' } } } },
    ],
    dependentSchemas: { price: { properties: { paid: { type: 'boolean' } } } },
    $defs: { 'gift/card': { properties: { code: { type: 'string' } } } },
  });
  type Order = {
    kind?: 'a' | 'b';
    price?: number;
    size?: 'S' | number;
    code?: string;
    paid?: boolean;
  } | null;
  expect(order.root.nullable).toBe(true);
  expectType<Equal<DataOf<typeof order>, Order>>();
  const trip = compileEidos({
    type: 'object',
    properties: { to: { type: 'object', properties: { city: { type: 'string' } } } },
    if: { required: ['to'] },
    then: { properties: { to: { required: ['zip'], properties: { zip: { type: 'string' } } } } },
  });
  expectType<Equal<DataOf<typeof trip>, { to?: { city?: string; zip?: string } }>>();
  const either = compileEidos({
    oneOf: [
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        if: {},
        then: { properties: { b: { type: 'null' } } },
      },
      { type: 'object', properties: { c: { type: 'string' } } },
    ],
  });
  expectType<Equal<DataOf<typeof either>, { a?: string; b?: null } | { c?: string }>>();
  expect([trip.root.kind, either.root.kind]).toEqual(['group', 'union']);
});

test('infers a map by the schema of its values', () => {
  const maps = compileEidos({
    type: 'object',
    properties: {
      byName: { type: 'object', additionalProperties: { type: 'number' } },
      byPattern: {
        type: 'object',
        patternProperties: { '^a': { type: 'string' }, '^b': { type: 'boolean' } },
        additionalProperties: false,
      },
      both: {
        type: 'object',
        patternProperties: { '^a': { type: 'string' } },
        additionalProperties: { type: 'number' },
      },
      anyName: { type: 'object', patternProperties: { '^.*$': { type: 'number' } } },
      openPattern: { type: 'object', patternProperties: { '^a': { type: 'string' } } },
      open: { type: 'object', additionalProperties: true },
      closed: { type: 'object', additionalProperties: false },
    },
  });
  type Maps = Required<DataOf<typeof maps>>;
  expect(maps.root.kind).toBe('group');
  expectType<Equal<Maps['byName'], { [name: string]: number }>>();
  expectType<Equal<Maps['byPattern'], { [name: string]: string | boolean }>>();
  expectType<Equal<Maps['anyName'], { [name: string]: number }>>();
  expectType<Equal<Maps['both'], { [name: string]: string | number }>>();
  expectType<Equal<Maps['openPattern' | 'open' | 'closed'], object>>();
  const pointer: PointerOf<Maps> = '/byName/any';
  expectType<Equal<ValueAt<Maps, '/byName/any'>, number>>();
  expect(pointer).toBe('/byName/any');
});

test('takes the type of what is entered from a JSON Schema that zod makes', () => {
  const trip = z.object({
    city: z.string(),
    days: z.number().default(3),
    stops: z.array(z.object({ by: z.enum(['train', 'car']) })),
  });
  const eidos = compileEidos(z.toJSONSchema(trip));
  expect(eidos.root.kind).toBe('group');
  expectType<Equal<DataOf<typeof eidos>, z.input<typeof trip>>>();
});

test('takes the type of the values from a schema of TypeBox', () => {
  const node = Type.Recursive((self) =>
    Type.Object({
      name: Type.String(),
      kind: Type.Union([Type.Literal('file'), Type.Literal('folder')]),
      sizes: Type.Optional(Type.Record(Type.String(), Type.Number())),
      children: Type.Array(self),
    }),
  );
  const eidos = compileEidos(node);
  expect(eidos.root.kind).toBe('group');
  expectType<Equal<DataOf<typeof eidos>, Static<typeof node>>>();
});

test('accepts unknown data and any pointer for a schema that is read at run time', () => {
  const read = compileEidos(JSON.parse('{ "type": "string" }') as { [keyword: string]: unknown });
  expect(read.root.kind).toBe('string');
  expectType<Equal<DataOf<typeof read>, unknown>>();
  expectType<Equal<PointerOf<unknown>, string>>();
});

test('a name may be required by another schema than the one that declares it', () => {
  const apart = compileEidos({
    $ref: '#/$defs/name',
    allOf: [{ properties: { age: { type: ['integer', 'null'] } } }, { required: ['age'] }],
    properties: { note: {} },
    $defs: {
      name: { $ref: '#/$defs/person', required: ['first'] },
      person: { properties: { first: { type: 'string' }, boss: { $ref: '#/$defs/name' } } },
    },
  });
  type Person = DataOf<typeof apart>;
  expectType<Equal<Omit<Person, 'boss'>, { first: string; age: number | null; note?: unknown }>>();
  expectType<Equal<NonNullable<Person['boss']>['first'], string>>();
  const either = compileEidos({
    required: ['by'],
    oneOf: [{ properties: { by: { const: 'a' } } }, { properties: { by: { const: 'b' } } }],
  });
  expectType<Equal<DataOf<typeof either>, { by: 'a' } | { by: 'b' }>>();
  const map = compileEidos({ type: 'object', required: ['de'], additionalProperties: { type: 'string' } });
  expectType<Equal<DataOf<typeof map>, { [name: string]: string; de: string }>>();
  expect([apart, either, map].map(({ root }) => root.kind)).toEqual(['group', 'union', 'group']);
});

test('choices of another type than that of their schema are not in the type', () => {
  const choices = {
    type: 'object',
    properties: {
      text: { type: 'string', enum: ['a', null] },
      any: { enum: ['a', 1, null] },
      two: { type: ['integer', 'array'], enum: [1, [2], 'a'] },
      maybe: { type: 'boolean', enum: [true, 'a'], nullable: true },
    },
  } as const;
  type Choices = Required<InferData<typeof choices>>;
  expect(checkSchema(choices).map(({ code }) => code)).toEqual(Array(3).fill('enum-type-mismatch'));
  expectType<Equal<Choices, { text: 'a'; any: 'a' | 1 | null; two: 1 | [2]; maybe: true | null }>>();
});

test('a list of required names that is made at run time requires none in the type', () => {
  const required = ['name'].filter(Boolean);
  const person = compileEidos({
    type: 'object',
    required,
    properties: { name: { type: 'string' }, age: { type: 'number' } },
  });
  expect(person.root.kind).toBe('group');
  expectType<Equal<DataOf<typeof person>, { name?: string; age?: number }>>();
});

test('a pointer that leads nowhere is a compile error', () => {
  const pointers: PointerOf<Order>[] = [
    '',
    '/customer',
    '/lines',
    '/lines/3',
    '/lines/3/amount',
    '/net~1gross',
  ];
  const deep: PointerOf<Folder> = '/folders/0/folders/1/folders/2/folders/3/name';
  // @ts-expect-error the schema has no such name
  const wrongName: PointerOf<Order> = '/custmer';
  // @ts-expect-error a row is named by a number
  const wrongRow: PointerOf<Order> = '/lines/first';
  expect([...pointers, deep, wrongName, wrongRow]).toHaveLength(9);
});

test('a pointer determines the type of its value', () => {
  expectType<Equal<ValueAt<Order, '/lines/3/amount'>, number>>();
  expectType<Equal<ValueAt<Order, `/lines/${number}/text`>, string>>();
  expectType<Equal<ValueAt<Order, '/net~1gross'>, boolean>>();
  expectType<Equal<ValueAt<Order, '/payment/by'>, 'card' | 'cash'>>();
  // @ts-expect-error an amount is a number
  const wrongValue: ValueAt<Order, '/lines/0/amount'> = 'twelve';
  expect(wrongValue).toBe('twelve');
});

test('a pointer to a fixed item or to a list that is an option has its type', () => {
  interface Data {
    pair: [string, number?, ...boolean[]];
    tags: string[] | { all: boolean };
  }
  expectType<Equal<ValueAt<Data, '/pair/0'>, string>>();
  expectType<Equal<ValueAt<Data, '/pair/1'>, number>>();
  expectType<Equal<ValueAt<Data, `/pair/${number}`>, string | number | boolean | undefined>>();
  expectType<Equal<RowAt<Data, '/tags'>, string>>();
  const row: RowAt<Data, '/tags'> = 'a';
  expect(row).toBe('a');
});

test('infers fixed items with rows after them as a tuple with a rest', () => {
  const line = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } } as const;
  const pair = [{ type: 'string' }, { type: 'number' }] as const;
  const now = compileEidos({ type: 'array', prefixItems: pair, items: line });
  const before = compileEidos({ type: 'array', items: pair, additionalItems: line });
  expectType<Equal<DataOf<typeof now>, [string, number, ...{ n: number }[]]>>();
  expectType<Equal<DataOf<typeof before>, [string, number, ...{ n: number }[]]>>();
  expectType<Equal<RowAt<DataOf<typeof now>, ''>, { readonly n?: number }>>();
  expectType<Equal<ValueAt<DataOf<typeof now>, '/*/n'>, number>>();
  expect([now.root.kind, before.root.kind]).toEqual(['group', 'group']);
});

test('infers items that need not be there as optional ones', () => {
  const items = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] as const;
  const code = compileEidos({ type: 'array', minItems: 1, prefixItems: items });
  expectType<Equal<DataOf<typeof code>, [string, number?, boolean?]>>();
  const row = compileEidos({ type: 'array', minItems: 2, prefixItems: items, items: { type: 'null' } });
  expectType<Equal<DataOf<typeof row>, [string, number, boolean?, ...null[]]>>();
  const open = compileEidos({ type: 'array', minItems: 1, prefixItems: [{}], items: true });
  expectType<Equal<DataOf<typeof open>, [unknown, ...unknown[]]>>();
  const count: number = 1;
  const unknown = compileEidos({ type: 'array', minItems: count, prefixItems: items });
  expectType<Equal<DataOf<typeof unknown>, [string?, number?, boolean?]>>();
  const requiredIn = ({ root }: Eidos) => (root as GroupNode).children.map((item) => item.required);
  expect(open.root.kind).toBe('group');
  expect([code, row, unknown].map(requiredIn)).toEqual([
    [true, false, false],
    [true, true, false],
    [true, false, false],
  ]);
});

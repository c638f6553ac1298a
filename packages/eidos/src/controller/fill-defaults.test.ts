import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { createController } from './create-controller';

const start = (schema: JsonSchema, data?: object) =>
  createController(compileEidos(schema), { data, defaults: 'write' }).getSnapshot().data;

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A schema that refers to itself under eight names: filling each in at every level would never end. */
function branching(own: object): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: '#', ...own }])),
  };
}

test('the default of a recursive schema is meant for the whole, not for the values inside it', () => {
  expect(start({ ...(branching({}) as object), default: {} })).toEqual({});
});

test('the default next to a recursive reference is filled in once, not inside itself', () => {
  expect(start(branching({ default: {} }))).toEqual(Object.fromEntries(names.map((name) => [name, {}])));
});

test('a default next to a recursive reference is used as it is written, or completed where it is not valid', () => {
  const tree = (required: readonly string[]): JsonSchema => ({
    type: 'object',
    properties: {
      kind: { const: 'tree' },
      size: { type: 'integer', default: 1 },
      inner: { $ref: '#', default: { note: 'n' } },
    },
    required,
  });
  expect(start(tree([]))).toEqual({ size: 1, inner: { note: 'n' } });
  const inner = { kind: 'tree', size: 1, note: 'n' };
  expect(start(tree(['kind']))).toEqual({ kind: 'tree', size: 1, inner });
});

test('the default of a union that contains the schema around it is filled in once', () => {
  const either = { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'boolean' }], default: {} };
  const tree = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, either])) };
  expect(start({ $ref: '#/$defs/tree', $defs: { tree } })).toEqual(
    Object.fromEntries(names.map((name) => [name, {}])),
  );
});

test('a recursive value that is required is filled in once', () => {
  expect(start({ ...(branching({}) as object), required: names })).toEqual(
    Object.fromEntries(names.map((name) => [name, {}])),
  );
});

test('a list that may begin with one of its own kind is filled in once', () => {
  const schema = { prefixItems: [{ $ref: '#' }, { type: 'number', default: 2 }] };
  expect(start(schema)).toEqual([[null, 2], 2]);
});

test('values inside existing data are filled in at any depth', () => {
  const node: JsonSchema = {
    type: 'object',
    properties: { size: { type: 'integer', default: 1 }, inner: { $ref: '#' } },
  };
  expect(start(node, { inner: { inner: {} } })).toEqual({
    size: 1,
    inner: { size: 1, inner: { size: 1 } },
  });
});

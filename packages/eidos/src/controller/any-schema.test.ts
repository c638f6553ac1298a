import { Validator as ReferenceValidator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Eidos } from '../compiler/node';
import { createValidator } from '../validation/create-validator';
import type { Controller } from './controller';
import { createController } from './create-controller';
import { createRowKeys } from './field-id';
import { createShownValues } from './shown-values';

const names = fc.constantFrom('a', 'b', 'c/d', 'e~f', 'constructor');
const leaf = fc.constantFrom<JsonSchema>(
  { type: 'string', minLength: 2 },
  { type: ['string', 'null'], default: 'x' },
  { type: 'integer', minimum: 0 },
  { type: 'number', multipleOf: 0.1 },
  { type: 'boolean' },
  { enum: ['a', 'b'] },
  { const: 1 },
);

/** Schemas with everything that the controller treats specially. */
const schemas = fc.letrec<{ schema: JsonSchema; object: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    tie('object'),
    tie('schema').map((items): JsonSchema => ({ type: 'array', items, maxItems: 2, uniqueItems: true })),
    fc.tuple(tie('schema'), tie('schema')).map(([one, other]): JsonSchema => ({
      anyOf: [
        { title: 'One', ...object(one) },
        { title: 'Other', ...object(other) },
      ],
    })),
    fc.tuple(tie('schema'), tie('schema')).map(([one, other]): JsonSchema => ({
      oneOf: [one, other].map((schema, index) => ({
        title: `Option ${index}`,
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: index }, [`value${index}`]: schema },
      })),
    })),
    fc.constant<JsonSchema>({ $ref: '#/$defs/tree' }),
  ),
  object: fc
    .record({
      properties: fc.dictionary(names, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(names, { maxLength: 2 }),
      then: branch(tie('schema')),
      otherwise: branch(tie('schema')),
    })
    .map(({ properties, required, then, otherwise }): JsonSchema => ({
      type: 'object',
      properties,
      required: required.filter((name) => Object.hasOwn(properties, name)),
      if: { required: ['a'] },
      then: { properties: then },
      else: { properties: otherwise },
    })),
})).object;

/** The properties of a branch, among them some that other branches or the object itself declare too. */
function branch(schema: fc.Arbitrary<JsonSchema>) {
  return fc.dictionary(fc.constantFrom('x', 'y', 'b'), schema, { maxKeys: 2, noNullPrototype: true });
}

function object(schema: JsonSchema): object {
  return typeof schema === 'object' ? schema : {};
}

const data = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<JsonValue>(null, true, false, 0, 1, 2, 0.5, -1, '', 'a', 'ab'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(names, fc.constantFrom('kind', 'value0', 'value1', 'x', 'name')), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;

const tree = { type: 'object', properties: { name: { type: 'string' }, a: { $ref: '#/$defs/tree' } } };

/** The eidos of a schema that the compiler accepts; undefined for one that it rejects. */
function tryCompile(schema: JsonSchema): Eidos | undefined {
  try {
    return compileEidos({ ...object(schema), $defs: { tree } });
  } catch {
    return undefined;
  }
}

/** The data without hidden values, which are not checked. */
function shownOf(eidos: Eidos, complete: unknown): unknown {
  const { fits } = createValidator(eidos.root.schema);
  return createShownValues(createRowKeys(), fits).of(eidos.root, complete as JsonValue, '', new Map());
}

/** Pointers of everything that the screen would render, including tables and groups. */
function rendered(controller: Controller, pointer = '', depth = 0): string[] {
  if (depth > 6) return [];
  const { children, rowKeys } = controller.getField(pointer);
  const escaped = children.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'));
  const inside = [...escaped, ...rowKeys.keys()].flatMap((token) =>
    rendered(controller, `${pointer}/${token}`, depth + 1),
  );
  return [pointer, ...inside];
}

// Generated schemas have parts that the compiler warns about.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

describe('a controller of any schema', () => {
  test('accepts any data, and finds errors exactly when the reference validator does', () => {
    let compiled = 0;
    fc.assert(
      fc.property(schemas, data, (schema, value) => {
        const eidos = tryCompile(schema);
        if (!eidos) return;
        compiled += 1;
        const controller = createController(eidos, { data: value as object });
        const { data: complete, errors } = controller.getSnapshot();
        const reference = new ReferenceValidator(
          structuredClone({ ...object(schema), $defs: { tree } }),
          '2020-12',
        );
        expect(errors.length === 0).toBe(reference.validate(shownOf(eidos, complete)).valid);
        expect(() => rendered(controller)).not.toThrow();
      }),
      { numRuns: 300 },
    );
    expect(compiled).toBeGreaterThan(100);
  });

  test('accepts any value at any field that it renders, and restores everything on undo', () => {
    fc.assert(
      fc.property(
        schemas,
        data,
        fc.array(fc.tuple(fc.nat(), data), { maxLength: 6 }),
        (schema, value, edits) => {
          const eidos = tryCompile(schema);
          if (!eidos) return;
          const controller: Controller = createController(eidos, { data: value as object });
          const start = controller.getSnapshot().data as JsonValue;
          for (const [place, next] of edits) {
            const pointers = rendered(controller);
            const pointer = pointers[place % pointers.length] ?? '';
            const { node } = controller.getField(pointer);
            if (node.readOnly) expect(() => controller.set(pointer, next)).toThrow('cannot be changed');
            else if (node.kind === 'union' && place % 2 === 0)
              controller.chooseOption(pointer, node.options[0]?.id);
            else if (node.kind === 'constant' && next === node.value) continue;
            else if (node.kind === 'constant')
              expect(() => controller.set(pointer, next)).toThrow('It is constant');
            else controller.set(pointer, next);
            expect(Array.isArray(controller.getSnapshot().errors)).toBe(true);
          }
          while (controller.getSnapshot().canUndo) controller.undo();
          expect(controller.getSnapshot().data).toEqual(start);
          expect(controller.getSnapshot().dirty).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});

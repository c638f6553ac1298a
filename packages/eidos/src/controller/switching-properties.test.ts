import Ajv from 'ajv/dist/2020';
import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { joinPointer, parentPointer } from '../json/json-pointer';
import { runsOf, seed } from '../testing/property-runs';
import type { Controller } from './controller';
import { createController } from './create-controller';

const runs = runsOf(250);

const own: readonly JsonSchema[] = [
  { type: 'string' },
  { type: 'string', minLength: 2 },
  { type: 'string', default: 'dd' },
  { type: 'integer' },
  { type: 'integer', default: 4 },
  { type: 'boolean' },
  { enum: ['aa', 'bb'] },
  { type: 'object', properties: { in: { type: 'string' } } },
];
const one = fc.constantFrom(...own);

/** A group whose fields depend on a value with a default, which comes with the first entry and goes with the last. */
const switching: fc.Arbitrary<JsonSchema> = fc
  .record({
    kind: fc.constantFrom<JsonSchema>(
      { enum: ['p', 'q'], default: 'p' },
      { type: 'boolean', default: true },
      { enum: ['p', 'q'] },
      { type: 'string', default: 'p' },
    ),
    when: fc.constantFrom<JsonSchema>({ enum: ['p', true] }, { const: 'p' }, { not: { const: 'q' } }),
    isRequired: fc.boolean(),
    thenX: fc.option(one, { nil: undefined }),
    thenY: fc.option(one, { nil: undefined }),
    elseX: fc.option(one, { nil: undefined }),
    elseZ: fc.option(one, { nil: undefined }),
    note: one,
    required: fc.subarray(['kind', 'note']),
    then: fc.subarray(['x', 'y']),
    otherwise: fc.subarray(['x', 'z']),
    whole: fc.constantFrom<JsonValue | undefined>(
      undefined,
      undefined,
      {},
      { kind: 'p' },
      { kind: 'q', note: 'dd' },
    ),
  })
  .map((parts): JsonSchema => {
    const branch = (
      entries: Record<string, JsonSchema | undefined>,
      required: readonly string[],
    ): JsonSchema => {
      const properties = Object.fromEntries(
        Object.entries(entries).filter(([, schema]) => schema !== undefined),
      );
      return {
        properties: properties,
        required: required.filter((name) => Object.hasOwn(properties, name)),
      };
    };
    return {
      type: 'object',
      required: parts.required,
      properties: { kind: parts.kind, note: parts.note },
      ...(parts.whole !== undefined && { default: parts.whole }),
      if: { properties: { kind: parts.when }, ...(parts.isRequired && { required: ['kind'] }) },
      then: branch({ x: parts.thenX, y: parts.thenY }, parts.then),
      else: branch({ x: parts.elseX, z: parts.elseZ }, parts.otherwise),
    };
  });

const schemas: fc.Arbitrary<JsonSchema> = fc
  .record({
    group: switching,
    other: switching,
    outer: one,
    inner: one,
    how: fc.nat(4),
    required: fc.boolean(),
  })
  .map(({ group, other, outer, inner, how, required }): JsonSchema => {
    const around: JsonSchema = [
      group,
      { anyOf: [group, { type: 'null' as const }] },
      { type: 'object', properties: { deep: group, other } } as JsonSchema,
      { type: 'array', items: group } as JsonSchema,
      {
        oneOf: [group, other].map((option, at) => ({ ...(option as object), title: `Option ${at}` })),
      } as JsonSchema,
    ][how]!;
    return {
      type: 'object',
      required: required ? ['group'] : [],
      properties: { group: around },
      if: { properties: { group: { required: ['kind'] } }, required: ['group'] },
      then: { properties: { side: outer } },
      else: { properties: { side: inner } },
    };
  });

interface Entry {
  readonly place: number;
  readonly value: string | number | boolean | undefined;
  readonly option: number;
}

const entries: fc.Arbitrary<readonly Entry[]> = fc.array(
  fc.record({
    place: fc.nat(99),
    value: fc.constantFrom<Entry['value']>('aa', 'bb', 'p', 'q', 3, true, false, undefined, undefined, ''),
    option: fc.nat(1),
  }),
  { maxLength: 8 },
);

function shown(controller: Controller, pointer = '', depth = 0): readonly string[] {
  if (depth > 6) return [];
  const { children, rowKeys } = controller.getField(pointer);
  const inside = [...children, ...rowKeys.keys()];
  return [pointer, ...inside.flatMap((token) => shown(controller, joinPointer(pointer, token), depth + 1))];
}

/** After an entry, a field shows it; the text of a stored value that does not fit is that value. */
function expectShown(controller: Controller, pointer: string, entry: Entry['value']): void {
  expect(shown(controller)).toContain(pointer);
  const { text, value } = controller.getField(pointer);
  expect(text ?? value).toBe(entry);
}

/** Types what the kind of a field takes. */
function enter(controller: Controller, { place, value, option }: Entry): void {
  const pointers = shown(controller);
  const pointer = pointers[place % pointers.length] ?? '';
  const { node, rowKeys, present, required } = controller.getField(pointer);
  if (pointer === '' || node.kind === 'constant') return;
  if (node.kind === 'table') {
    if (value === undefined && rowKeys.length > 0) controller.removeRow(pointer, 0);
    else controller.insertRow(pointer, rowKeys.length);
    return;
  }
  if (node.kind === 'union')
    return controller.chooseOption(pointer, value === undefined ? undefined : node.options[option]?.id);
  if (node.kind === 'group') {
    if (present && !required && value === undefined) controller.set(pointer, undefined);
    return;
  }
  const taken =
    node.kind === 'boolean'
      ? typeof value === 'boolean'
      : node.kind === 'integer'
        ? typeof value === 'number'
        : typeof value === 'string';
  if (value === undefined) controller.set(pointer, undefined);
  else if (taken && value !== '') {
    controller.set(pointer, value);
    expectShown(controller, pointer, value);
  } else if (node.kind === 'integer' && value !== '') {
    controller.setText(pointer, String(value));
    expectShown(controller, pointer, String(value));
  }
}

const ajv = new Ajv({ strict: false, allErrors: false });
const isValid = (schema: JsonSchema, data: unknown): boolean =>
  ajv.validate(structuredClone(schema) as object, data);

const check = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { seed, numRuns: runs });

// Generated schemas have parts that the compiler warns about.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

describe(`properties of groups that switch (PROPERTY_SEED=${seed})`, () => {
  test('an entry stays where it was made, and what is saved is valid', async () => {
    await check(
      fc.asyncProperty(schemas, entries, fc.boolean(), async (schema, steps, isNew) => {
        const sent: object[] = [];
        const eidos = compileEidos(schema) as Eidos<object>;
        const controller: Controller = createController(eidos, {
          ...(!isNew && { data: {} }),
          onSubmit: (data) => void sent.push(data),
        });
        for (const step of steps) enter(controller, step);
        await controller.submit();
        for (const data of sent) expect([data, isValid(schema, data)]).toEqual([data, true]);
      }),
    );
  });

  test('a new record lacks what is required, and nothing in it is wrong', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        const { errors } = createController(compileEidos(schema)).getSnapshot();
        // A value that fits both options is chosen by the user.
        expect(errors.filter(({ code }) => code !== 'required' && code !== 'oneOf')).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  });

  test('every entry can be taken back by editing', () => {
    fc.assert(
      fc.property(schemas, entries, (schema, steps) => {
        const eidos = compileEidos(schema) as Eidos<object>;
        const controller: Controller = createController(eidos, { data: {} });
        const start = controller.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`);
        for (const step of steps) enter(controller, step);
        for (let round = 0; round < 8 && controller.getSnapshot().dirty; round += 1) {
          for (const pointer of controller.getSnapshot().changed) {
            const field = controller.getField(pointer);
            const target = field.node.kind === 'constant' ? parentPointer(pointer) : pointer;
            if (target === '') continue;
            if (controller.getField(target).node.kind === 'union') controller.chooseOption(target, undefined);
            else controller.set(target, undefined);
          }
        }
        expect(controller.getSnapshot().changed).toEqual([]);
        expect(controller.getSnapshot().errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
          start,
        );
      }),
      { seed, numRuns: runs },
    );
  });
});

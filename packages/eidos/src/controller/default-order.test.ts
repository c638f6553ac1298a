import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { createController } from './create-controller';

const kind: JsonSchema = { enum: ['p', 'q'], default: 'p' };
const isP: JsonSchema = { properties: { kind: { const: 'p' } }, required: ['kind'] };
const group = (properties: Record<string, JsonSchema>, more: object): JsonSchema => ({
  type: 'object',
  properties: { text: { type: 'string' }, ...properties },
  ...more,
});
const branches = (then: JsonSchema, otherwise: JsonSchema, required: readonly string[] = []) =>
  group(
    { kind },
    {
      if: isP,
      then: { properties: { side: then }, required },
      else: { properties: { side: otherwise }, required },
    },
  );

/** The record of a new screen, of a group in which something was entered, and of a new row. */
function filled(schema: JsonSchema): readonly unknown[] {
  const alone = createController(compileEidos(schema));
  const nested = createController(compileEidos(group({ inner: schema }, {})), { data: {} });
  nested.set('/inner/text', 'a');
  const rows = createController(compileEidos(group({ rows: { type: 'array', items: schema } }, {})), {
    data: {},
  });
  rows.insertRow('/rows', 0);
  expect([alone, nested, rows].flatMap(({ getSnapshot }) => getSnapshot().errors)).toEqual([]);
  const { text, ...inner } = nested.get('/inner') as Record<string, unknown>;
  expect(text).toBe('a');
  return [alone.get(''), inner, rows.get('/rows/0')];
}

describe('a default that decides which fields apply is filled in before them', () => {
  test.each<[string, JsonSchema, object]>([
    [
      'defaults of two kinds',
      branches({ type: 'string', default: 'x' }, { type: 'integer', default: 3 }),
      { kind: 'p', side: 'x' },
    ],
    [
      'a default in the branch that does not hold',
      branches({ type: 'string' }, { type: 'integer', default: 3 }),
      { kind: 'p' },
    ],
    ['required constants', branches({ const: 'x' }, { const: 'y' }, ['side']), { kind: 'p', side: 'x' }],
    [
      'a group and a list',
      branches({ type: 'object', default: {} }, { type: 'array', items: {}, default: [] }),
      { kind: 'p', side: {} },
    ],
    [
      'a group that only the other branch requires',
      group(
        { kind, side: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
        { if: isP, else: { required: ['side'] } },
      ),
      { kind: 'p' },
    ],
    [
      'a chain of three',
      group(
        { kind },
        {
          allOf: [
            { if: isP, then: { properties: { next: { type: 'integer', default: 1 } } } },
            {
              if: { properties: { next: { const: 1 } }, required: ['next'] },
              then: { properties: { last: { type: 'string', default: 'one' } } },
              else: { properties: { last: { type: 'boolean', default: true } } },
            },
          ],
        },
      ),
      { kind: 'p', next: 1, last: 'one' },
    ],
    [
      'a default inside another group',
      group(
        { inner: group({ kind }, { default: {} }) },
        {
          if: { properties: { inner: isP }, required: ['inner'] },
          then: { properties: { side: { type: 'string', default: 'x' } } },
          else: { properties: { side: { type: 'integer', default: 3 } } },
        },
      ),
      { inner: { kind: 'p' }, side: 'x' },
    ],
    [
      'a field that the hint hides',
      group({ kind, side: { type: 'integer', default: 3, 'x-eidos': { hidden: isP } } }, {}),
      { kind: 'p' },
    ],
  ])('%s', (_, schema, record) => {
    expect(filled(schema)).toEqual([record, record, record]);
  });

  test('a chain of 60', () => {
    const names = Array.from({ length: 60 }, (_, at) => `field${at}`);
    const schema = group(Object.fromEntries(names.map((name) => [name, { type: 'string', default: 'x' }])), {
      dependentRequired: Object.fromEntries(names.slice(1).map((name, at) => [names[at], [name]])),
    });
    const record = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(filled(schema)).toEqual([record, record, record]);
  });

  test.each([
    [
      'may read any field',
      [{ if: { minProperties: 9 }, then: { properties: { more: { type: 'string' } } } }],
    ],
    [
      'depend on each other',
      [
        { if: { required: ['a'] }, then: { properties: { b: { type: 'string' } } } },
        { if: { required: ['b'] }, then: { properties: { a: { type: 'string' } } } },
      ],
    ],
  ])('next to conditions that %s', (_, others) => {
    const side = {
      if: isP,
      then: { properties: { side: { const: 'x' } } },
      else: { properties: { side: kind } },
    };
    const schema = group({ kind }, { required: ['side'], allOf: [side, ...others] });
    const record = { kind: 'p', side: 'x' };
    expect(filled(schema)).toEqual([record, record, record]);
  });

  test('conditions that depend on each other end', () => {
    const schema = group(
      {},
      {
        allOf: [
          { if: { required: ['a'] }, then: { properties: { b: { type: 'integer', default: 1 } } } },
          { if: { required: ['b'] }, else: { properties: { a: { type: 'integer', default: 2 } } } },
        ],
      },
    );
    expect(createController(compileEidos(schema)).getSnapshot().errors).toEqual([]);
  });
});

test('a value of the other branch does not come back while an option is switched', () => {
  const option = (title: string): JsonSchema => ({ title, ...(group({ kind }, {}) as object) });
  const schema = group(
    { union: { oneOf: [option('One'), option('Two')] } },
    {
      if: { properties: { union: { required: ['kind'] } }, required: ['union'] },
      then: { properties: { side: { type: 'integer' } } },
      else: { properties: { side: { type: 'string' } } },
    },
  );
  const controller = createController(compileEidos(schema), { data: {} });
  controller.set('/side', 'entered');
  const { node } = controller.getField('/union');
  for (const { id } of node.kind === 'union' ? node.options : []) {
    controller.chooseOption('/union', id);
    expect(controller.get('')).toEqual({ union: { kind: 'p' } });
  }
  controller.chooseOption('/union', undefined);
  expect(controller.get('')).toEqual({ side: 'entered' });
});

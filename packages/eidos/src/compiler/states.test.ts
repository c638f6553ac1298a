import { createController } from '../controller/create-controller';
import type { JsonSchema } from '../json/json-schema';
import { checkSchema, compileEidos } from './compile-eidos';

const isSwiss = { properties: { country: { const: 'CH' } }, required: ['country'] };

function controllerOf(schema: JsonSchema, data: object, options: object = {}) {
  return createController<unknown>(compileEidos(schema as object), { data, ...options });
}

const taxed = {
  type: 'object',
  required: ['vat'],
  properties: {
    country: { type: 'string' },
    vat: { type: 'string', minLength: 3, 'x-eidos': { hidden: isSwiss } },
    note: { type: 'string' },
  },
};

describe('a field that may be hidden', () => {
  test('is not shown, required, validated or submitted while it is hidden', async () => {
    const onSubmit = jest.fn();
    const controller = controllerOf(taxed, { country: 'CH', vat: 'x' }, { onSubmit });
    expect(controller.getField('').children).toEqual(['country', 'note']);
    expect(controller.getSnapshot().errors).toEqual([]);
    await controller.submit();
    expect(onSubmit).toHaveBeenCalledWith({ country: 'CH' });
    controller.set('/country', 'DE');
    expect(controller.getField('').children).toEqual(['country', 'vat', 'note']);
    expect(controller.getField('/vat')).toMatchObject({ value: 'x', required: true });
    expect(controller.getSnapshot().errors.map(({ code }) => code)).toEqual(['minLength']);
    controller.set('/vat', undefined);
    expect(controller.getSnapshot().errors.map(({ code }) => code)).toEqual(['required']);
  });

  test.each(['a', 'b', 'c'])('is not required next to others of one definition: %s', (kind) => {
    const field = (name: string) => {
      const hidden = { properties: { kind: { const: name } }, required: ['kind'] };
      return { type: 'string', 'x-eidos': { hidden } };
    };
    const names = ['a', 'b', 'c'];
    const fields = Object.fromEntries(names.map((name) => [name, field(name)]));
    const part = { type: 'object', required: names, properties: { kind: { type: 'string' }, ...fields } };
    for (const name of ['part', 'a#b', 'a b']) {
      const home = { $ref: `#/$defs/${encodeURIComponent(name)}` };
      const schema = { type: 'object', properties: { home }, $defs: { [name]: part } };
      const controller = controllerOf(schema, { home: { kind } });
      const shown = names.filter((one) => one !== kind);
      expect(controller.getField('/home').children).toEqual(['kind', ...shown]);
      expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual(
        shown.map((one) => `/home/${one}`),
      );
    }
  });

  test('is not required in a row that only unevaluatedItems describes', () => {
    const rows = { type: 'array', unevaluatedItems: taxed };
    const controller = controllerOf(rows, [{ country: 'CH' }, { country: 'DE' }]);
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual(['/1/vat']);
  });

  test('is submitted with the option keep, and is back after undo', async () => {
    const onSubmit = jest.fn();
    const controller = controllerOf(taxed, { country: 'DE', vat: 'DE1' }, { onSubmit, hidden: 'keep' });
    controller.set('/country', 'CH');
    await controller.submit();
    expect(onSubmit).toHaveBeenCalledWith({ country: 'CH', vat: 'DE1' });
    controller.undo();
    expect(controller.getField('').children).toContain('vat');
    expect(controller.get('/vat')).toBe('DE1');
  });

  test('true hides it always, whatever requires it', async () => {
    const onSubmit = jest.fn();
    const schema = { ...taxed, properties: { ...taxed.properties, vat: { type: 'string' } } };
    const eidos = compileEidos(schema, { hints: { '/vat': { hidden: true } } });
    const controller = createController<unknown>(eidos, { data: {}, onSubmit });
    expect(controller.getField('').children).toEqual(['country', 'note']);
    expect((await controller.submit()).status).toBe('submitted');
  });

  test('false overrides the schema from outside', () => {
    const { root } = compileEidos(taxed, { hints: { '/vat': { hidden: false } } });
    expect(root.kind === 'group' && root.children.map(({ name }) => name)).toEqual([
      'country',
      'vat',
      'note',
    ]);
  });

  test.each<[string, JsonSchema]>([
    ['a condition', { if: { required: ['note'] }, then: { required: ['vat'] } }],
    ['another property', { dependentRequired: { note: ['vat'] } }],
    ['a part of the whole', { allOf: [{ required: ['vat'] }] }],
    ['a reference', { $ref: '#/$defs/base', $defs: { base: { required: ['vat'] } } }],
    ['one of several', { anyOf: [{ required: ['vat'] }, { required: ['country'] }] }],
  ])('never blocks a submit when %s requires it', (_, more) => {
    const schema = { ...taxed, required: [], ...(more as object) };
    const controller = controllerOf(schema, { country: 'CH', note: 'x' });
    expect(controller.getField('').children).toEqual(['country', 'note']);
    expect(controller.getSnapshot().errors).toEqual([]);
    controller.set('/country', 'DE');
    expect(controller.getField('').children).toContain('vat');
  });

  test('works in rows, options, maps and shared definitions', () => {
    const schema = {
      type: 'object',
      properties: {
        rows: { type: 'array', items: { $ref: '#/$defs/taxed' } },
        map: { type: 'object', additionalProperties: { $ref: '#/$defs/taxed' } },
        either: { oneOf: [{ $ref: '#/$defs/taxed' }, { title: 'Other', type: 'string' }] },
        plain: { $ref: '#/$defs/taxed' },
      },
      $defs: { taxed: { ...taxed, properties: { ...taxed.properties, vat: { type: 'string' } } } },
    };
    const hidden = { hidden: isSwiss };
    const eidos = compileEidos(schema, {
      hints: { '/rows/*/vat': hidden, '/map/*/vat': hidden, '/either/vat': hidden },
    });
    const swiss = { country: 'CH' };
    const controller = createController<unknown>(eidos, {
      data: { rows: [swiss, { country: 'DE' }], map: { a: swiss }, either: swiss, plain: swiss },
    });
    const { errors } = controller.getSnapshot();
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/rows/1/vat', 'required'],
      ['/plain/vat', 'required'],
    ]);
    expect(controller.getField('/either').option).toBe('taxed');
  });

  test.each([
    ['that of another field', '#/properties/vat/x-eidos/hidden'],
    ['a definition', '#/$defs/swiss'],
    ['an anchor', '#swiss'],
  ])('the schema of the condition of an optional field may refer to %s', (_, $ref) => {
    const note = { type: 'string', 'x-eidos': { hidden: { $ref } } };
    const schema = {
      type: 'object',
      properties: { ...taxed.properties, note },
      $defs: { swiss: { $anchor: 'swiss', ...isSwiss } },
    };
    expect(controllerOf(schema, { country: 'CH' }).getField('').children).toEqual(['country']);
    expect(controllerOf(schema, { country: 'DE' }).getField('').children).toContain('note');
  });

  test('the schema of the condition may refer to definitions', () => {
    const schema = {
      ...taxed,
      properties: {
        ...taxed.properties,
        vat: { type: 'string', 'x-eidos': { hidden: { $ref: '#/$defs/swiss' } } },
      },
      $defs: { swiss: isSwiss },
    };
    expect(controllerOf(schema, { country: 'CH' }).getField('').children).toEqual(['country', 'note']);
    expect(controllerOf(schema, { country: 'DE' }).getField('').children).toContain('vat');
  });

  test('that hides another one, which hides a third, is followed through', () => {
    const needs = (name: string) => ({ 'x-eidos': { hidden: { not: { required: [name] } } } });
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: 'string', ...needs('a') },
        c: { type: 'string', ...needs('b') },
      },
    };
    const controller = controllerOf(schema, { b: 'x', c: 'y' });
    expect(controller.getField('').children).toEqual(['a']);
    controller.set('/a', 'x');
    expect(controller.getField('').children).toEqual(['a', 'b', 'c']);
  });
});

describe('a field with a state that depends on its group', () => {
  const schema = {
    type: 'object',
    properties: {
      country: { type: 'string' },
      rate: { type: 'number', default: 5, 'x-eidos': { readOnly: isSwiss } },
      area: {
        type: 'object',
        'x-eidos': { disabled: isSwiss, readOnly: { required: ['locked'] } },
        properties: { name: { type: 'string' } },
      },
      locked: { type: 'boolean' },
    },
  };

  test('is read-only only while the schema matches', () => {
    const controller = controllerOf(schema, { country: 'CH', rate: 3 });
    expect(() => controller.set('/rate', 4)).toThrow('It is read-only');
    controller.set('/country', 'DE');
    controller.set('/rate', 4);
    expect(controller.get('/rate')).toBe(4);
    expect(controller.getField('').children).toEqual(['country', 'rate', 'area', 'locked']);
  });

  test('keeps an emptied value empty when the state changes', () => {
    const controller = controllerOf(schema, { country: 'DE', rate: 3 });
    controller.set('/rate', undefined);
    controller.set('/country', 'CH');
    expect(controller.get('/rate')).toBeUndefined();
  });

  test('passes several states on to what is inside, and disabled values are submitted', async () => {
    const onSubmit = jest.fn();
    const controller = controllerOf(
      schema,
      { country: 'CH', rate: 5, area: { name: 'North' } },
      { onSubmit },
    );
    const nameNode = () => controller.getField('/area/name').node;
    expect(nameNode()).toMatchObject({ disabled: true, readOnly: false });
    controller.set('/area/name', 'South');
    controller.set('/locked', true);
    expect(nameNode()).toMatchObject({ disabled: true, readOnly: true });
    controller.set('/country', 'DE');
    expect(nameNode()).toMatchObject({ readOnly: true });
    expect(nameNode()).not.toHaveProperty('disabled');
    await controller.submit();
    expect(onSubmit).toHaveBeenCalledWith({ country: 'DE', rate: 5, area: { name: 'South' }, locked: true });
  });

  test('a field that a condition declares again has its state in both declarations', () => {
    const again = {
      type: 'object',
      properties: {
        country: { type: 'string' },
        code: { type: 'string', 'x-eidos': { readOnly: isSwiss } },
      },
      if: { required: ['country'] },
      then: { properties: { code: { minLength: 2 } } },
    };
    const controller = controllerOf(again, { country: 'CH', code: 'a' });
    expect(controller.getField('/code').node).toMatchObject({ readOnly: true, minLength: 2 });
    controller.set('/country', 'DE');
    expect(controller.getField('/code').node).toMatchObject({ readOnly: false, minLength: 2 });
  });
});

test('a state of what is in no group is a warning, and so is a hidden field that must stay', () => {
  const rows = { type: 'array', items: { type: 'string', 'x-eidos': { readOnly: isSwiss } } };
  expect(checkSchema(rows)).toMatchObject([{ pointer: '/items/x-eidos/readOnly', code: 'misplaced-hint' }]);
  const root = { type: 'object', properties: {}, 'x-eidos': { hidden: true } };
  expect(checkSchema(root)).toMatchObject([{ pointer: '/x-eidos/hidden', code: 'misplaced-hint' }]);
});

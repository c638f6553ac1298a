import { compileEidos } from '../compiler/compile-eidos';
import type { UnionNode } from '../compiler/node';
import type { JsonSchema } from '../json/json-schema';
import { createTranslator, english } from '../translations/catalogue';
import type { Controller } from './controller';
import { createController } from './create-controller';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    payment: {
      oneOf: [
        {
          title: 'Card',
          type: 'object',
          required: ['by', 'number'],
          properties: {
            by: { const: 'card' },
            number: { type: 'string', minLength: 4 },
            limit: { type: 'number' },
          },
        },
        {
          title: 'Transfer',
          type: 'object',
          required: ['by'],
          properties: {
            by: { const: 'transfer' },
            iban: { type: 'string' },
            days: { type: 'integer', default: 14 },
          },
        },
      ],
    },
    size: {
      anyOf: [
        { title: 'Name', type: 'string', minLength: 2 },
        { title: 'Number', type: 'integer', minimum: 1 },
      ],
    },
  },
};

function open(data?: object) {
  return createController(compileEidos(schema), { data });
}
function optionIds(controller: ReturnType<typeof open>, pointer: string): readonly string[] {
  const { node } = controller.getField(pointer);
  return node.kind === 'union' ? node.options.map(({ id }) => id) : [];
}

describe('a group that begins with an entry', () => {
  const kind = { enum: ['a', 'b'], default: 'a' };
  const isA = { properties: { kind: { const: 'a' } }, required: ['kind'] };
  const text = { type: 'string' };
  const start = (group: object, data: object = {}) => {
    const own: JsonSchema = { type: 'object', properties: { kind, note: text }, if: isA, ...group };
    return createController<object>(compileEidos({ type: 'object', properties: { group: own } }), {
      data,
    }) as Controller;
  };
  const hides = { else: { properties: { other: text } } };
  const replaces = {
    then: { properties: { other: { type: 'integer' } } },
    else: { properties: { other: text } },
  };

  test.each([
    ['hides it', hides],
    ['replaces it', replaces],
    ['hides it, of the group as a whole', { ...hides, default: { kind: 'a' } }],
    ['replaces it, where it is required', { ...replaces, required: ['kind'] }],
  ])('keeps its field while it is typed, although a default %s', async (_, group) => {
    const controller = start(group);
    for (const typed of ['x', 'xy']) {
      controller.set('/group/other', typed);
      expect(controller.getField('/group').children).toContain('other');
      expect(controller.getField('/group/other')).toMatchObject({ value: typed, errors: [] });
      expect(controller.get('/group')).toEqual({ other: typed });
    }
    controller.set('/group/other', undefined);
    expect(controller.getSnapshot()).toMatchObject({ data: {}, dirty: false, errors: [] });
    expect(await controller.submit()).toEqual({ status: 'submitted' });
  });

  test('has the default where that leaves the entry alone', () => {
    const controller = start(replaces);
    controller.set('/group/note', 'n');
    expect(controller.get('/group')).toEqual({ kind: 'a', note: 'n' });
    controller.set('/group/note', undefined);
    expect(controller.getSnapshot()).toMatchObject({ data: {}, dirty: false });
  });
});

describe('a union', () => {
  test('chooses the option whose constant is an empty text, in the discriminator and as the value itself', () => {
    const tagged = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } } });
    const eidos = compileEidos({
      type: 'object',
      properties: {
        tagged: { oneOf: [tagged(''), tagged('b')] },
        plain: { oneOf: [{ const: '', title: 'Empty' }, { type: 'number' }] },
      },
    });
    const controller = createController<object>(eidos);
    for (const pointer of ['/tagged', '/plain'] as never[]) {
      const [first, second] = (controller.getField(pointer).node as UnionNode).options;
      controller.chooseOption(pointer, second?.id);
      controller.chooseOption(pointer, first?.id);
      expect(controller.getField(pointer).option).toBe(first?.id);
    }
    expect(controller.getSnapshot().data).toEqual({ tagged: { kind: '' }, plain: '' });
  });

  test('shows the option that its data belongs to by the discriminator', () => {
    expect(open({ payment: { by: 'transfer' } }).getField('/payment').option).toBe('transfer');
  });

  test('reports the errors of the chosen option only', () => {
    const controller = open({ payment: { by: 'card', number: '1' } });
    expect(controller.getSnapshot().errors).toMatchObject([
      { pointer: '/payment/number', code: 'minLength' },
    ]);
  });

  test('sets the constant and the defaults of the option that is chosen', () => {
    const controller = open();
    controller.chooseOption('/payment', 'transfer');
    expect(controller.get('/payment')).toEqual({ by: 'transfer', days: 14 });
  });

  test('keeps what was entered in the other options, including texts that are not numbers', () => {
    const controller = open();
    controller.chooseOption('/payment', 'card');
    controller.set('/payment/number', '1234');
    controller.setText('/payment/limit', '1e400');
    controller.chooseOption('/payment', 'transfer');
    expect(controller.getSnapshot().errors).toEqual([]);
    controller.set('/payment/iban', 'DE00');
    controller.chooseOption('/payment', 'card');
    expect(controller.get('/payment')).toEqual({ by: 'card', number: '1234' });
    expect(controller.getField('/payment/limit').text).toBe('1e400');
    controller.chooseOption('/payment', 'transfer');
    expect(controller.get('/payment/iban')).toBe('DE00');
  });

  test('takes an object or a list that is not one of its choices for one of the option that lists such', () => {
    const properties: Record<string, JsonSchema> = {
      size: {
        anyOf: [
          { title: 'Preset', enum: [{ w: 1 }, { w: 2 }, [1]] },
          { title: 'Number', type: 'integer' },
        ],
      },
    };
    const eidos = compileEidos({ type: 'object', properties });
    for (const [size, option] of [
      [{ w: 9 }, 'option-1'],
      [[9], 'option-1'],
      [1.5, 'option-2'],
      ['x', undefined],
    ]) {
      const controller = createController<unknown>(eidos, { data: { size } });
      expect(controller.getField('/size').option).toBe(option);
    }
  });

  test('returns to no option, and undo restores the option', () => {
    const controller = open({ payment: { by: 'card', number: '1234' } });
    controller.set('/payment', undefined);
    expect(controller.getField('/payment').option).toBeUndefined();
    controller.undo();
    expect(controller.getField('/payment').option).toBe('card');
    expect(controller.get('/payment/number')).toBe('1234');
  });

  test('of plain values keeps its option while the value is typed, invalid or missing', () => {
    const controller = open();
    const [name, number] = optionIds(controller, '/size');
    controller.chooseOption('/size', String(name));
    controller.setText('/size', '7');
    expect(controller.getField('/size')).toMatchObject({
      option: name,
      value: '7',
      errors: [{ code: 'minLength' }],
    });
    controller.setText('/size', '');
    expect(controller.getField('/size')).toMatchObject({ option: name, value: undefined });
    controller.chooseOption('/size', String(number));
    controller.setText('/size', '7');
    expect(controller.getField('/size')).toMatchObject({ option: number, value: 7, errors: [] });
  });

  test('refuses an option that it does not have, and lists its options', () => {
    expect(() => open().chooseOption('/payment', 'cash')).toThrow('Use one of "card", "transfer"');
    expect(() => open().chooseOption('', 'cash')).toThrow('is not a union');
  });

  test('writes into the first option that has the field when none is chosen yet', () => {
    const controller = open();
    controller.set('/payment/iban', 'DE00');
    expect(controller.get('/payment')).toEqual({ by: 'transfer', days: 14, iban: 'DE00' });
  });
});

describe('a union whose option changes while its fields are shown or edited', () => {
  const either: JsonSchema = {
    type: 'object',
    properties: {
      place: {
        anyOf: [
          { title: 'Name', type: 'object', required: ['at'], properties: { at: { type: 'string' } } },
          {
            title: 'Point',
            type: 'object',
            required: ['at'],
            properties: { at: { type: 'object', properties: { x: { type: 'number' } } } },
          },
        ],
      },
    },
  };

  test('shows the fields of the previous option unchanged, and keeps working', () => {
    const controller = createController(compileEidos(either), { data: { place: { at: { x: 1 } } } });
    const listener = jest.fn();
    controller.subscribeToField('/place/at/x', listener);
    controller.setText('/place/at/x', '1e400');
    const before = controller.getField('/place/at/x');
    controller.reset({ place: { at: 'home' } });
    expect(controller.getField('/place/at/x')).toBe(before);
    expect(controller.getField('/place/at').value).toBe('home');
    expect(controller.getSnapshot().errors).toEqual([]);
  });

  test('keeps the option while its value fits none', () => {
    const controller = createController(compileEidos(either), { data: { place: { at: { x: 1 } } } });
    const { option } = controller.getField('/place');
    controller.set('/place/at', null);
    expect(controller.getField('/place').option).toBe(option);
    controller.set('/place/at/x', 2);
    expect(controller.get('/place')).toEqual({ at: { x: 2 } });
  });
});

const conditional: JsonSchema = {
  type: 'object',
  properties: { country: { type: 'string' }, phone: { type: 'string' }, call: { type: 'string' } },
  dependentRequired: { phone: ['call'] },
  if: { required: ['country'], properties: { country: { const: 'US' } } },
  then: {
    required: ['state'],
    properties: { state: { type: 'string', minLength: 2 }, tax: { type: 'number', default: 8 } },
  },
  else: { properties: { region: { type: 'string' } } },
};

describe('a condition', () => {
  const openConditional = (data: object = {}) => createController(compileEidos(conditional), { data });

  test('shows and hides fields as the data changes', () => {
    const controller = openConditional();
    expect(controller.getField('').children).toEqual(['country', 'phone', 'call', 'region']);
    controller.set('/country', 'US');
    expect(controller.getField('').children).toEqual(['country', 'phone', 'call', 'state', 'tax']);
    expect(controller.getField('/state').required).toBe(true);
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/state', code: 'required' }]);
  });

  test('fills in the defaults of the fields that it adds', () => {
    const controller = openConditional();
    controller.set('/country', 'US');
    expect(controller.get('/tax')).toBe(8);
    controller.undo();
    expect(controller.getSnapshot().data).toEqual({});
  });

  test('keeps what was entered in fields that no longer apply, without blocking a submit', () => {
    const controller = openConditional({ country: 'US' });
    controller.set('/state', 'N');
    controller.setText('/tax', 'much');
    controller.set('/country', 'DE');
    expect(controller.getSnapshot().errors).toEqual([]);
    controller.set('/country', 'US');
    expect(controller.get('/state')).toBe('N');
    expect(controller.getField('/tax').text).toBe('much');
  });

  const dependent = compileEidos<JsonSchema>({
    type: 'object',
    properties: { country: { type: 'string' } },
    if: { properties: { country: { const: 'US' } } },
    then: { properties: { state: { type: 'string' } } },
    unevaluatedProperties: false,
  });

  test.each([
    ['number', '12'],
    ['string', 12],
    ['boolean', 'yes'],
    ['string', { a: 1 }],
  ])('keeps a stored value that is no %s while its field is hidden', (type, value) => {
    const eidos = compileEidos({
      type: 'object',
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'none' } } },
      else: { properties: { size: { type } } },
    });
    const data = { kind: 'some', size: value };
    const controller = createController<unknown>(eidos, { data });
    controller.set('/kind', 'none');
    controller.set('/kind', 'some');
    expect(controller.getSnapshot()).toMatchObject({ data, dirty: false });
  });

  test('does not submit what it hides, and counts it as neither wrong nor unsaved', async () => {
    const onSubmit = jest.fn();
    const controller = createController(dependent, { data: { country: 'US', state: 'NY' }, onSubmit });
    controller.set('/country', 'DE');
    expect(controller.getField('').children).toEqual(['country']);
    expect(controller.getSnapshot().errors).toEqual([]);
    expect(controller.getSnapshot().changed).toEqual(['/country', '/state']);
    await controller.submit();
    expect(onSubmit).toHaveBeenCalledWith({ country: 'DE' });
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, changed: [], status: 'submitted' });
    controller.receive({ country: 'DE' });
    controller.set('/country', 'US');
    expect(controller.get('/state')).toBe('NY');
  });

  test('is not unsaved because of a hidden value that the record came with', () => {
    const controller = createController(dependent, { data: { country: 'DE', state: 'NY' } });
    expect(controller.getSnapshot()).toMatchObject({ dirty: false, errors: [] });
  });

  test('submits what it hides when asked to', async () => {
    const onSubmit = jest.fn();
    const data = { country: 'DE', state: 'NY' };
    await createController(dependent, { data, onSubmit, hidden: 'keep' }).submit();
    expect(onSubmit).toHaveBeenCalledWith(data);
  });

  test('hides what depends on a hidden value, inside rows too', async () => {
    const onSubmit = jest.fn();
    const is = (name: string) => ({ required: [name], properties: { [name]: { const: true } } });
    const eidos = compileEidos<JsonSchema>({
      type: 'array',
      items: {
        type: 'object',
        properties: { a: { type: 'boolean' } },
        allOf: [
          { if: is('a'), then: { properties: { b: { type: 'boolean' } } } },
          { if: is('b'), then: { required: ['c'], properties: { c: { type: 'string' } } } },
        ],
      },
    });
    const data = [
      { a: true, b: true, c: 'x' },
      { a: false, b: true },
    ];
    const controller = createController<unknown>(eidos, { data, onSubmit });
    expect(controller.getField('/1').children).toEqual(['a']);
    expect(controller.getSnapshot().errors).toEqual([]);
    await controller.submit();
    expect(onSubmit).toHaveBeenCalledWith([{ a: true, b: true, c: 'x' }, { a: false }]);
    controller.moveRow('', 1, 0);
    expect(controller.getSnapshot().changed).toEqual(['']);
  });

  test.each<[string, (entry: JsonSchema) => JsonSchema, (entry: object) => unknown]>([
    [
      'an entry of a map',
      (entry) => ({ type: 'object', additionalProperties: entry }),
      (entry) => ({ x: entry }),
    ],
    [
      'an entry with a pattern',
      (entry) => ({ type: 'object', patternProperties: { '^x': entry } }),
      (entry) => ({ x: entry }),
    ],
  ])('is not submitted inside %s', async (_place, schemaOf, dataOf) => {
    const onSubmit = jest.fn();
    const entry: JsonSchema = {
      type: 'object',
      properties: { a: { type: 'boolean' } },
      if: { required: ['a'], properties: { a: { const: true } } },
      then: { properties: { b: { type: 'string' } } },
    };
    const eidos = compileEidos<JsonSchema>(schemaOf(entry));
    await createController<unknown>(eidos, { data: dataOf({ a: false, b: 'hidden' }), onSubmit }).submit();
    expect(onSubmit).toHaveBeenCalledWith(dataOf({ a: false }));
  });

  test('of another option of a union with a discriminator does not submit either', async () => {
    const onSubmit = jest.fn();
    const data = { payment: { by: 'transfer', number: '1234', note: 'unknown to all' } };
    await createController(compileEidos(schema), { data, onSubmit }).submit();
    expect(onSubmit).toHaveBeenCalledWith({ payment: { by: 'transfer', note: 'unknown to all' } });
  });

  test('shows a field that is required while the condition that declares it does not hold', () => {
    const eidos = compileEidos<JsonSchema>({
      type: 'object',
      required: ['state'],
      properties: { country: { type: 'string' } },
      if: { required: ['country'], properties: { country: { const: 'US' } } },
      then: { properties: { state: { enum: ['NY', 'CA'] } } },
    });
    const controller = createController<unknown>(eidos);
    expect(controller.getField('').children).toEqual(['country', 'state']);
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/state', code: 'required' }]);
  });

  test('of dependentRequired marks its fields as required', () => {
    const controller = openConditional();
    expect(controller.getField('/call').required).toBe(false);
    controller.set('/phone', '123');
    expect(controller.getField('/call')).toMatchObject({
      required: true,
      errors: [{ code: 'dependentRequired', values: { name: 'phone' } }],
    });
  });

  test.each([
    ['its title', { type: 'string', title: 'Card number' }, 'Card number'],
    ['the title of a reference', { $ref: '#/$defs/card' }, 'Card number'],
    ['the title of a part', { allOf: [{ $ref: '#/$defs/card' }] }, 'Card number'],
    ['its label key', { type: 'string', 'x-eidos': { labelKey: 'fields.card' } }, 'Kartennummer'],
    ['its name', { type: 'string' }, 'Card'],
  ])('of dependentRequired names the other field by %s', (_, card, label) => {
    const group = { type: 'object', properties: { card, owner: {} }, dependentRequired: { card: ['owner'] } };
    const properties = { list: { type: 'array', items: group } };
    const $defs = { card: { type: 'string', title: 'Card number' } };
    const eidos = compileEidos({ type: 'object', properties, $defs });
    const controller = createController<unknown>(eidos, { data: { list: [{}, { card: '4000' }] } });
    const [error] = controller.getErrors('');
    expect(error).toMatchObject({ pointer: '/list/1/owner', values: { name: 'card' } });
    expect(controller.getField('/list/1/owner').errors).toEqual([error]);
    const catalogue = { ...english, 'fields.card': 'Kartennummer' };
    const { error: message } = createTranslator({ catalogue });
    expect(message(error!)).toBe(`Fill in this field because ${label} is filled in.`);
  });
});

describe('a recursive schema', () => {
  const tree: JsonSchema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#' } },
      parent: { $ref: '#' },
    },
  };

  test('reads, writes and reports errors at any depth', () => {
    const controller = createController(compileEidos(tree), {
      data: { name: 'root', children: [{ name: 'a' }] },
    });
    controller.insertRow('/children/0/children', 0);
    controller.set('/parent/parent/name', 'p');
    expect(controller.get('/parent')).toEqual({ parent: { name: 'p' } });
    expect(controller.getSnapshot().errors.map(({ pointer }) => pointer)).toEqual([
      '/children/0/children/0/name',
      '/parent/name',
    ]);
  });
});

test('a value without a field that fits no alternative is reported once', () => {
  const schema = {
    type: ['object', 'string'],
    unevaluatedProperties: { oneOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] },
  };
  const { errors } = createController(compileEidos(schema), { data: { a: [] } }).getSnapshot();
  expect(errors).toMatchObject([{ pointer: '/a', code: 'oneOf' }]);
});

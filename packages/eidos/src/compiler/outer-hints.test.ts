import { checkSchema, compileEidos } from './compile-eidos';
import type { EidosNode } from './node';

const address = {
  type: 'object',
  required: ['city'],
  properties: { city: { type: 'string', 'x-eidos': { help: 'Where?', span: 3 } }, zip: { type: 'string' } },
};
const schema = {
  type: 'object',
  properties: {
    home: { $ref: '#/$defs/address' },
    work: { $ref: '#/$defs/address' },
    lines: { type: 'array', items: { type: 'object', properties: { note: { type: 'string' } } } },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    payment: {
      oneOf: [
        { title: 'Card', type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
        { title: 'Cash', type: 'object', properties: { note: { type: 'string' } }, required: ['note'] },
      ],
    },
    tree: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/properties/tree' } },
      },
    },
  },
  $defs: { address },
};

/** The node at a path of names; `*` is a row, `+` a value of a map and a number an option. */
function nodeAt(root: EidosNode, ...path: (string | number)[]): EidosNode {
  return path.reduce((node, step) => {
    if (typeof step === 'number' && node.kind === 'union') return node.options[step]!.node;
    if (node.kind === 'table') return node.row;
    if (node.kind === 'reference') throw new Error('a reference');
    if (node.kind !== 'group') throw new Error(`no ${step} in a ${node.kind}`);
    if (step === '+') return node.additional![0]!.node;
    return node.children.find(({ name }) => name === step)!;
  }, root);
}

test('hints by pointer are merged over those of the schema, for that place only', () => {
  const { root } = compileEidos(schema, {
    hints: { '/home/city': { span: 6, autocomplete: 'address-level2' } },
  });
  expect(nodeAt(root, 'home', 'city')).toMatchObject({
    span: 6,
    help: 'Where?',
    autocomplete: 'address-level2',
  });
  expect(nodeAt(root, 'work', 'city')).toMatchObject({ span: 3, help: 'Where?' });
  expect(nodeAt(root, 'work', 'city')).not.toHaveProperty('autocomplete');
});

test('a star stands for rows and for values of a map, and an option is reached through its union', () => {
  const { root } = compileEidos(schema, {
    hints: {
      '': { labelKey: 'all' },
      '/lines/*/note': { help: 'A note' },
      '/labels/*': { placeholder: 'Label' },
      '/payment': { help: 'How?' },
      '/payment/number': { autocomplete: 'cc-number' },
    },
  });
  expect(root.labelKey).toBe('all');
  expect(nodeAt(root, 'lines', '*', 'note').help).toBe('A note');
  expect(nodeAt(root, 'labels', '+').placeholder).toBe('Label');
  expect(nodeAt(root, 'payment').help).toBe('How?');
  expect(nodeAt(root, 'payment', 0)).not.toHaveProperty('help');
  expect(nodeAt(root, 'payment', 0, 'number').autocomplete).toBe('cc-number');
});

test('a part of the schema that repeats takes hints at any depth', () => {
  const { root } = compileEidos(schema, {
    hints: { '/tree/children/*/children/*/name': { help: 'Deep' } },
  });
  const row = nodeAt(root, 'tree', 'children', '*');
  const inner = row.kind === 'reference' ? row.resolve() : row;
  const second = nodeAt(inner, 'children', '*');
  expect(nodeAt(second.kind === 'reference' ? second.resolve() : second, 'name').help).toBe('Deep');
  expect(nodeAt(inner, 'name')).not.toHaveProperty('help');
});

test('layout, order and tabs can be given from outside too', () => {
  const { root } = compileEidos(schema, {
    hints: { '/home': { layout: 'columns', columns: 2, order: ['zip', 'city'] } },
  });
  const home = nodeAt(root, 'home');
  expect(home).toMatchObject({ layout: 'columns', columns: 2 });
  expect(home.kind === 'group' && home.children.map(({ name }) => name)).toEqual(['zip', 'city']);
});

test.each([
  [
    '/home/cty',
    'unknown-pointer',
    'hints["/home/cty"]',
    'No value is at "/home/cty".',
    'Did you mean "/home/city"?',
  ],
  [
    '/lines/0/note',
    'unknown-pointer',
    'hints["/lines/0/note"]',
    'No value is at "/lines/0/note".',
    'Did you mean "/lines/*/note"?',
  ],
  ['home', 'unknown-pointer', 'hints["home"]', 'No value is at "home".', 'Did you mean "/home"?'],
])('%s is reported with the nearest pointer', (pointer, code, place, message, fix) => {
  expect(checkSchema(schema, { hints: { [pointer]: { span: 6 } } })).toEqual([
    { pointer: place, code, message, fix, severity: 'error' },
  ]);
});

test('values are checked as those of x-eidos, at their place in the option', () => {
  const hints = { '/home/city': { span: 13, wigdet: 'x', readOnly: { type: 'strin' } }, '/work': 5 };
  const found = checkSchema(schema, { hints: hints as never }).map(({ pointer, message }) => [
    pointer,
    message,
  ]);
  expect(found).toEqual([
    ['hints["/work"]', 'hints["/work"] must be an object of hints.'],
    ['hints["/home/city"]/span', '"span" must be a whole number from 1 to 12.'],
    ['hints["/home/city"]/wigdet', '"wigdet" is not a hint.'],
    ['hints["/home/city"]/readOnly/type', '"type" cannot be "strin".'],
  ]);
});

test('a hint that is misplaced names its place in the option', () => {
  const hints = { '/lines/*': { hidden: true }, '/home/city': { collapsible: true } } as const;
  expect(checkSchema(schema, { hints }).map(({ pointer, code }) => [pointer, code])).toEqual([
    ['hints["/home/city"]/collapsible', 'misplaced-hint'],
    ['hints["/lines/*"]/hidden', 'misplaced-hint'],
  ]);
});

test('a value that is not JSON is reported and never throws', () => {
  const hints = { '/home': { help: () => 'x' }, '/work': new Date(0), '/lines': null, __proto__: null };
  expect(checkSchema(schema, { hints: hints as never }).map(({ pointer }) => pointer)).toEqual([
    'hints["/home"]/help',
    'hints["/work"]',
    'hints["/lines"]',
  ]);
});

test.each([[new Map([['/home/city', { span: 6 }]])], [[{ span: 6 }]], ['/home/city']])(
  'hints that are not a plain object are reported: %p',
  (hints) => {
    expect(checkSchema(schema, { hints: hints as never })).toEqual([
      expect.objectContaining({
        pointer: 'hints',
        code: 'wrong-hint',
        message: '"hints" must be a plain object.',
      }),
    ]);
  },
);

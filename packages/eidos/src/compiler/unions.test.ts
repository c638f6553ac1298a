import { compileEidos } from './compile-eidos';
import { resolveNode } from '../controller/node-tree';
import type { EidosNode, GroupNode, UnionNode } from './node';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const rootOf = (schema: object): EidosNode => compileEidos(schema).root;

describe('oneOf and anyOf', () => {
  const card = {
    type: 'object',
    title: 'Card',
    properties: { by: { const: 'card' }, no: { type: 'string' } },
  };
  const cash = { type: 'object', properties: { by: { enum: ['cash'] } } };

  it('become a union with a discriminator when a property has a different constant in each option', () => {
    const root = rootOf({ oneOf: [card, { $ref: '#/$defs/cash' }], $defs: { cash } });
    expect(root).toMatchObject({
      kind: 'union',
      discriminators: ['by'],
      options: [
        { id: 'card', label: 'Card', node: { kind: 'group', schemaPointer: '/oneOf/0' } },
        { id: 'cash', label: 'Cash', node: { kind: 'group', schemaPointer: '/oneOf/1' } },
      ],
    });
  });

  const kinds = ['a', 'b', 'c'].map((kind) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind }, [`of-${kind}`]: { type: 'string' } },
  }));

  it('leave out the options whose constant is not among those that are required around them', () => {
    const narrowed = { properties: { kind: { enum: ['a', 'c', 'd'] } } };
    for (const schema of [{ oneOf: kinds, ...narrowed }, { allOf: [{ $ref: '#/$defs/any' }, narrowed] }]) {
      const { root, warnings } = compileEidos({ ...schema, $defs: { any: { oneOf: kinds } } });
      const { options } = root as UnionNode;
      expect(options.map(({ id }) => id)).toEqual(['a', 'c']);
      expect(warnings).toEqual([]);
    }
  });

  it('take a condition that only some options can meet', () => {
    const { root, warnings } = compileEidos({
      oneOf: kinds,
      if: { properties: { on: { const: true } }, required: ['on'] },
      then: { properties: { kind: { const: 'a' }, note: { type: 'string' } } },
    });
    const { options } = root as UnionNode;
    const conditional = options.map(({ node }) =>
      (node as GroupNode).conditions.flatMap(({ children }) => children.map(({ name }) => name)),
    );
    expect(conditional).toEqual([['kind', 'note'], ['note'], ['note']]);
    expect(warnings).toEqual([]);
  });

  it('become a union without a discriminator when no property identifies the option', () => {
    const root = rootOf({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] });
    expect(root).toMatchObject({
      kind: 'union',
      options: [
        { id: 'option-1', label: 'Text', node: { kind: 'string' } },
        { id: 'option-2', label: 'List', node: { kind: 'table' } },
      ],
    });
    expect(root).not.toHaveProperty('discriminators');
  });

  it('add the fields next to the alternatives to every option', () => {
    const root = rootOf({
      type: 'object',
      title: 'Payment',
      required: ['amount'],
      properties: { amount: { type: 'number' } },
      oneOf: [card, cash],
    }) as UnionNode;
    expect(root.label).toBe('Payment');
    expect(
      root.options.map(({ node }) => 'children' in node && node.children.map(({ name }) => name)),
    ).toEqual([
      ['amount', 'by', 'no'],
      ['amount', 'by'],
    ]);
  });

  it('are choices with labels when every option is a constant', () => {
    const root = rootOf({
      oneOf: [{ const: 1, title: 'One', 'x-eidos': { labelKey: 'number.one' } }, { const: 2 }],
    });
    expect(root).toMatchObject({
      kind: 'integer',
      choices: [
        { value: 1, label: 'One', labelKey: 'number.one' },
        { value: 2, label: '2' },
      ],
    });
  });

  it('make a value nullable when one option is null', () => {
    expect(rootOf({ anyOf: [{ type: 'number', minimum: 3 }, { type: 'null' }] })).toMatchObject({
      kind: 'number',
      nullable: true,
      minimum: 3,
    });
    expect(rootOf({ oneOf: [{ const: 'a' }, { const: null }] })).toMatchObject({
      kind: 'string',
      nullable: true,
      choices: [{ value: 'a' }],
    });
  });

  it('are left to the validator when the options only add limits', () => {
    const root = rootOf({
      type: 'object',
      properties: { mail: { type: 'string' }, phone: { type: 'string' } },
      anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
    });
    expect(root).toMatchObject({ kind: 'group', children: [{ name: 'mail' }, { name: 'phone' }] });
  });

  it('are one list of the combinations that do not contradict each other', () => {
    const number = { type: 'number', minimum: 0 };
    const lists = {
      oneOf: [{ type: 'string' }, number],
      anyOf: [number, { type: 'string' }, { type: 'null' }],
    };
    expect(rootOf({ ...lists, title: 'Either' })).toMatchObject({
      kind: 'union',
      options: [
        { label: 'Text', node: { kind: 'string' } },
        { label: 'Number', node: { kind: 'number' } },
      ],
    });
    expect(compileEidos(lists).warnings).toEqual([]);
  });

  it('have the label keys of all parts of a combination, if each has one', () => {
    const option = (title: string, labelKey?: string) => ({
      title,
      properties: { [title]: { type: 'string' } },
      'x-eidos': labelKey === undefined ? {} : { labelKey },
    });
    const allOf = [
      { oneOf: [option('Mail', 'by.mail'), option('Phone', 'by.phone')] },
      { anyOf: [option('Day', 'at.day'), option('Night')] },
    ];
    const { options } = rootOf({ type: 'object', allOf }) as UnionNode;
    expect(options.map(({ label, labelKey }) => [label, labelKey])).toEqual([
      ['Mail, Day', 'by.mail+at.day'],
      ['Mail, Night', undefined],
      ['Phone, Day', 'by.phone+at.day'],
      ['Phone, Night', undefined],
    ]);
  });

  it('are edited as JSON text, with a warning, when they make too many combinations', () => {
    const list = Array.from({ length: 11 }, (_, at) => ({ properties: { [`p${at}`]: { type: 'string' } } }));
    const eidos = compileEidos({ type: 'object', oneOf: list, anyOf: list });
    expect(eidos.root.kind).toBe('json');
    expect(eidos.warnings).toMatchObject([{ code: 'not-rendered' }]);
  });

  it('are one list where an option lists options of its own, also of a schema around the value', () => {
    const node = {
      oneOf: [
        { title: 'Leaf', type: 'object', properties: { leaf: { type: 'string' } }, required: ['leaf'] },
        {
          title: 'Branch',
          type: 'object',
          properties: { left: { anyOf: [{ $ref: '#/$defs/node' }, { type: 'string' }] } },
          required: ['left'],
        },
      ],
    };
    const root = rootOf({ $ref: '#/$defs/node', $defs: { node } }) as UnionNode;
    const branch = root.options[1]!.node as GroupNode;
    const labels = (one: EidosNode) => (resolveNode(one) as UnionNode).options.map(({ label }) => label);
    expect(labels(branch.children[0]!)).toEqual(['Leaf', 'Branch', 'Text']);
    const [, inner] = (branch.children[0] as UnionNode).options;
    const again = resolveNode(inner!.node) as GroupNode;
    expect(labels(again.children[0]!)).toEqual(['Leaf', 'Branch', 'Text']);
  });

  it('have the fields of an option beyond the nodes that are made at once', () => {
    const kinds = Array.from({ length: 420 }, (_, at) => `kind-${at}`);
    const anyOf = kinds.map((kind) => ({
      type: 'object',
      properties: { kind: { const: kind }, [`of-${kind}`]: { type: 'string' } },
    }));
    const { options } = rootOf({ anyOf }) as UnionNode;
    expect(options.map(({ id }) => id)).toEqual(kinds);
    const last = resolveNode(options[419]!.node);
    expect(last).toMatchObject({ children: [{ name: 'kind' }, { name: 'of-kind-419' }] });
    expect(options[419]!.node).toBe(options[419]!.node);
  });

  it('are labeled by their constants', () => {
    const { options } = rootOf({
      anyOf: [{ const: 'auto' }, { type: 'string', pattern: 'px$' }],
    }) as UnionNode;
    expect(options.map(({ label }) => label)).toEqual(['auto', 'Text']);
  });

  it('warn of options with the same label', () => {
    const option = { type: 'object', title: 'Same', properties: { a: { type: 'string' } } };
    const eidos = compileEidos({ oneOf: [option, { ...option, properties: { b: { type: 'string' } } }] });
    expect(eidos.warnings).toMatchObject([{ code: 'duplicate-label', pointer: '/oneOf/1' }]);
  });
});

describe('several types', () => {
  it('are one nullable type with null', () => {
    expect(rootOf({ type: ['integer', 'null'] })).toMatchObject({ kind: 'integer', nullable: true });
  });

  it('are a union with one option for each otherwise', () => {
    expect(rootOf({ type: ['string', 'boolean', 'null'], minLength: 2 })).toMatchObject({
      kind: 'union',
      nullable: true,
      options: [{ node: { kind: 'string', minLength: 2 } }, { node: { kind: 'boolean' } }],
    });
  });

  it('are one number when an integer is among them', () => {
    expect(rootOf({ type: ['integer', 'number'] }).kind).toBe('number');
  });
});

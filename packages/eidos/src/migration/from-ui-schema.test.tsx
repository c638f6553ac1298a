import { render, screen } from '@testing-library/react';
import type { EidosNode, GroupNode } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { compileEidos } from '../controller/standard-schema';
import { deepFreeze } from '../json/members';
import { EidosScreen } from '../screen/EidosScreen';
import { fromUiSchema } from './from-ui-schema';
import { objectSchema } from '../testing/render-screen';

const text = { type: 'string' } as const;

/** The node at the names of properties, `*` for the rows of a table. */
function nodeAt(root: EidosNode, ...names: readonly string[]): EidosNode | undefined {
  return names.reduce<EidosNode | undefined>((node, name) => {
    if (node?.kind === 'table') return node.row;
    const { children, conditions } = node as GroupNode;
    return [...children, ...conditions.flatMap((one) => one.children)].find((child) => child.name === name);
  }, root);
}

/** Converts a field `it` with this schema and these options. */
function readField(schema: object, ui: object) {
  const read = fromUiSchema({ type: 'object', properties: { it: schema } }, { it: ui });
  const { root, warnings } = compileEidos(read.schema as object);
  expect(warnings).toEqual([]);
  return { ...read, node: nodeAt(root, 'it') };
}

const choice = { enum: ['S', 'M', 'L'] };
const list = { type: 'array', items: text };
const set = { type: 'array', uniqueItems: true, items: choice };

test('ignores options that are undefined, and lists names of choices that are null', () => {
  const { node, missing } = readField(choice, { 'ui:widget': undefined, 'ui:enumNames': undefined });
  expect([node?.kind, missing]).toEqual(['string', []]);
  expect(readField(choice, { 'ui:enumNames': null }).missing).toMatchObject([{ found: 'null' }]);
});

test.each<[string, object, object, object]>([
  ['a title', text, { 'ui:title': 'Name' }, { label: 'Name' }],
  [
    'texts',
    text,
    { 'ui:help': 'H', 'ui:placeholder': 'P', 'ui:description': 'D' },
    { help: 'H', placeholder: 'P', description: 'D' },
  ],
  [
    'options in an object',
    text,
    { 'ui:options': { title: 'Name', help: 'H' } },
    { label: 'Name', help: 'H' },
  ],
  ['several lines', text, { 'ui:widget': 'textarea' }, { kind: 'text' }],
  ['one line', { ...text, maxLength: 500 }, { 'ui:widget': 'text' }, { kind: 'string' }],
  [
    'one line that may be null',
    { anyOf: [{ ...text, maxLength: 500 }, { type: 'null' }] },
    { 'ui:widget': 'text' },
    { kind: 'string' },
  ],
  ['a password', text, { 'ui:widget': 'password' }, { format: 'password' }],
  ['an e-mail address', text, { 'ui:options': { inputType: 'email' } }, { format: 'email' }],
  ['a date and time', text, { 'ui:widget': 'alt-datetime' }, { format: 'date-time' }],
  ['a format that the schema has', { ...text, format: 'uuid' }, { 'ui:widget': 'uri' }, { format: 'uuid' }],
  ['radio buttons', choice, { 'ui:widget': 'radio' }, { widget: 'radio' }],
  ['a list of a boolean', { type: 'boolean' }, { 'ui:widget': 'select' }, { widget: 'select' }],
  ['a number that steps', { type: 'number' }, { 'ui:widget': 'updown' }, { kind: 'number' }],
  ['checkboxes', set, { 'ui:widget': 'checkboxes' }, { widget: 'checkboxes' }],
  ['checkboxes by their component', set, { 'ui:widget': 'CheckboxesWidget' }, { widget: 'checkboxes' }],
  ['radio buttons by their component', choice, { 'ui:widget': 'RadioWidget' }, { widget: 'radio' }],
  ['a date by its component', text, { 'ui:widget': 'AltDateTimeWidget' }, { format: 'date-time' }],
  ['rows that move', list, { 'ui:options': { orderable: true } }, { mode: 'ordered' }],
  ['a disabled field', text, { 'ui:disabled': true }, { disabled: true }],
  ['a read-only field', text, { 'ui:readonly': true }, { readOnly: true }],
  [
    'a field that is not read-only here',
    { ...text, readOnly: true },
    { 'ui:readonly': false },
    { readOnly: false },
  ],
  ['what the browser fills in', text, { 'ui:autocomplete': 'given-name' }, { autocomplete: 'given-name' }],
  ['a first value', { ...text, default: 'CH' }, { 'ui:initialValue': 'DE' }, { defaultValue: 'DE' }],
  ['a required field', text, { 'ui:required': true }, { required: true }],
  [
    'a deprecated field',
    { ...text, deprecated: true },
    { 'ui:deprecatedHandling': 'disable' },
    { disabled: true },
  ],
  [
    'names of choices',
    choice,
    { 'ui:enumNames': ['Small', 'Medium', 'Large'] },
    {
      choices: [
        { value: 'S', label: 'Small' },
        { value: 'M', label: 'Medium' },
        { value: 'L', label: 'Large' },
      ],
    },
  ],
  [
    'names of some choices, by their values',
    { type: 'integer', enum: [1, 2] },
    { 'ui:enumNames': { 2: 'Two' } },
    {
      choices: [
        { value: 1, label: '1' },
        { value: 2, label: 'Two' },
      ],
    },
  ],
  [
    'names of objects',
    { enum: [{ w: 1 }, [2]] },
    { 'ui:enumNames': ['One', 'Two'] },
    {
      choices: [
        { value: { w: 1 }, label: 'One' },
        { value: [2], label: 'Two' },
      ],
    },
  ],
  [
    'names of yes and no',
    { type: 'boolean' },
    { 'ui:enumNames': ['On', 'Off'] },
    {
      choices: [
        { value: true, label: 'On' },
        { value: false, label: 'Off' },
      ],
    },
  ],
  [
    'another order of named choices',
    choice,
    { 'ui:enumOrder': ['L', '*', 'S'], 'ui:enumNames': ['Small', 'Medium', 'Large'] },
    {
      choices: [
        { value: 'L', label: 'Large' },
        { value: 'M', label: 'Medium' },
        { value: 'S', label: 'Small' },
      ],
    },
  ],
])('%s', (_, schema, ui, expected) => {
  const { node, missing } = readField(schema, ui);
  expect(node).toMatchObject(expected);
  expect(missing).toEqual([]);
});

test('an element that a component creates is listed, though it leads to the whole page', () => {
  const found: string[] = [];
  function Form() {
    const { missing } = readField(text, { 'ui:help': <b>Help</b>, 'ui:options': { icons: [<i key="a" />] } });
    found.push(...missing.map((one) => one.found));
    return null;
  }
  render(<Form />);
  expect(found).toEqual(['an element', '["an element"]']);
});

test('the names of choices of a list belong to its rows', () => {
  const { node } = readField(set, { 'ui:enumNames': ['Small', 'Medium', 'Large'] });
  expect(node).toMatchObject({
    row: { choices: [{ label: 'Small' }, { label: 'Medium' }, { label: 'Large' }] },
  });
});

test.each<[string, object, object, string, string, RegExp]>([
  [
    'a component',
    text,
    { 'ui:widget': () => null },
    '/it/ui:widget',
    'a function',
    /pointers: \{ "\/it": YourPart \}/,
  ],
  ['a widget of the project', text, { 'ui:widget': 'stars' }, '/it/ui:widget', '"stars"', /"\/it": YourPart/],
  ['a field of the project', text, { 'ui:field': 'geo' }, '/it/ui:field', '"geo"', /"\/it": YourPart/],
  ['a template', text, { 'ui:FieldTemplate': () => null }, '/it/ui:FieldTemplate', 'a function', /YourPart/],
  ['a class', text, { 'ui:classNames': 'wide' }, '/it/ui:classNames', '"wide"', /\[data-pointer="\/it"\]/],
  [
    'a class of a group',
    { type: 'object', properties: { a: text } },
    { 'ui:classNames': 'wide' },
    '/it/ui:classNames',
    '"wide"',
    /pointers: \{ "\/it": YourPart/,
  ],
  ['a class of a table', list, { 'ui:classNames': 'wide' }, '/it/ui:classNames', '"wide"', /YourPart/],
  ['a color', text, { 'ui:widget': 'color' }, '/it/ui:widget', '"color"', /format "color"/],
  ['a slider', { type: 'number' }, { 'ui:widget': 'range' }, '/it/ui:widget', '"range"', /number field/],
  ['an element as help', text, { 'ui:help': { type: 'b' } }, '/it/ui:help', '{"type":"b"}', /plain text/],
  [
    'rows without a button',
    list,
    { 'ui:options': { addable: false } },
    '/it/ui:options/addable',
    'false',
    /maxItems/,
  ],
  ['rows of a table', list, { items: () => ({}) }, '/it/items', 'a function', /condition/],
  ['the first field', text, { 'ui:autofocus': true }, '/it/ui:autofocus', 'true', /`focus` of the `ref`/],
  ['an option of a theme', text, { 'ui:col': 6 }, '/it/ui:col', '6', /Nothing reads it/],
  [
    'names of choices that have titles',
    { oneOf: [{ const: 1, title: 'One' }] },
    { 'ui:enumNames': ['1'] },
    '/it/ui:enumNames',
    '["1"]',
    /"const" and "title"/,
  ],
  [
    'a hidden default',
    { ...text, default: 'v2' },
    { 'ui:widget': 'hidden' },
    '/it/ui:widget',
    '"hidden"',
    /"\/it" into `data`/,
  ],
  ['a list of a group', { type: 'object' }, { 'ui:widget': 'radio' }, '/it/ui:widget', '"radio"', /YourPart/],
  [
    'lines of a number',
    { type: 'integer' },
    { 'ui:widget': 'textarea' },
    '/it/ui:widget',
    '"textarea"',
    /Part/,
  ],
  ['a lock as a text', text, { 'ui:readonly': 'true' }, '/it/ui:readonly', '"true"', /true or false/],
  ['a setting as a number', text, { 'ui:disabled': 1 }, '/it/ui:disabled', '1', /true or false/],
  ['a label as a text', text, { 'ui:label': 'Name' }, '/it/ui:label', '"Name"', /true or false/],
  [
    'a date of a date and time',
    { ...text, format: 'date-time' },
    { 'ui:widget': 'date' },
    '/it/ui:widget',
    '"date"',
    /"date-time" determines the input. Write "format": "date"/,
  ],
  [
    'a secret e-mail address',
    { ...text, format: 'email' },
    { 'ui:options': { inputType: 'password' } },
    '/it/ui:options/inputType',
    '"password"',
    /"format": "password"/,
  ],
  [
    'a number of a text',
    text,
    { 'ui:options': { inputType: 'number' } },
    '/it/ui:options/inputType',
    '"number"',
    /"type"/,
  ],
  [
    'a date of a number',
    { type: 'integer' },
    { 'ui:options': { inputType: 'date' } },
    '/it/ui:options/inputType',
    '"date"',
    /"type"/,
  ],
  [
    'a date of a time that may be null',
    { anyOf: [{ ...text, format: 'date-time' }, { type: 'null' }] },
    { 'ui:widget': 'date' },
    '/it/ui:widget',
    '"date"',
    /"date-time" determines the input. Write "format": "date"/,
  ],
  ['a text of choices', choice, { 'ui:widget': 'text' }, '/it/ui:widget', '"text"', /YourPart/],
  ['lines of choices', choice, { 'ui:widget': 'textarea' }, '/it/ui:widget', '"textarea"', /YourPart/],
  [
    'a text of a boolean',
    { type: 'boolean' },
    { 'ui:widget': 'text' },
    '/it/ui:widget',
    '"text"',
    /YourPart/,
  ],
  ['a text that steps', text, { 'ui:widget': 'updown' }, '/it/ui:widget', '"updown"', /YourPart/],
  [
    'a text of a date',
    { ...text, format: 'date' },
    { 'ui:widget': 'text' },
    '/it/ui:widget',
    '"text"',
    /"date" determines the input. Leave it out/,
  ],
  [
    'another input of a date',
    { ...text, format: 'date' },
    { 'ui:options': { inputType: 'email' } },
    '/it/ui:options/inputType',
    '"email"',
    /"date" determines the input. Write "format": "email"/,
  ],
  [
    'an order of what has no rows',
    set,
    { 'ui:options': { orderable: true } },
    '/it/ui:options/orderable',
    'true',
    /only the rows/,
  ],
  ['a list of files', list, { 'ui:widget': 'FileWidget' }, '/it/ui:widget', '"FileWidget"', /uploadField/],
  [
    'years of a date',
    text,
    { 'ui:options': { yearsRange: [1, 2] } },
    '/it/ui:options/yearsRange',
    '[1,2]',
    /Rules/,
  ],
  [
    'names that cannot be added',
    { type: 'object', additionalProperties: text },
    { 'ui:options': { expandable: false } },
    '/it/ui:options/expandable',
    'false',
    /maxProperties/,
  ],
  [
    'a required row',
    list,
    { items: { 'ui:required': true } },
    '/it/items/ui:required',
    'true',
    /at the property/,
  ],
  [
    'an enabled field in a disabled group',
    objectSchema({ group: objectSchema({ a: text }) }) as object,
    { 'ui:disabled': true, group: { a: { 'ui:disabled': false } } },
    '/it/group/a/ui:disabled',
    'false',
    /each other field/,
  ],
  [
    'an editable field in a read-only group',
    { ...(objectSchema({ a: text }) as object), readOnly: true },
    { a: { 'ui:readonly': false } },
    '/it/a/ui:readonly',
    'false',
    /each other field/,
  ],
  [
    'a hidden group with a default',
    { type: 'object', properties: { version: { allOf: [{ ...text, default: 'v2' }] } } },
    { 'ui:widget': 'hidden' },
    '/it/ui:widget',
    '"hidden"',
    /"\/it" into `data`/,
  ],
])('%s is listed, with its place and what to write instead', (_, schema, ui, pointer, found, instead) => {
  expect(readField(schema, ui).missing).toEqual([
    { pointer, found, instead: expect.stringMatching(instead) },
  ]);
});

test('a hidden field is submitted, and not required', async () => {
  const { schema, screen: props } = fromUiSchema(
    { type: 'object', required: ['id'], properties: { id: text, name: text } },
    { id: { 'ui:widget': 'hidden' } },
  );
  const onSubmit = jest.fn();
  const eidos = compileEidos(schema);
  await createController<object>(eidos, { ...props, data: { id: '7', name: 'Ada' }, onSubmit }).submit();
  await createController<object>(eidos, { ...props, data: { name: 'Bob' }, onSubmit }).submit();
  expect(onSubmit.mock.calls).toEqual([[{ id: '7', name: 'Ada' }], [{ name: 'Bob' }]]);
});

describe('ui:order', () => {
  const schema = {
    type: 'object',
    properties: { a: text, kind: { ...text, default: 'x' }, b: text },
    dependencies: { kind: { properties: { detail: text } } },
  } as const;

  it.each([
    ['puts the named fields first', ['b', 'kind', 'a', 'detail'], ['B', 'Kind', 'A', 'Detail']],
    ['puts the others where the wildcard is', ['b', '*', 'a'], ['B', 'Kind', 'Detail', 'A']],
    ['ignores names that the schema does not have', ['b', 'gone', '*'], ['B', 'A', 'Kind', 'Detail']],
    ['ignores a name that is there already', ['b', 'b', '*'], ['B', 'A', 'Kind', 'Detail']],
    [
      'puts a field of a condition next to what shows it',
      ['kind', 'detail', '*'],
      ['Kind', 'Detail', 'A', 'B'],
    ],
  ])('%s', (_, order, labels) => {
    const read = fromUiSchema(schema, { 'ui:order': order });
    render(<EidosScreen eidos={compileEidos(read.schema)} />);
    expect(
      screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(labels);
    expect(read.missing).toEqual([]);
  });
});

describe('the fields', () => {
  it('of a definition have the options of one place only', () => {
    const schema = deepFreeze({
      type: 'object',
      properties: { home: { $ref: '#/definitions/address' }, work: { $ref: '#/definitions/address' } },
      definitions: { address: { type: 'object', properties: { city: text } } },
    });
    const ui = deepFreeze({ work: { 'ui:title': 'Office', city: { 'ui:title': 'Town' } } });
    const { root } = compileEidos(fromUiSchema(schema as object, ui as object).schema);
    expect(nodeAt(root, 'home', 'city')?.label).toBe('City');
    expect(nodeAt(root, 'work')?.label).toBe('Office');
    expect(nodeAt(root, 'work', 'city')?.label).toBe('Town');
  });

  it('of `ui:definitions` have its options everywhere, and those of their place in addition', () => {
    const schema = {
      type: 'object',
      properties: { home: { $ref: '#/$defs/address' }, work: { $ref: '#/$defs/address' } },
      $defs: { address: { type: 'object', properties: { city: text } } },
    } as const;
    const ui = {
      'ui:definitions': { '#/$defs/address': { city: { 'ui:title': 'Town', 'ui:help': 'H' } } },
      work: { city: { 'ui:title': 'Seat' } },
    };
    const { root } = compileEidos(fromUiSchema(schema, ui).schema);
    expect(nodeAt(root, 'home', 'city')).toMatchObject({ label: 'Town', help: 'H' });
    expect(nodeAt(root, 'work', 'city')).toMatchObject({ label: 'Seat', help: 'H' });
  });

  it.each(['a#b', 'a b', 'a%', 'ä'])('of a definition named %s have its options', (name) => {
    const reference = `#/$defs/${encodeURIComponent(name)}`;
    const schema = {
      properties: { home: { $ref: reference } },
      $defs: { [name]: { properties: { city: text } } },
    };
    const ui = {
      'ui:definitions': { [reference]: { city: { 'ui:title': 'Town' } } },
      home: { city: { 'ui:help': 'H' } },
    };
    const { root } = compileEidos(fromUiSchema<object>(schema, ui).schema);
    expect(nodeAt(root, 'home', 'city')).toMatchObject({ label: 'Town', help: 'H' });
  });

  it('of a malformed reference are left to the compiler, which reports it', () => {
    const schema = { properties: { home: { $ref: '#/%' } } };
    const ui = { 'ui:definitions': { '#/%': { 'ui:title': 'T' } }, home: { 'ui:title': 'Home' } };
    const { schema: changed, missing } = fromUiSchema<object>(schema, ui);
    expect(changed).toEqual({ properties: { home: { $ref: '#/%', title: 'Home' } } });
    expect(missing.map(({ instead }) => instead)).toEqual([
      'Nothing: the schema has no definition of this name.',
    ]);
  });

  it('of a recursive definition have their options as deep as the uiSchema goes', () => {
    const schema = {
      $ref: '#/$defs/part',
      $defs: {
        part: objectSchema({ name: text, parts: { type: 'array', items: { $ref: '#/$defs/part' } } }),
      },
    } as const;
    const { root } = compileEidos(
      fromUiSchema(schema, { parts: { items: { name: { 'ui:title': 'Inner' } } } }).schema,
    );
    expect(nodeAt(root, 'name')?.label).toBe('Name');
    expect(nodeAt(root, 'parts', '*', 'name')?.label).toBe('Inner');
  });

  it('that only a condition or an option declares have their options', () => {
    const schema = {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] } },
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { enum: ['a'] }, size: text } },
            { properties: { kind: { enum: ['b'] }, color: text } },
          ],
        },
      },
    } as const;
    const { schema: read, missing } = fromUiSchema(schema, {
      size: { 'ui:title': 'Größe' },
      color: { 'ui:widget': 'textarea' },
    });
    const { root } = compileEidos(read);
    expect(nodeAt(root, 'size')?.label).toBe('Größe');
    expect(nodeAt(root, 'color')?.kind).toBe('text');
    expect(missing).toEqual([]);
  });

  it('that a condition declares too keep the names of their own choices', () => {
    const schema = {
      type: 'object',
      properties: { kind: { enum: ['a', 'b'] }, paid: { type: 'boolean' } },
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { enum: ['a'] }, size: text } },
            { properties: { kind: { enum: ['b'] }, color: text } },
          ],
        },
        paid: { properties: { paid: { enum: [false] } } },
      },
    } as const;
    const kind = { 'ui:options': { enumNames: ['Apple', 'Berry'] }, 'ui:widget': 'radio' };
    const { schema: read, missing } = fromUiSchema(schema, { kind, paid: { 'ui:enumNames': ['Yes', 'No'] } });
    const eidos = compileEidos(read);
    const controller = createController<unknown>(eidos, { data: { kind: 'b', paid: false } });
    expect(controller.getField('').children).toEqual(['kind', 'paid', 'color']);
    expect(nodeAt(eidos.root, 'kind')).toMatchObject({ choices: [{ label: 'Apple' }, { label: 'Berry' }] });
    expect([...eidos.warnings, ...missing]).toEqual([]);
  });

  it('of the options of a union have those of their option', () => {
    const person = { title: 'Person', type: 'object', required: ['name'], properties: { name: text } };
    const firm = { title: 'Firm', type: 'object', required: ['firm'], properties: { firm: text } };
    const { root } = compileEidos(
      fromUiSchema(
        { type: 'object', properties: { it: { oneOf: [person, firm] } } },
        { it: { oneOf: [{}, { firm: { 'ui:help': 'As registered' } }] } },
      ).schema as object,
    );
    const union = nodeAt(root, 'it');
    const options = union?.kind === 'union' ? union.options : [];
    expect(options.map(({ node }) => (node as GroupNode).children[0]?.help)).toEqual([
      undefined,
      'As registered',
    ]);
  });

  it('of options that the schema does not have are listed', () => {
    const schema = { oneOf: [{ type: 'object', properties: { a: text } }] };
    const { missing } = fromUiSchema(schema, { anyOf: [{ a: { 'ui:help': 'X' } }] });
    expect(missing).toEqual([expect.objectContaining({ pointer: '/anyOf' })]);
  });

  it.each(['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'])(
    'of a property with the name %s are read as those of a property',
    (name) => {
      const schema = { type: 'object', properties: { [name]: text } };
      const read = fromUiSchema<object>(schema, { [name]: { 'ui:title': 'Lines' } });
      expect(read.missing).toEqual([]);
      expect(nodeAt(compileEidos(read.schema).root, name)?.label).toBe('Lines');
    },
  );

  it('of fixed items without further ones are read', () => {
    const { node, missing } = readField(
      { type: 'array', prefixItems: [text] },
      { items: [{ 'ui:title': 'X' }] },
    );
    expect([(node as GroupNode).children[0]?.label, missing]).toEqual(['X', []]);
  });

  it('of a value that may be anything are read', () => {
    expect(fromUiSchema({ properties: { it: true } }, { it: { 'ui:title': 'X' } })).toMatchObject({
      schema: { properties: { it: { title: 'X' } } },
      missing: [],
    });
  });

  it.each<[string, object, object, string, RegExp]>([
    ['as a text', { properties: { it: text } }, { it: 'textarea' }, '/it', /an object/],
    ['as a component', { properties: { it: text } }, { it: () => null }, '/it', /an object/],
    ['of rows as a list', list, { items: [{ 'ui:title': 'X' }] }, '/items', /an object/],
    ['of more fixed items', { prefixItems: [text] }, { items: [{}, {}] }, '/items', /ends after 1/],
    ['of an option without a list', { oneOf: [text, list] }, { oneOf: {} }, '/oneOf', /a list/],
    ['of more options', { anyOf: [text] }, { anyOf: [{}, {}] }, '/anyOf', /ends after 1/],
    [
      'of a value that is not allowed',
      { items: false },
      { items: { 'ui:help': 'X' } },
      '/items/ui:help',
      /no value/,
    ],
    ['of an order without a list', { properties: { it: text } }, { 'ui:order': 'it' }, '/ui:order', /a list/],
  ])('%s are listed, with what to write instead', (_, schema, ui, pointer, instead) => {
    const { missing } = fromUiSchema(schema, ui);
    expect(missing).toEqual([expect.objectContaining({ pointer, instead: expect.stringMatching(instead) })]);
  });

  it('that the schema does not have are listed', () => {
    const { missing } = fromUiSchema({ type: 'object', properties: {} }, { nmae: { 'ui:title': 'X' } });
    expect(missing).toEqual([
      {
        pointer: '/nmae',
        found: '{"ui:title":"X"}',
        instead: 'Nothing: the schema has no property of this name.',
      },
    ]);
  });
});

test('the submit button becomes props of the screen', () => {
  const ui = {
    'ui:submitButtonOptions': { submitText: 'Book', norender: true, props: { className: 'big' } },
  };
  const { screen: props, missing } = fromUiSchema({ type: 'object' }, ui);
  expect(props).toEqual({ hud: false, translations: { catalogue: { 'hud.save': 'Book' } } });
  expect(missing).toEqual([expect.objectContaining({ pointer: '/ui:submitButtonOptions/props' })]);
});

test.each([
  ['submitButtonOptions', { norender: true }],
  ['globalOptions', { copyable: true }],
  ['definitions', { '#/$defs/a': { 'ui:widget': 'radio' } }],
])('lists %s at a field, where nothing reads it', (name, value) => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const read = fromUiSchema(schema, { a: { [`ui:${name}`]: value } });
  expect(read).toMatchObject({ schema, screen: {}, missing: [{ pointer: `/a/ui:${name}` }] });
});

test('options of the whole form are listed one by one', () => {
  const { missing } = fromUiSchema(
    { type: 'object' },
    { 'ui:globalOptions': { label: false, copyable: true } },
  );
  expect(missing.map(({ pointer }) => pointer)).toEqual([
    '/ui:globalOptions/label',
    '/ui:globalOptions/copyable',
  ]);
});

test('options of the whole form that nothing reads are listed', () => {
  const ui = {
    'ui:submitButtonOptions': { submitText: 3, className: 'wide' },
    'ui:globalOptions': 'copyable',
    'ui:options': { definitions: { '#/$defs/a': {} } },
  };
  const { missing, screen } = fromUiSchema({ type: 'object', properties: { a: text } }, ui);
  expect(screen).toEqual({});
  expect(missing.map(({ pointer, instead }) => [pointer, instead])).toEqual([
    ['/ui:submitButtonOptions/submitText', 'Write a text.'],
    ['/ui:submitButtonOptions/className', expect.stringContaining('a button of your own')],
    ['/ui:globalOptions', 'Write an object.'],
    ['/ui:options/definitions', 'Write it as "ui:definitions".'],
  ]);
});

test('a field of an editable group in a locked one is editable again', () => {
  const schema = objectSchema({ group: objectSchema({ a: text }) }) as object;
  const ui = { 'ui:readonly': true, group: { 'ui:readonly': false, a: { 'ui:readonly': false } } };
  expect(fromUiSchema(schema, ui).missing.map(({ pointer }) => pointer)).toEqual(['/group/ui:readonly']);
});

import { act, screen } from '@testing-library/react';
import { HUD } from '../hud/HUD';
import { EidosPart } from '../parts/EidosPart';
import { mergeRegistries } from '../parts/registry';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import type { JsonSchema } from '../json/json-schema';

const texts = { type: 'array', title: 'Notes', items: { type: 'string' } };
const texted = { type: 'object', properties: { text: { type: 'string' } } };
const rows = { type: 'array', title: 'Notes', items: texted };

const registry = mergeRegistries(standardRegistry, listRegistry);

function show(notes: JsonSchema, stored: unknown) {
  const children = (
    <>
      <EidosPart pointer="" />
      <HUD />
    </>
  );
  return renderScreen(objectSchema({ notes }), { data: { notes: stored }, registry, children });
}

/** The text of every control and of every value that is shown as text. */
function shownTexts(container: Element): readonly string[] {
  const values = [...container.querySelectorAll('.eidos-field__value')].map(({ firstChild }) => firstChild);
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea, select'),
  ];
  return [...values.map((node) => node?.textContent ?? ''), ...inputs.map(({ value }) => value)];
}

const containers: readonly (readonly [string, JsonSchema, readonly unknown[]])[] = [
  ['tags', { ...texts, 'x-eidos': { widget: 'tags' } }, ['red', 5, false, { a: 1 }]],
  ['checkboxes', { ...texts, items: { enum: ['a', 'b'] }, uniqueItems: true }, ['a', 0, { a: 1 }]],
  [
    'a combobox',
    { ...texts, items: { enum: [...'abcdefghij'] }, 'x-eidos': { widget: 'combobox' } },
    ['a', { a: 1 }],
  ],
  ['cards', { ...rows, 'x-eidos': { widget: 'cards' } }, ['x', { a: 1 }]],
  ['an editable table', rows, ['x', 7, { a: 1 }]],
  ['an ordered table', { ...rows, 'x-eidos': { widget: 'ordered-table' } }, ['x', { a: 1 }]],
  ['a display table', { ...rows, 'x-eidos': { widget: 'display-table' } }, ['x', { a: 1 }]],
  ['a group', { title: 'Notes', ...texted }, ['x', 7, ['x']]],
  ['a map', { title: 'Notes', type: 'object', additionalProperties: { type: 'string' } }, ['x', ['x']]],
  ['a tuple', { type: 'array', title: 'Notes', prefixItems: [{ type: 'string' }] }, ['x', { a: 1 }]],
];
const cases = containers.flatMap(([name, schema, all]) => all.map((stored) => ({ name, schema, stored })));

it.each(cases)('$name shows $stored, which is stored in its place', async ({ schema, stored }) => {
  const { container, controller, user } = show(schema, stored);
  const text =
    { false: 'No' }[String(stored)] ?? (typeof stored === 'string' ? stored : JSON.stringify(stored));
  expect(shownTexts(container)).toEqual([text]);
  await user.tab();
  await user.tab();
  expect(controller.getSnapshot().data).toEqual({ notes: stored });
  expect(controller.getSnapshot().dirty).toBe(false);
  await user.click(screen.getByRole('button', { name: /^(Leave empty|Use \[null\])$/ }));
  expect(controller.getField('/notes').errors).toEqual([]);
  expect(screen.queryByRole('button', { name: /^(Leave empty|Use)/ })).not.toBeInTheDocument();
  act(() => controller.undo());
  expect(controller.getSnapshot().data).toEqual({ notes: stored });
});

it('says what is wrong with it after a save, and leads there', async () => {
  const { user, container } = show(rows, 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This value has the wrong type.')).toBeVisible();
  expect(container.querySelector('.eidos-field__value')).toHaveFocus();
});

it.each([
  [{ type: 'string' }, { a: 1 }],
  [{ type: 'string', 'x-eidos': { widget: 'text' } }, ['x']],
  [{ type: 'string', format: 'date' }, { a: 1 }],
  [{ type: 'number' }, { a: 1 }],
  [{ type: 'integer' }, [2]],
  [{ enum: 'abcdef'.split('') }, { a: 1 }],
] satisfies [JsonSchema, unknown][])('%j shows %j as text', (schema, stored) => {
  const { container } = show({ title: 'Notes', ...(schema as object) }, stored);
  const control = container.querySelector<HTMLInputElement | HTMLSelectElement>(
    '.eidos-field [id]:is(input, textarea, select)',
  )!;
  const text = control instanceof HTMLSelectElement ? control.selectedOptions[0]!.text : control.value;
  expect(text).toBe(JSON.stringify(stored));
});

it.each(['x', 0, '', { a: 1 }])('a boolean shows %j until another one is chosen', async (stored) => {
  const { controller, user } = show({ type: 'boolean', title: 'Notes' }, stored);
  const text = typeof stored === 'object' ? JSON.stringify(stored) : String(stored);
  expect(screen.getByRole('radio', { name: text })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(controller.getSnapshot().data).toEqual({ notes: true });
  expect(screen.getByRole('checkbox', { name: 'Notes' })).toBeChecked();
});

it('an item that nothing may be is shown with its list, and can be removed', async () => {
  const notes = { type: 'array', title: 'Notes', prefixItems: [{ type: 'string' }, false] };
  const { controller, user } = show(notes, ['a', 'b']);
  expect(screen.getByRole('group', { name: '1' })).toHaveTextContent('b');
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(controller.getSnapshot().data).toEqual({ notes: ['a'] });
  expect(controller.getSnapshot().errors).toEqual([]);
});

it('everything from an item on that nothing may be is shown', async () => {
  const notes = { type: 'array', title: 'Notes', prefixItems: [{ type: 'string' }, false] };
  const { controller, user } = show(notes, ['a', 'b', 'c']);
  expect(screen.getByRole('group', { name: '2' })).toHaveTextContent('c');
  await user.click(screen.getByRole('button', { name: 'Remove 2' }));
  expect(controller.getSnapshot().data).toEqual({ notes: ['a', 'b'] });
});

it.each([
  [{ type: 'string', enum: [1, 2] }, 1],
  [{ type: 'string', const: 5 }, 'STORED'],
  [{ type: 'string', allOf: [{ type: 'number' }] }, { a: 1 }],
])('%j, which no value satisfies, shows %j until it is removed', async (schema, stored) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { controller, user } = show({ title: 'Notes', ...schema }, stored);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const control = screen.getByRole('textbox', { name: 'Notes' });
  expect(control).toHaveAccessibleDescription(/./);
  expect(JSON.parse((control as HTMLInputElement).value)).toEqual(stored);
  await user.clear(control);
  await user.tab();
  expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [] });
  act(() => controller.undo());
  expect(controller.getSnapshot().data).toEqual({ notes: stored });
});

const closed = { type: 'object', title: 'Notes', properties: { a: { type: 'string' } } };
const pair = { type: 'array', title: 'Notes', prefixItems: [{ type: 'string' }] };

it.each([
  [
    'a name that is not listed',
    { ...closed, additionalProperties: false },
    { a: 'x', b: 5 },
    'b',
    { a: 'x' },
  ],
  ['what is not evaluated', { ...closed, unevaluatedProperties: false }, { a: 'x', b: [1] }, 'b', { a: 'x' }],
  [
    'a name that is not allowed',
    { ...closed, propertyNames: { maxLength: 1 } },
    { a: 'x', bb: 'y' },
    'bb',
    { a: 'x' },
  ],
  [
    'a property that is false',
    { ...closed, properties: { b: false } },
    { a: 'x', b: false },
    'b',
    { a: 'x' },
  ],
  [
    'a property that is never valid',
    { ...closed, properties: { b: { not: {} } } },
    { a: 'x', b: 'y' },
    'b',
    { a: 'x' },
  ],
  [
    'a pattern that is false',
    { ...closed, patternProperties: { '^b': false } },
    { a: 'x', b: 'y' },
    'b',
    { a: 'x' },
  ],
  ['an item after the last one', { ...pair, items: false }, ['x', 'y', 'z'], '1', ['x', 'z']],
  ['an item that is not evaluated', { ...pair, unevaluatedItems: false }, ['x', { c: 1 }], '1', ['x']],
  [
    'a name of a map',
    { ...closed, patternProperties: { '^a': { type: 'string' } }, additionalProperties: false },
    { a: 'x', b: 5 },
    'b',
    { a: 'x' },
  ],
  [
    'a name next to tabs',
    {
      ...closed,
      properties: { a: { type: 'string', 'x-eidos': { tab: 'A' } } },
      additionalProperties: false,
      'x-eidos': { layout: 'tabs' },
    },
    { a: 'x', b: 5 },
    'b',
    { a: 'x' },
  ],
  [
    'a name next to sections',
    {
      ...closed,
      properties: { a: { type: 'string', 'x-eidos': { section: 'A' } } },
      additionalProperties: false,
    },
    { a: 'x', b: 5 },
    'b',
    { a: 'x' },
  ],
] satisfies [string, JsonSchema, object, string, unknown][])(
  '%s is shown with its error and removed by one press',
  async (_, schema, stored, name, left) => {
    const { controller, user } = show(schema, stored);
    const value: unknown = stored[name as keyof typeof stored];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const shown = screen.getByRole('group', { name });
    expect(shown).toHaveFocus();
    expect(shown).toHaveTextContent(
      value === false ? 'No' : typeof value === 'string' ? value : JSON.stringify(value),
    );
    expect(shown).toHaveAccessibleDescription(/./);
    expect(controller.getSnapshot()).toMatchObject({ data: { notes: stored }, dirty: false });
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(controller.getSnapshot().data).toEqual({ notes: left });
    act(() => controller.undo());
    expect(controller.getSnapshot()).toMatchObject({ data: { notes: stored }, dirty: false });
    expect(screen.getByRole('group', { name })).toBeVisible();
  },
);

it.each([{ patternProperties: { '^z': { minLength: 3 } } }, { additionalProperties: { minLength: 3 } }])(
  'a value without a field that another value would correct has its error, and no button removes it: %j',
  (then) => {
    const { controller } = show({ ...closed, if: { required: ['a'] }, then }, { a: 'long', z: 'zz' });
    expect(controller.getField('/notes').children).toEqual(['a']);
    expect(controller.getErrors('')).toMatchObject([{ pointer: '/notes/z', code: 'minLength' }]);
    expect(screen.queryByRole('button', { name: 'Remove z' })).toBeNull();
  },
);

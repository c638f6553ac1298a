import { act, screen } from '@testing-library/react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { carryOver } from '../controller/carry-over';
import { mergeRegistries } from '../parts/registry';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { insertCsv } from '../tables/csv';
import { objectSchema, renderScreen } from '../testing/render-screen';

const kinds = {
  choice: { type: 'string', enum: ['a', 'b'] },
  words: { type: 'string', maxLength: 500, enum: ['a', 'b'] },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  'date-time': { type: 'string', format: 'date-time' },
  integer: { type: 'integer' },
  'optional choice': { type: ['string', 'null'], enum: ['a', 'b', null] },
} as const;

describe.each(Object.entries(kinds))('text that cannot be read as a %s', (_, field) => {
  const schema = objectSchema({ field, rows: { type: 'array', items: objectSchema({ field }) } });

  it('is not stored, but stays with an error until it is corrected', async () => {
    const controller = createController<unknown>(compileEidos(schema), { data: {} });
    controller.setText('/field', 'x y');
    expect(controller.get('')).toEqual({});
    expect(controller.getField('/field')).toMatchObject({ text: 'x y', dirty: true });
    expect(controller.getField('/field').errors).toHaveLength(1);
    expect(await controller.submit()).toMatchObject({ status: 'invalid' });
    controller.setText('/field', '');
    expect(await controller.submit()).toMatchObject({ status: 'submitted' });
  });

  it('is not stored from a file either', () => {
    const controller = createController<unknown>(compileEidos(schema), { data: {} });
    insertCsv(controller, '/rows', 'field\nx y');
    expect(controller.get('/rows')).toEqual([{}]);
    expect(controller.getField('/rows/0/field').text).toBe('x y');
  });

  it('is what it was where the same text is stored', () => {
    const controller = createController<unknown>(compileEidos(schema), { data: { field: 'legacy' } });
    controller.setText('/field', 'x y');
    expect(controller.get('/field')).toBe('legacy');
    controller.setText('/field', 'legacy');
    expect(controller.getField('/field')).toMatchObject({ value: 'legacy', text: undefined, dirty: false });
  });

  it('moves to another eidos', () => {
    const from = createController<unknown>(compileEidos(schema), { data: {} });
    from.setText('/field', 'x y');
    from.setLocale('de');
    const to = carryOver(from, compileEidos(schema), {});
    expect(to.getField('/field')).toMatchObject({ text: 'x y', value: undefined });
  });
});

it('shows the line breaks that an input would drop, and keeps the text until it is edited', async () => {
  const town = { enum: ['Bern', 'Bonn'], 'x-eidos': { widget: 'combobox' } };
  const registry = mergeRegistries(standardRegistry, listRegistry);
  const { controller, user } = renderScreen(objectSchema({ count: { type: 'integer' }, town }), { registry });
  act(() => controller.setText('/count', '12\r\n34'));
  act(() => controller.setText('/town', 'Bern\nBonn'));
  expect(screen.getByRole('textbox', { name: 'Count' })).toHaveValue('12↵34');
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Bern↵Bonn');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(controller.getField('/count').text).toBe('12\r\n34');
  expect(controller.getField('/town').text).toBe('Bern\nBonn');
});

it('is shown where it was typed: in a list, a date and at a checkbox', () => {
  const { controller } = renderScreen(
    objectSchema({ choice: kinds.choice, boolean: kinds.boolean, date: kinds.date }),
    { registry: standardRegistry },
  );
  act(() =>
    ['choice', 'boolean', 'date'].forEach((name) => {
      controller.setText(`/${name}`, 'x y');
      controller.touch(`/${name}`);
    }),
  );
  expect(screen.getByRole('radio', { name: 'x y' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('x y');
  expect(screen.getByRole('checkbox')).toHaveAccessibleErrorMessage('“x y” is neither yes nor no.');
});

it('a secret choice shows what is typed, and never a text from elsewhere', () => {
  const secret = { ...kinds.choice, writeOnly: true, 'x-eidos': { widget: 'input' } };
  const { controller } = renderScreen(objectSchema({ secret }), { registry: standardRegistry });
  act(() => controller.setText('/secret', 'x y'));
  expect(screen.queryByDisplayValue('x y')).not.toBeInTheDocument();
});

describe('a stored value of another type, emptied and typed again', () => {
  it.each([
    ['integer', 1.5, '1.5'],
    ['integer', 12345.5, '12345.5'],
    ['integer', 'about 5', 'about 5'],
    ['number', true, 'true'],
    ['number', { a: [1] }, '{"a":[1]}'],
  ] as const)('is the one that was loaded in a field of the type %s: %j', (type, stored, text) => {
    const controller = createController<unknown>(compileEidos(objectSchema({ field: { type } })), {
      data: { field: stored },
    });
    const loaded = controller.getSnapshot().errors;
    controller.setText('/field', '');
    controller.setText('/field', text);
    expect(controller.get('/field')).toEqual(stored);
    expect(controller.getSnapshot()).toMatchObject({ errors: loaded, dirty: false });
  });

  it('is read as its language writes it', () => {
    const controller = createController<unknown>(compileEidos(objectSchema({ field: { type: 'integer' } })), {
      data: { field: 1.5 },
    });
    controller.setLocale('de');
    controller.setText('/field', '');
    controller.setText('/field', '1,5');
    expect(controller.get('/field')).toBe(1.5);
  });
});

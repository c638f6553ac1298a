import { screen } from '@testing-library/react';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';

// Entries that other libraries were reported to lose; REPORTS.md names them.

const text = { type: 'string' };

function show(properties: Parameters<typeof objectSchema>[0], data: object = {}) {
  const view = renderScreen(objectSchema(properties), { data, registry: standardRegistry });
  const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
  const enter = async (name: string, keys: string) => view.user.type(await field(name), keys);
  return { ...view, field, enter, data: () => view.controller.get('') };
}

it.each(['3.14', '3.10', '2.0', '3.07'])('the decimal %s is typed with its zeros', async (typed) => {
  const { enter, field, data } = show({ price: { type: 'number' } });
  await enter('Price', typed);
  expect(await field('Price')).toHaveValue(typed);
  expect(data()).toEqual({ price: Number(typed) });
});

it('a boolean that is chosen in a list is a boolean', async () => {
  const consent = { type: 'boolean', 'x-eidos': { widget: 'select' } };
  const { user, field, data } = show({ consent }, { consent: true });
  await user.selectOptions(await field('Consent'), 'No');
  expect(data()).toEqual({ consent: false });
});

it('a code with a leading zero stays a text, and is an error in a number field', async () => {
  const { user, field, data } = show({ code: text, count: { type: 'integer' } });
  for (const name of ['Code', 'Count']) {
    await user.click(await field(name));
    await user.paste('011111');
    await user.tab();
  }
  expect(data()).toEqual({ code: '011111' });
  expect(await field('Count')).toHaveAccessibleErrorMessage(/leading zeros/);
});

it('lines and outer blanks of a note and a secret are kept', async () => {
  const { enter, data } = show({
    note: { ...text, maxLength: 500 },
    secret: { ...text, format: 'password' },
  });
  await enter('Note', 'one{Enter}{Enter}  two {Tab}');
  await enter('Secret', ' a b {Tab}');
  expect(data()).toEqual({ note: 'one\n\n  two ', secret: ' a b ' });
});

it('a large integer in JSON is an error', async () => {
  const { user, field, data } = show({ any: {} });
  await user.click(await field('Any'));
  await user.paste('{"abc": 8143661439548533232}');
  await user.tab();
  expect(data()).toEqual({});
  expect(await field('Any')).toHaveAccessibleErrorMessage(/too many digits/);
});

it('a value that was hidden is there when its field is shown again', async () => {
  const hidden = { properties: { on: { const: true } } };
  const name = { ...text, 'x-eidos': { hidden } };
  const { user, enter, field } = show({ on: { type: 'boolean' }, name }, { on: false });
  await enter('Name', 'Grace');
  await user.click(await field('On'));
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  await user.click(await field('On'));
  expect(await field('Name')).toHaveValue('Grace');
});

it('a date-time keeps its text when a row is added elsewhere', async () => {
  const sent = '2015-03-07T14:45:00.5+05:30';
  const rows = { type: 'array', items: objectSchema({ a: text }) };
  const { user, data } = show({ sent: { ...text, format: 'date-time' }, rows }, { sent, rows: [{ a: 'x' }] });
  await user.click(await screen.findByRole('button', { name: 'Add row' }));
  expect(data()).toEqual({ sent, rows: [{ a: 'x' }, {}] });
});

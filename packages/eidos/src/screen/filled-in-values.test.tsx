import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choicesFrom } from '../choices/ComboboxField';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from './standard-registry';

const town = choicesFrom(({ search }) => [{ value: 'zug', label: `${search}!` }], { wait: 0 });
const registry = mergeRegistries(standardRegistry, createRegistry({ widgets: { town } }));

it('values that the browser fills in without key presses and focus arrive in the data', async () => {
  const text = { type: 'string' };
  const { controller } = renderScreen(
    objectSchema({
      name: text,
      note: { ...text, maxLength: 1000 },
      sum: { type: 'number' },
      day: { ...text, format: 'date' },
      country: { enum: ['AT', 'CH', 'DE', 'FR', 'IT'] },
      town: { ...text, 'x-eidos': { widget: 'town' } },
    }),
    { registry },
  );
  const country = await screen.findByLabelText<HTMLSelectElement>(/Country/);
  const germany = [...country.options].find((option) => option.text === 'DE')!.value;
  const entries = { Name: 'Ada', Note: 'a\nb', Sum: '1.5', Day: '2026-03-09', Country: germany, Town: 'Zug' };
  for (const [label, value] of Object.entries(entries))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await waitFor(() => expect(controller.get('/town')).toBe('zug'));
  expect(controller.get('')).toEqual({
    name: 'Ada',
    note: 'a\nb',
    sum: 1.5,
    day: '2026-03-09',
    country: 'DE',
    town: 'zug',
  });
});

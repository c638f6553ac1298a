import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as tanstackForm from '@tanstack/react-form';
import type * as react from 'react';
import * as hookForm from 'react-hook-form';
import { loadPageSample } from './fixtures/load-page-sample';

const page = 'content/docs/tutorial/recipes/form_libraries.mdx';
const modules = {
  'react-hook-form': hookForm,
  '@tanstack/react-form': tanstackForm,
  './trip': loadPageSample(page, 'src/trip.ts', 'exports'),
};

type BookingForm = (props: { save: (booking: unknown) => Promise<string | undefined> }) => react.ReactElement;

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe.each(['src/hook-form.tsx', 'src/tanstack-form.tsx'])('%s', (title) => {
  const BookingForm = loadPageSample<BookingForm>(page, title, 'exports.BookingForm', modules);

  it('saves what was typed in both, and shows an error of the library at the field until it is edited', async () => {
    const save = jest.fn().mockResolvedValueOnce('We do not go there.').mockResolvedValue(undefined);
    render(<BookingForm save={save} />);
    await press('Save');
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByText('Enter a name.')).toHaveRole('alert');
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('City'), '!');
    await userEvent.type(box('Nights'), '3');
    await press('Save');
    expect(save).toHaveBeenLastCalledWith({ name: 'Ada', trip: { city: 'Rome!', nights: 3 } });
    expect(box('City')).toHaveAccessibleErrorMessage('We do not go there.');
    await userEvent.type(box('City'), '{Backspace}');
    expect(box('City')).not.toHaveAccessibleErrorMessage();
    await press('Save');
    expect(save).toHaveBeenCalledTimes(2);
    expect(save).toHaveBeenLastCalledWith({ name: 'Ada', trip: { city: 'Rome', nights: 3 } });
  });

  it('resets both, and saves no text that is not a value', async () => {
    const save = jest.fn();
    render(<BookingForm save={save} />);
    await userEvent.type(box('Name'), 'Ada');
    await userEvent.type(box('City'), 'x');
    await userEvent.type(box('Nights'), '2x');
    expect(box('Nights')).toHaveFocus();
    await press('Save');
    expect(save).not.toHaveBeenCalled();
    await press('Start again');
    for (const [name, value] of Object.entries({ Name: '', City: 'Rome', Nights: '' }))
      expect(box(name)).toHaveValue(value);
  });
});

import { screen } from '@testing-library/react';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { standardRegistry } from '../screen/standard-registry';
import { addStyles } from '../testing/add-styles';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { choicesFrom } from './ComboboxField';

it('the combobox of a number is as wide as that of a text, so that its button is inside it', () => {
  addStyles('field');
  const cities = choicesFrom([{ value: 1, label: 'Bern' }]);
  renderScreen(objectSchema({ city: { type: 'integer' }, rank: { type: 'integer' } }), {
    registry: mergeRegistries(standardRegistry, createRegistry({ pointers: { '/city': cities } })),
  });
  const widthOf = (input: HTMLElement) => getComputedStyle(input).getPropertyValue('max-inline-size');
  expect(widthOf(screen.getByRole('combobox', { name: 'City' }))).toBe('');
  expect(widthOf(screen.getByRole('textbox', { name: 'Rank' }))).toBe('16rem');
});

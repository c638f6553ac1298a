import { screen } from '@testing-library/react';
import { addStyles } from '../testing/add-styles';
import { objectSchema, renderScreen } from '../testing/render-screen';

it('a radio button and a box next to a long label keep their size', () => {
  addStyles('choice');
  const label = 'A label that needs several lines in a narrow window';
  renderScreen(objectSchema({ kind: { enum: ['Short', label] }, agreed: { type: 'boolean', title: label } }));
  for (const box of [...screen.getAllByRole('radio'), screen.getByRole('checkbox')])
    expect(getComputedStyle(box).getPropertyValue('flex-shrink')).toBe('0');
});

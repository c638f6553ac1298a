import { act, screen } from '@testing-library/react';
import { addStyles } from '../testing/add-styles';
import { objectSchema, renderScreen } from '../testing/render-screen';

it('the error of a read-only field has a line of its own, because no room is kept for it', () => {
  addStyles('field');
  const { controller } = renderScreen(
    objectSchema({ id: { type: 'string', readOnly: true }, name: { type: 'string' } }, 'id', 'name'),
  );
  act(() => controller.touch('', 'within'));
  const marginOf = (label: string) => {
    const field = screen.getByText(label, { exact: false }).closest('.eidos-field')!;
    return getComputedStyle(field.querySelector('.eidos-field__errors')!).getPropertyValue(
      'margin-block-end',
    );
  };
  expect(marginOf('Name')).toContain('-1');
  expect(marginOf('Id')).toBe('');
});

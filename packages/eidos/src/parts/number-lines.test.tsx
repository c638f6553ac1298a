import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { objectSchema, renderScreen } from '../testing/render-screen';

// Screens load what reads pasted lines after their first rendering.
beforeAll(() => import('./lost-focus').then(({ watchFocus }) => watchFocus(document.body)));

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Pastes a text over the selection of a field as browsers do, which write its line breaks as spaces. */
function paste(control: HTMLInputElement, data: string) {
  act(() => control.focus());
  const event = createEvent(
    'beforeinput',
    control,
    { data, bubbles: true, cancelable: true },
    { EventType: 'InputEvent' },
  );
  if (!fireEvent(control, event)) return;
  control.setRangeText(data.replaceAll('\n', ' '));
  fireEvent(control, new Event('input', { bubbles: true }));
}

it.each(['12\n345', '12\r\n345\r\n', ' 12 \n\n 345'])(
  'refuses %j in the field of one number, where a space separates thousands',
  (text) => {
    const { controller } = renderScreen(
      objectSchema({
        count: { type: 'integer', minimum: 0 },
        size: { type: 'number', minimum: 0 },
        change: { type: 'number' },
        price: { type: 'number', 'x-eidos': { currency: 'EUR' } },
      }),
      { data: { change: 5 }, translations: { locale: 'fr' } },
    );
    input('Change').select();
    for (const name of ['Count', 'Size', 'Change', 'Price']) {
      paste(input(name), text);
      expect(input(name)).toHaveValue('12↵345');
    }
    expect(controller.get('')).toEqual({ change: 5 });
    expect(controller.getSnapshot().errors).toHaveLength(4);
    for (let undone = 0; undone < 4; undone++) act(() => controller.undo());
    expect(input('Change')).toHaveValue('5');
    expect(controller.getSnapshot().canUndo).toBe(false);
  },
);

it('leaves other texts to the browser', () => {
  const { controller } = renderScreen(objectSchema({ name: { type: 'string' }, size: { type: 'number' } }));
  paste(input('Name'), 'a\nb');
  paste(input('Size'), '5\n');
  expect(controller.get('')).toEqual({ name: 'a b', size: 5 });
});

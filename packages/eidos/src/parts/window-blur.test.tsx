import { act, fireEvent, screen } from '@testing-library/react';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { mergeRegistries } from './registry';

// Screens load what keeps entries open after their first rendering.
beforeAll(() => import('./lost-focus').then(({ watchFocus }) => watchFocus(document.body)));

/** The window loses the focus and gets it back: the focus stays in its element, which gets the event of a loss. */
function visitOtherWindow() {
  const element = document.activeElement as HTMLElement;
  const active = jest.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
  act(() => element.blur());
  active.mockRestore();
  act(() => element.focus());
}

it('goes on with an entry after another window had the focus', async () => {
  const { controller, user } = renderScreen(
    objectSchema({
      price: { type: 'number', 'x-eidos': { currency: 'EUR' } },
      rate: { type: 'number' },
      tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
      town: { enum: ['Bern', 'Berlin'], 'x-eidos': { widget: 'combobox' } },
      email: { type: 'string', format: 'email' },
    }),
    { registry: mergeRegistries(standardRegistry, listRegistry) },
  );
  for (const [name, first, rest] of [
    ['Price', '12', '5'],
    ['Rate', '1.50', '5'],
    ['Tags', 'Jean-', 'Paul{Enter}'],
    ['Town', 'ber', 'n'],
    ['Email', 'ada@', 'a.co'],
  ] as const) {
    const input = screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
    await user.click(input);
    await user.keyboard(first);
    visitOtherWindow();
    expect(input).toHaveValue(first);
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.keyboard(rest);
    await user.tab();
  }
  expect(controller.get('')).toEqual({
    price: 125,
    rate: 1.505,
    tags: ['Jean-Paul'],
    town: 'Bern',
    email: 'ada@a.co',
  });
});

it('leaves a control whose loss of the focus a test reports', async () => {
  const { user } = renderScreen(objectSchema({ size: { type: 'number' } }));
  await user.type(screen.getByLabelText('Size'), 'x');
  fireEvent.blur(screen.getByLabelText('Size'));
  expect(screen.getByLabelText('Size')).toHaveAttribute('aria-invalid', 'true');
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EidosPart } from './EidosPart';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from '../screen/standard-registry';

// Screens load what keeps entries after their first rendering.
beforeAll(() => import('./lost-focus').then(({ watchFocus }) => watchFocus(document.body)));

const schema = objectSchema({
  name: { type: 'string' },
  note: { type: 'string', 'x-eidos': { widget: 'text' } },
  day: { type: 'string', format: 'date' },
  agree: { type: 'boolean' },
  size: { enum: ['S', 'M'], 'x-eidos': { widget: 'radio' } },
  color: { enum: ['blue', 'red'], 'x-eidos': { widget: 'select' } },
  picks: { type: 'array', uniqueItems: true, items: { enum: ['x', 'y'] } },
});
const before = { agree: true, size: 'S', color: 'blue', picks: ['x'] };
const after = {
  name: 'Ada',
  note: 'a\nb',
  day: '2026-03-09',
  agree: false,
  size: 'M',
  color: 'red',
  picks: ['y'],
};

function renderForm(form: (fields: ReactNode) => ReactNode) {
  const children = form(<EidosPart pointer="" />);
  const view = renderScreen(schema, { data: before, registry: standardRegistry, children });
  const element = screen.getByRole<HTMLFormElement>('form');
  const shown = () =>
    [...element.elements].map((one) => {
      const { type, checked, value } = one as HTMLInputElement;
      return /checkbox|radio/.test(type) ? checked : value;
    });
  return { ...view, element, shown };
}

it('controls show the data after a reset of a form around them, such as by React after an action', async () => {
  const { controller, element, shown } = renderForm((fields) => (
    <form aria-label="Own">
      {fields}
      <input aria-label="Other" defaultValue="x" />
    </form>
  ));
  act(() => Object.entries(after).forEach(([name, value]) => controller.set(`/${name}`, value)));
  fireEvent.change(screen.getByRole('textbox', { name: 'Other' }), { target: { value: 'y' } });
  const entered = shown();
  expect(entered.at(-1)).toBe('y');
  const controls = [...element.elements];
  act(() => element.reset());
  // An incomplete date, which has no value, is kept because its control takes no part in the reset.
  expect([...element.elements]).toEqual(controls.slice(-1));
  await waitFor(() => expect([...element.elements]).toEqual(controls));
  expect(shown()).toEqual([...entered.slice(0, -1), 'x']);
  expect(controller.getSnapshot().data).toEqual(after);
});

it('a form that resets its controller shows what was saved', async () => {
  const { controller, user, shown } = renderForm((fields) => (
    <form aria-label="Own" onReset={() => controller.reset()}>
      {fields}
      <button type="reset">Start again</button>
    </form>
  ));
  const saved = shown();
  act(() => Object.entries(after).forEach(([name, value]) => controller.set(`/${name}`, value)));
  expect(shown()).not.toEqual(saved);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(shown()).toEqual(saved);
});

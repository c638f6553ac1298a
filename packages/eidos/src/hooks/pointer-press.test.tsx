import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosScreen } from '../screen/EidosScreen';

const eidos = compileEidos({
  type: 'object',
  properties: {
    guests: { type: 'integer', minimum: 1 },
    born: { type: 'string', format: 'date' },
    notes: { type: 'string', maxLength: 500 },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { item: { type: 'string', minLength: 3 } } },
    },
  },
});

function renderBooking() {
  const controller = createController<unknown>(eidos, { data: { lines: [{ item: 'Pen' }] } });
  render(
    <StrictMode>
      <EidosScreen controller={controller} />
      <button type="button">Elsewhere</button>
    </StrictMode>,
  );
  return { controller, user: userEvent.setup() };
}

const guests = () => screen.getByRole('textbox', { name: 'Guests' });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const press = (target: Element) => ({ keys: '[MouseLeft>]', target });
const release = (target: Element) => ({ keys: '[/MouseLeft]', target });

/** Records the elements that are added or removed from now on. */
function watchElements() {
  const changes: string[] = [];
  const note = (nodes: NodeList) => {
    for (const node of nodes) if (node instanceof Element) changes.push(node.outerHTML);
  };
  const observer = new MutationObserver((records) =>
    records.forEach(({ addedNodes, removedNodes }) => [addedNodes, removedNodes].forEach(note)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer
      .takeRecords()
      .forEach(({ addedNodes, removedNodes }) => [addedNodes, removedNodes].forEach(note));
    return changes;
  };
}

it('nothing appears or disappears between press and release when an invalid entry is left', async () => {
  const { controller, user } = renderBooking();
  await user.type(guests(), 'nine');
  const changes = watchElements();
  await user.pointer(press(elsewhere()));
  expect(guests()).not.toHaveFocus();
  expect(controller.getField('/guests').touched).toBe(true);
  expect(guests()).toBeValid();
  expect(changes()).toEqual([]);
  await user.pointer(release(elsewhere()));
  expect(guests()).toHaveAccessibleErrorMessage(/whole number/);
});

it('nothing appears or disappears when an entry is corrected from outside during a press', async () => {
  const { controller, user } = renderBooking();
  await user.type(guests(), 'nine');
  await user.click(elsewhere());
  expect(guests()).toBeInvalid();
  await user.pointer(press(elsewhere()));
  const changes = watchElements();
  act(() => controller.set('/guests', 3));
  expect(guests()).toHaveValue('3');
  expect(guests()).toBeInvalid();
  expect(changes()).toEqual([]);
  await user.pointer(release(elsewhere()));
  expect(guests()).toBeValid();
});

it('the errors of a cell wait for the release', async () => {
  const { user } = renderBooking();
  await user.click(screen.getByRole('gridcell', { name: 'Pen' }));
  await user.keyboard('ab');
  await user.pointer(press(elsewhere()));
  expect(screen.queryByText(/at least 3/)).not.toBeInTheDocument();
  await user.pointer(release(elsewhere()));
  expect(screen.getAllByText(/at least 3/)).not.toHaveLength(0);
});

it('a field that is left with the keyboard shows its errors immediately', async () => {
  const { user } = renderBooking();
  await user.type(guests(), 'nine');
  await user.tab();
  expect(guests()).toHaveAccessibleErrorMessage(/whole number/);
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a pointer that moves without a button', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
  ['a press that is canceled', () => fireEvent.pointerCancel(document.body)],
])('%s ends a press whose release was not seen', async (_, event) => {
  const { user } = renderBooking();
  await user.type(guests(), 'nine');
  await user.pointer(press(elsewhere()));
  expect(guests()).toBeValid();
  event();
  expect(await screen.findAllByText(/whole number/)).not.toHaveLength(0);
});

it('a pointer that moves with its button down does not end the press', async () => {
  const { user } = renderBooking();
  await user.type(guests(), 'nine');
  await user.pointer(press(elsewhere()));
  fireEvent(document.body, new MouseEvent('pointermove', { buttons: 1, bubbles: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(guests()).toBeValid();
  await user.pointer(release(elsewhere()));
  expect(guests()).toBeInvalid();
});

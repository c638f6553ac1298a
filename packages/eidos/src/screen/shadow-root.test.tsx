import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { objectSchema } from '../testing/render-screen';
import { EidosScreen } from './EidosScreen';
import { preloadScreen } from './lazy-registry';
import { listRegistry } from './list-registry';

beforeAll(() => preloadScreen());

const text = { type: 'string' } as const;

/** A screen in a shadow root, whose elements `document` does not find. */
function renderInShadow(properties: Parameters<typeof objectSchema>[0], data: object, ...required: string[]) {
  const onSubmit = jest.fn();
  const controller = createController<unknown>(compileEidos(objectSchema(properties, ...required)), {
    data,
    onSubmit,
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  render(createPortal(<EidosScreen controller={controller} registry={listRegistry} />, root));
  return { controller, onSubmit, root };
}

it('a rejected save focuses its field', async () => {
  const { root } = renderInShadow({ name: text, mail: text }, { name: 'Ada' }, 'mail');
  await act(async () => {
    fireEvent.submit(root.querySelector('form')!);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(root.activeElement).toBe(root.querySelectorAll('input')[1]);
});

it('an error is announced again after its field was left for another one', async () => {
  const { controller, root } = renderInShadow({ age: { type: 'integer', maximum: 3 }, name: text }, {});
  const [age, name] = root.querySelectorAll('input');
  const status = root.querySelector('[role=status]')!;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => controller.touch('/age'));
  act(() => age!.focus());
  act(() => controller.set('/age', 9));
  await settle();
  const announced = status.textContent;
  expect(announced).not.toBe('');
  act(() => controller.set('/age', 1));
  await settle();
  act(() => name!.focus());
  act(() => controller.set('/age', 9));
  await settle();
  expect(status.textContent).toBe(`${announced}\u00a0`);
});

it('the focus stays in the field whose button was removed', async () => {
  const { controller, root } = renderInShadow({ name: text }, { name: 'Ada' });
  act(() => {
    controller.set('/name', 'Eve');
    controller.receive({ name: 'Bob' });
  });
  fireEvent.click(root.querySelector('.eidos-field__conflict button')!);
  await waitFor(() => expect(root.activeElement).toBe(root.querySelector('input')));
});

it('tags are reached and removed with the keyboard', () => {
  const tags = { type: 'array', uniqueItems: true, items: text } as const;
  const { controller, root } = renderInShadow({ tags }, { tags: ['a', 'b'] });
  const input = root.querySelector('input')!;
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowLeft' });
  expect(root.activeElement).toBe(root.querySelectorAll('.eidos-tags__remove')[1]);
  fireEvent.keyDown(root.activeElement!, { key: 'Delete' });
  expect(controller.get('/tags')).toEqual(['a']);
  fireEvent.keyDown(root.activeElement!, { key: 'Delete' });
  expect(root.activeElement).toBe(input);
});

it('a removed row moves the focus to the row in its place, in the same column', () => {
  const rows = { type: 'array', items: objectSchema({ name: text }) } as const;
  const { controller, root } = renderInShadow({ rows }, { rows: [{ name: 'a' }, { name: 'b' }] });
  const cells = () => root.querySelectorAll<HTMLElement>('td[data-column="1"]');
  act(() => cells()[0]!.focus());
  act(() => controller.removeRow('/rows', 0));
  expect(root.activeElement).toBe(cells()[0]);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosScreen } from '../screen/EidosScreen';
import { objectSchema } from '../testing/render-screen';

// Screens load what keeps spaces after their first rendering.
beforeAll(() => import('./lost-focus'));

const schema = objectSchema({
  town: { type: 'string' },
  notes: { type: 'string', 'x-eidos': { widget: 'text' } },
  nick: { type: ['string', 'null'] },
});

const trimmed = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** A screen that saves by itself, whose server trims what it stores. */
function setUp() {
  const data = { town: 'Rom', notes: 'a', nick: null };
  const controller = createController<unknown>(compileEidos(schema), { data, onSubmit: () => undefined });
  render(<EidosScreen controller={controller} />);
  const save = () =>
    act(async () => {
      const sent = controller.get('');
      await controller.submit();
      controller.receive(trimmed(sent));
    });
  return { controller, user: userEvent.setup(), save };
}

it.each([
  ['Town', '/town', 'New ', 'York', 'New York'],
  ['Notes', '/notes', 'first{Enter}', 'second', 'first\nsecond'],
  ['Nick', '/nick', '  New ', 'York', '  New York'],
])('goes on with the text of %s where it was, although the server trims what is saved', async (...entry) => {
  const [name, pointer, first, rest, all] = entry;
  const { controller, user, save } = setUp();
  const input = await screen.findByLabelText<HTMLInputElement>(name);
  await user.clear(input);
  await user.type(input, first);
  const typed = input.value;
  await save();
  expect(controller.get(pointer)).toBe(typed.trim());
  expect(controller.getSnapshot().dirty).toBe(false);
  expect(input).toHaveValue(typed);
  await save();
  expect(input).toHaveValue(typed);
  await user.keyboard(rest);
  expect(controller.get(pointer)).toBe(all);
  act(() => controller.undo());
  expect(controller.get(pointer)).toBe(typed.trim());
});

it('shows the stored text once the field is left, and another one of the server at once', async () => {
  const { controller, user, save } = setUp();
  const input = await screen.findByLabelText<HTMLInputElement>('Town');
  await user.type(input, ' ');
  await save();
  expect(input).toHaveValue('Rom ');
  await user.tab();
  expect(input).toHaveValue('Rom');
  await user.type(input, ' ');
  await save();
  expect(input).toHaveValue('Rom ');
  act(() => controller.receive({ ...(controller.getSnapshot().saved as object), town: 'Bern' }));
  expect(input).toHaveValue('Bern');
});

it('removes a space that undo takes back', async () => {
  const { controller, user } = setUp();
  const input = await screen.findByLabelText<HTMLInputElement>('Town');
  await user.type(input, ' ');
  act(() => controller.undo());
  expect(input).toHaveValue('Rom');
});

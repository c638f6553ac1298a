import { act, screen, waitFor } from '@testing-library/react';
import { standardRegistry as registry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const skills = { type: 'array', uniqueItems: true, items: { enum: ['sew', 'cook', 'sing'] } };
const box = (name: string) => screen.getByRole('checkbox', { name });

it('an array of unique choices has a check box for each, and its values are in the order of the choices', async () => {
  const { user, controller, container } = renderScreen(objectSchema({ skills }), { registry });
  expect(screen.getByRole('group', { name: 'Skills' })).toContainElement(box('sew'));
  await user.click(box('sing'));
  await user.click(box('sew'));
  expect(controller.get('/skills')).toEqual(['sew', 'sing']);
  await expectAccessible(container);
  act(() => controller.undo());
  expect(controller.get('/skills')).toEqual(['sing']);
  await waitFor(() => expect(box('sew')).not.toBeChecked());
  await user.click(box('sing'));
  expect(controller.get('')).toEqual({});
});

it('the keyboard ticks a box', async () => {
  const { user, controller } = renderScreen(objectSchema({ skills }), { registry });
  await user.tab();
  await user.tab();
  expect(box('cook')).toHaveFocus();
  await user.keyboard(' ');
  expect(controller.get('/skills')).toEqual(['cook']);
});

it('a stored value that is no longer a choice is kept until it is unticked', async () => {
  const { user, controller } = renderScreen(objectSchema({ skills }), {
    registry,
    data: { skills: ['dance', 'cook'] },
  });
  await user.click(box('sew'));
  expect(controller.get('/skills')).toEqual(['sew', 'dance', 'cook']);
  await user.click(box('dance'));
  expect(controller.get('/skills')).toEqual(['sew', 'cook']);
});

it.each([[[]], [null]])(
  'a list that was loaded as %j is that again when nothing is selected',
  async (stored) => {
    const schema = objectSchema({ skills: { ...skills, type: ['array', 'null'] } });
    const { user, controller } = renderScreen(schema, { registry, data: { skills: stored } });
    await user.click(box('cook'));
    expect(controller.get('/skills')).toEqual(['cook']);
    await user.click(box('cook'));
    expect(controller.getSnapshot()).toMatchObject({ data: { skills: stored }, dirty: false });
  },
);

it('values that were saved in another order have it again once all of them are selected again', async () => {
  const data = { skills: ['sing', 'cook', 'sew'] };
  const { user, controller } = renderScreen(objectSchema({ skills }), { registry, data });
  await user.click(box('sew'));
  await user.click(box('sing'));
  await user.click(box('sew'));
  expect(controller.get('/skills')).toEqual(['sew', 'cook']);
  await user.click(box('sing'));
  expect(controller.getSnapshot()).toMatchObject({ data, dirty: false });
});

it.each([[['sing', 'sew']], [['sing', 'sing', 'sew']]])(
  'stored values in another order, %j, stay as they are when another one is ticked and unticked',
  async (stored) => {
    const { user, controller } = renderScreen(objectSchema({ skills }), {
      registry,
      data: { skills: stored },
    });
    await user.click(box('cook'));
    expect(controller.get('/skills')).toEqual(['cook', ...stored]);
    await user.click(box('cook'));
    expect(controller.getSnapshot()).toMatchObject({ data: { skills: stored }, dirty: false });
  },
);

it('limits are shown after the group was left, and a refused save focuses the first box', async () => {
  const schema = objectSchema({ skills: { ...skills, minItems: 1, maxItems: 2 } }, 'skills');
  const { user, controller, container } = renderScreen(schema, { registry });
  expect(screen.queryByText('Choose at least 1.')).not.toBeInTheDocument();
  await user.click(box('sew'));
  await user.click(box('sew'));
  await user.tab();
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Choose at least 1.')).toBeVisible();
  expect(screen.getByRole('group', { name: /Skills/ })).toHaveAccessibleDescription('Choose at least 1.');
  await expectAccessible(container);
  for (const name of ['sew', 'cook', 'sing']) await user.click(box(name));
  expect(await screen.findByText('Choose at most 2.')).toBeVisible();
  expect(await act(() => controller.submit())).toMatchObject({ status: 'invalid' });
});

it('shows what is wrong inside a chosen object once the boxes are left', async () => {
  const items = { enum: [{ cm: 1 }, { cm: 9 }], properties: { cm: { minimum: 5 } } };
  const sizes = { type: 'array', uniqueItems: true, items };
  const { user } = renderScreen(objectSchema({ sizes }), { registry });
  await user.click(box('{"cm":1}'));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('group', { name: /Sizes/ })).toHaveAccessibleDescription(/5/);
});

it('values of an item that is not a choice are an error of that item', async () => {
  const { controller } = renderScreen(objectSchema({ skills }), { registry, data: { skills: ['dance'] } });
  await act(() => controller.submit());
  expect(await screen.findByText('“dance”: Choose one of the listed values.')).toBeVisible();
});

it('the focus goes to the nearest box when the box of a value that is not a choice is cleared', async () => {
  const { user } = renderScreen(objectSchema({ skills }), { registry, data: { skills: ['sew', 'dance'] } });
  await user.click(box('dance'));
  expect(screen.queryByRole('checkbox', { name: 'dance' })).not.toBeInTheDocument();
  await waitFor(() => expect(box('sing')).toHaveFocus());
});

it('labels of titled constants and of true and false are shown, and a read-only list is text', () => {
  const items = {
    oneOf: [
      { const: 1, title: 'One' },
      { const: 2, title: 'Two' },
    ],
  };
  const schema = objectSchema({
    numbers: { type: 'array', uniqueItems: true, items },
    past: { type: 'array', uniqueItems: true, readOnly: true, items },
    flags: { type: 'array', items: { type: 'boolean' }, 'x-eidos': { widget: 'checkboxes' } },
  });
  renderScreen(schema, { registry, data: { past: [2, 1], flags: [true] } });
  expect(box('Two')).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Past' })).toHaveTextContent('Two, One');
  expect(box('Yes')).toBeChecked();
});

it('a hint renders a table, and changes of the server are merged', async () => {
  const schema = objectSchema({ skills, other: { ...skills, 'x-eidos': { widget: 'editable-table' } } });
  const { user, controller } = renderScreen(schema, { registry, data: { skills: ['sew'], other: ['sew'] } });
  expect(screen.getByRole('grid', { name: 'Other' })).toBeVisible();
  await user.click(box('cook'));
  act(() => controller.receive({ skills: ['sew', 'sing'], other: [] }));
  await waitFor(() => expect(box('sing')).toBeChecked());
  expect(box('cook')).toBeChecked();
});

it('reports items without choices', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const list = { type: 'array', items: { type: 'string' }, 'x-eidos': { widget: 'checkboxes' } };
  renderScreen(objectSchema({ list }), { registry });
  expect(screen.getByRole('alert')).toHaveTextContent(/needs items with choices/);
});

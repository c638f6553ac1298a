import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { standardRegistry as registry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { TagsField } from './TagsField';

const words = { type: 'array', uniqueItems: true, items: { type: 'string', minLength: 2 } };
const input = () => screen.getByRole('textbox', { name: /Words/ });
const tags = () => within(screen.getByRole('list', { name: 'In Words' })).getAllByRole('listitem');
const texts = () => tags().map((tag) => tag.textContent);

it('Enter and a comma add what was typed', async () => {
  const { user, controller, container } = renderScreen(objectSchema({ words }), { registry });
  await user.type(input(), 'one{Enter}two,three');
  expect(controller.get('/words')).toEqual(['one', 'two']);
  expect(input()).toHaveValue('three');
  await expectAccessible(container);
  await user.tab();
  expect(texts()).toEqual(['one', 'two', 'three']);
  act(() => controller.undo());
  expect(controller.get('/words')).toEqual(['one', 'two']);
});

it('a tag does not move what is pressed to leave the field, and is there before the click', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), { registry });
  await user.type(input(), 'one');
  const target = document.body;
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(input()).not.toHaveFocus();
  expect(controller.get('')).toEqual({});
  // A box that is rendered between the two events of a click would take back its mark.
  fireEvent.mouseUp(target);
  expect(controller.get('/words')).toEqual(['one']);
});

it('a tag is there once a press to leave the field has become a gesture of the browser', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), { registry });
  await user.type(input(), 'one');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  fireEvent.pointerCancel(document.body);
  await waitFor(() => expect(controller.get('/words')).toEqual(['one']));
});

it('a tag is added where what is around the field removes it once a press has moved the focus', async () => {
  function Panel() {
    const [isOpen, setOpen] = useState(true);
    return (
      isOpen && (
        <div onBlur={() => setOpen(false)}>
          <TagsField pointer="/words" />
        </div>
      )
    );
  }
  const { user, controller } = renderScreen(objectSchema({ words }), { registry, children: <Panel /> });
  await user.type(input(), 'one');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(controller.get('/words')).toEqual(['one']);
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(controller.get('/words')).toEqual(['one']);
});

it('a comma in a composition that Save interrupts ends a tag too', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), { registry });
  await user.click(input());
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: 'one,two' }, isComposing: true });
  expect(controller.get('')).toEqual({});
  await user.tab();
  expect(controller.get('/words')).toEqual(['one', 'two']);
});

it('Backspace in the empty input removes the last tag, and an empty list is left out', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), {
    registry,
    data: { words: ['ab', 'cd'] },
  });
  await user.click(input());
  await user.keyboard('{Backspace}');
  expect(controller.get('/words')).toEqual(['ab']);
  expect(screen.getByRole('status')).toHaveTextContent('cd removed.');
  await user.keyboard('{Backspace}');
  expect(controller.get('')).toEqual({});
});

it('a pasted list is split, and what is there already is not added again', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), { registry, data: { words: ['ab'] } });
  await user.click(input());
  await user.paste('ab, cd;ef\ngh\n');
  expect(controller.get('/words')).toEqual(['ab', 'cd', 'ef', 'gh']);
  await user.type(input(), 'cd{Enter}');
  expect(texts()).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('cd is already in the list.');
  await user.paste('plain text');
  expect(input()).toHaveValue('plain text');
});

it('a dropped list is split, whose lines the input would join', () => {
  const { controller } = renderScreen(objectSchema({ words }), { registry });
  const drop = (text: string) => fireEvent.drop(input(), { dataTransfer: { getData: () => text } });
  expect(drop('a b\nc\n')).toBe(false);
  expect(controller.get('/words')).toEqual(['a b', 'c']);
  expect(drop('one')).toBe(true);
});

it('a dropped list replaces no selected text, except the one that was dragged', () => {
  const { controller } = renderScreen(objectSchema({ words }), { registry });
  const dropAt = (typed: string, from: number, text: string) => {
    fireEvent.change(input(), { target: { value: typed } });
    (input() as HTMLInputElement).setSelectionRange(from, typed.length);
    fireEvent.drop(input(), { dataTransfer: { getData: () => text } });
  };
  dropAt('a ', 0, 'b\nc');
  expect(controller.get('/words')).toEqual(['a b', 'c']);
  dropAt('x d; e', 2, 'd; e');
  expect(controller.get('/words')).toEqual(['a b', 'c', 'x d', 'e']);
  expect(input()).toHaveValue('');
});

it.each([
  ['', 'Last, First\nNext, Name', ['Last, First', 'Next, Name']],
  [';', 'a,b;c,d\te', ['a,b', 'c,d', 'e']],
])(
  'a list pasted where “%s” is the separator keeps commas in its tags',
  async (separator, pasted, expected) => {
    const { user, controller } = renderScreen(
      objectSchema({ words: { type: 'array', items: { type: 'string' } } }),
      {
        children: <TagsField pointer="/words" separator={separator} />,
      },
    );
    await user.click(input());
    await user.paste(pasted);
    expect(controller.get('/words')).toEqual(expected);
  },
);

it.each([
  ['"a, b",c', ['a, b', 'c']],
  ['a; "b; ""c"""\t"d" ', ['a', 'b; "c"', 'd']],
  ['"a\nb"\tc', ['a', 'b', 'c']],
  ['"a, b"', ['a, b']],
  ['"a, b', ['"a', 'b']],
  ['5" nail, 6" nail', ['5" nail', '6" nail']],
  ['say "a", "b" c', ['say "a"', '"b" c']],
  [',a,,b', ['a', 'b']],
  ['"a"', ['"a"']],
])('a pasted list loses the quotes of a file and no others: %s', async (pasted, expected) => {
  const schema = objectSchema({ words: { type: 'array', uniqueItems: true, items: { type: 'string' } } });
  const { user, controller } = renderScreen(schema, { registry });
  await user.click(input());
  await user.paste(pasted);
  await user.tab();
  expect(controller.get('/words')).toEqual(expected);
});

it('a pasted list joins the text at the caret, and takes the place of a selected one', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), { registry });
  await user.type(input(), 'north{ArrowLeft}{ArrowLeft}');
  await user.paste('east, so');
  expect(controller.get('/words')).toEqual(['noreast', 'soth']);
  expect(input()).toHaveValue('');
  await user.type(input(), 'west', { initialSelectionStart: 0 });
  await user.tripleClick(input());
  await user.paste('up; down');
  expect(controller.get('/words')).toEqual(['noreast', 'soth', 'up', 'down']);
  expect(input()).toHaveValue('');
});

it('the arrow keys go through the tags, and Delete removes one', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), {
    registry,
    data: { words: ['ab', 'cd', 'ef'] },
  });
  await user.tab();
  expect(input()).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Remove cd' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(controller.get('/words')).toEqual(['ab', 'ef']);
  expect(screen.getByRole('button', { name: 'Remove ef' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(input()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove ab' }));
  await user.click(screen.getByRole('button', { name: 'Remove ef' }));
  expect(input()).toHaveFocus();
});

it('errors name their tag, and the list has errors of its own', async () => {
  const schema = objectSchema({ words: { ...words, minItems: 2 } }, 'words');
  const { user, controller, container } = renderScreen(schema, { registry });
  await user.type(input(), 'a{Enter}');
  await user.tab();
  expect(await screen.findByText('“a”: Enter at least 2 characters.')).toBeVisible();
  expect(screen.getByText('Choose at least 2.')).toBeVisible();
  expect(input()).toBeInvalid();
  expect(controller.getErrors('', 'shown')).toHaveLength(2);
  await expectAccessible(container);
});

it('a value that is in the list twice is named, and removed once', async () => {
  const { user, controller } = renderScreen(objectSchema({ words }), {
    registry,
    data: { words: ['ab', 'ab'] },
  });
  await act(() => controller.submit());
  expect(screen.getByText('“ab” is in the list twice. Remove one of them.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Remove ab' })[0] as HTMLElement);
  expect(controller.get('/words')).toEqual(['ab']);
});

it('Enter in the empty input submits, and a refused save focuses the input of a wrong tag', async () => {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  const { user } = renderScreen(objectSchema({ words }), {
    registry,
    children: (
      <form onSubmit={(event) => submitted(event.nativeEvent)}>
        <TagsField pointer="/words" separator="" />
        <button type="submit">Save</button>
      </form>
    ),
  });
  await user.type(input(), 'a, b{Enter}');
  expect(texts()).toEqual(['a, b']);
  expect(submitted).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('a read-only list is text, and the server changes what is shown', async () => {
  const schema = objectSchema({ words, old: { ...words, readOnly: true } });
  const { controller } = renderScreen(schema, { registry, data: { words: ['ab'], old: ['xy', 'zz'] } });
  expect(screen.getByRole('group', { name: 'Old' })).toHaveTextContent('xy, zz');
  act(() => controller.receive({ words: ['ab', 'new'], old: [] }));
  await waitFor(() => expect(texts()).toEqual(['ab', 'new']));
});

it('reports items that are not plain text', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const list = { type: 'array', items: { type: 'integer' }, 'x-eidos': { widget: 'tags' } };
  renderScreen(objectSchema({ list }), { registry });
  expect(screen.getByRole('alert')).toHaveTextContent(/needs items that are plain strings/);
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FrameContext } from './control';
import { StringField } from './StringField';
import { mergeRegistries } from '../parts/registry';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const name = { type: 'string', minLength: 3 };

describe('the errors of a field', () => {
  it('are shown once the field is left, connected with the control and announced', async () => {
    const { user, container } = renderScreen(objectSchema({ name, next: { type: 'string' } }));
    const input = screen.getByRole('textbox', { name: 'Name' });
    await user.type(input, 'A');
    expect(input).toBeValid();
    await user.tab();
    expect(input).toBeInvalid();
    const message = 'Enter at least 3 characters.';
    expect(input).toHaveAccessibleErrorMessage(message);
    expect(input).toHaveAccessibleDescription(message);
    expect(screen.getByRole('status')).toHaveTextContent(`Name: ${message}`);
    await expectAccessible(container);
  });

  it('are announced once, however long they are shown', async () => {
    const { user } = renderScreen(objectSchema({ name, next: { type: 'string' } }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
    await user.tab();
    const spoken = jest.fn();
    new MutationObserver(spoken).observe(screen.getByRole('status'), { characterData: true, subtree: true });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'd');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    expect(spoken).not.toHaveBeenCalled();
  });

  it('are announced once while the field is typed in, and again after it was left', async () => {
    const { user } = renderScreen(objectSchema({ age: { type: 'integer' }, next: { type: 'string' } }));
    const input = screen.getByRole('textbox', { name: 'Age' });
    await user.type(input, '1');
    await user.tab();
    const spoken = jest.fn();
    new MutationObserver(spoken).observe(screen.getByRole('status'), {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await user.type(input, 'x{Backspace}x{Backspace}x{Backspace}');
    await waitFor(() => expect(spoken).toHaveBeenCalledTimes(1));
    expect(input).toBeValid();
    await user.tab();
    await user.type(input, 'x');
    await waitFor(() => expect(spoken).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('status')).toHaveTextContent(/^Age: Enter the number/);
  });

  it('disappear as soon as the value is valid', async () => {
    const { user } = renderScreen(objectSchema({ name }));
    const input = screen.getByRole('textbox', { name: 'Name' });
    await user.type(input, 'A');
    await user.tab();
    await user.type(input, 'da');
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('');
  });
});

describe('a field', () => {
  it('is described by its description, and has help on request', async () => {
    const schema = objectSchema({
      name: { ...name, description: 'As in the passport.', 'x-eidos': { help: 'Page 2.' } },
    });
    const { user, container } = renderScreen(schema);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('As in the passport.');
    expect(screen.getByText('Page 2.')).not.toBeVisible();
    await user.click(screen.getByText('Help with Name'));
    expect(screen.getByText('Page 2.')).toBeVisible();
    await expectAccessible(container);
  });

  it('shows that it is required and that it is deprecated', () => {
    renderScreen(objectSchema({ name: { ...name, deprecated: true } }, 'name'));
    const input = screen.getByRole('textbox', { name: 'Name no longer used' });
    expect(input).toBeRequired();
  });

  it.each([
    { type: 'string' },
    { type: 'object' },
    { type: 'array', uniqueItems: true, items: { type: 'string' } },
    { oneOf: [{ const: 1 }, { type: 'string' }] },
    objectSchema({ '': { type: 'number' } }),
  ])('has a label also without a name: %j', async (schema) => {
    const { container } = renderScreen(schema, { registry: standardRegistry });
    expect(screen.getByText('Value')).toBeVisible();
    await expectAccessible(container);
  });

  it('takes its label from the catalogue by its label key', () => {
    renderScreen(objectSchema({ name: { ...name, 'x-eidos': { labelKey: 'person.name' } } }), {
      translations: { locale: 'de', catalogue: { 'person.name': 'Vorname' } },
    });
    expect(screen.getByRole('textbox', { name: 'Vorname' })).toBeVisible();
  });

  it('takes its other texts from the catalogue as well', () => {
    const described = {
      ...name,
      description: 'As in the passport',
      'x-eidos': { labelKey: 'name', placeholder: 'Ada' },
    };
    const catalogue = { name: 'Vorname', 'name.description': 'Wie im Ausweis', 'name.placeholder': 'Anna' };
    renderScreen(objectSchema({ name: described }), { translations: { locale: 'de', catalogue } });
    const input = screen.getByRole('textbox', { name: 'Vorname', description: 'Wie im Ausweis' });
    expect(input).toHaveAttribute('placeholder', 'Anna');
  });

  it('that is read-only is text in the reader’s language', async () => {
    const schema = objectSchema({
      id: { type: 'string', readOnly: true },
      paid: { type: 'boolean', readOnly: true },
      total: { type: 'number', readOnly: true },
      note: { type: 'string', readOnly: true },
    });
    const { container } = renderScreen(schema, { data: { id: 'A-1', paid: true, total: 1234.5 } });
    expect(screen.getByRole('group', { name: 'Id' })).toHaveTextContent('A-1');
    expect(screen.getByRole('group', { name: 'Paid' })).toHaveTextContent('Yes');
    expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('1,234.5');
    expect(screen.getByRole('group', { name: 'Note' })).toHaveTextContent('Not set');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('that is write-only never shows the stored value', async () => {
    const schema = objectSchema({ secret: { type: 'string', writeOnly: true } });
    const { controller, user, container } = renderScreen(schema, { data: { secret: 'stored' } });
    const input = screen.getByRole('textbox', { name: 'Secret' });
    expect(container.innerHTML).not.toContain('stored');
    await user.type(input, 'new');
    expect(input).toHaveValue('new');
    expect(controller.get('/secret')).toBe('new');
  });

  it('that is write-only hides its value again after a save', async () => {
    const schema = objectSchema({ secret: { type: 'string', writeOnly: true } });
    const { controller, user } = renderScreen(schema, { data: { secret: 'stored' }, onSubmit: () => {} });
    await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'new');
    await act(() => controller.submit());
    expect(await screen.findByDisplayValue('')).toBe(screen.getByRole('textbox', { name: 'Secret' }));
  });

  it('that is write-only hides what is typed once it is locked, where it would be plain text', async () => {
    const lock = { readOnly: { properties: { done: { const: true } }, required: ['done'] } };
    const secret = { type: 'string', writeOnly: true, format: 'password', 'x-eidos': lock } as const;
    const { controller, user } = renderScreen(objectSchema({ secret, done: { type: 'boolean' } }));
    await user.type(screen.getByLabelText('Secret'), 'pass');
    act(() => controller.set('/done', true));
    expect(screen.getByRole('group', { name: 'Secret' })).toHaveTextContent('Not set');
    expect(controller.get('/secret')).toBe('pass');
  });

  it('inside a table cell keeps its label for assistive technology only', async () => {
    const { container } = renderScreen(objectSchema({ name }), {
      children: (
        <FrameContext.Provider value={{ kind: 'cell', label: 'Name, row 3' }}>
          <StringField pointer="/name" />
        </FrameContext.Provider>
      ),
    });
    expect(screen.getByRole('textbox', { name: 'Name, row 3' })).toBeVisible();
    expect(screen.getByText('Name, row 3')).toHaveClass('eidos-visually-hidden');
    await expectAccessible(container);
  });
});

describe('a conflict with the server', () => {
  const schema = objectSchema({ name: { type: 'string' } });

  it('is shown, and resolved by keeping the local value', async () => {
    const { controller, user, container } = renderScreen(schema, { data: { name: 'Ada' } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L');
    act(() => controller.receive({ name: 'Grace' }));
    expect(await screen.findByText(/Someone else changed this to Grace/)).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
  });

  it.each(['Keep mine', 'Use theirs'])(
    '“%s” leads the focus to what had it, also where a group had it',
    async (choice) => {
      const text = { type: 'string' };
      const map = { type: 'object', additionalProperties: text };
      const cards = { type: 'array', 'x-eidos': { widget: 'cards' }, items: objectSchema({ text }) };
      const { controller, user } = renderScreen(
        objectSchema({ size: { enum: ['s', 'm', 'l'] }, group: objectSchema({ text }), map, cards }),
        {
          registry: mergeRegistries(standardRegistry, listRegistry),
          data: { size: 's', group: { text: 'a' }, map: { a: '1' }, cards: [{ text: 'a' }, { text: 'b' }] },
        },
      );
      act(() => {
        controller.set('/size', 'm');
        controller.set('/group/text', 'mine');
        controller.set('/map/a', undefined);
        controller.set('/cards/1/text', 'mine');
        controller.receive({ size: 'l', map: { a: '2' }, cards: [{ text: 'a' }] });
      });
      for (let left = screen.getAllByRole('button', { name: choice }).length; left > 0; left -= 1) {
        const [button] = screen.queryAllByRole('button', { name: choice });
        if (!button) break;
        await user.click(button);
        await waitFor(() => expect(button).not.toBeInTheDocument());
        expect(document.body).not.toHaveFocus();
      }
      expect(screen.queryByRole('button', { name: choice })).not.toBeInTheDocument();
    },
  );

  it('is resolved by using the value of the server', async () => {
    const { controller, user } = renderScreen(schema, { data: { name: 'Ada' } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L');
    act(() => controller.receive({ name: 'Grace' }));
    await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace');
  });
});

it('keys right after a default was used go to its field', () => {
  const { controller } = renderScreen(objectSchema({ note: { type: 'string', default: 'none' } }), {
    data: {},
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use none' }));
  fireEvent.change(document.activeElement!, { target: { value: 'nones' } });
  expect(controller.get('/note')).toBe('nones');
});

it('an error of a value with two fields, as in a review, is announced once', async () => {
  const fields = [0, 1].map((at) => <StringField key={at} pointer="/name" />);
  const { user } = renderScreen(objectSchema({ name }), { children: fields });
  await user.type(screen.getAllByRole('textbox', { name: 'Name' })[1]!, 'A');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Name: Enter at least 3/));
});

it('an error of a row that moves is not announced again', async () => {
  const items = objectSchema({ name });
  const schema = objectSchema({
    all: { type: 'array', title: 'All', items, 'x-eidos': { widget: 'cards' } },
  });
  const registry = mergeRegistries(standardRegistry, listRegistry);
  const { user, controller } = renderScreen(schema, {
    registry,
    data: { all: [{ name: 'A' }, { name: 'Bob' }] },
  });
  act(() => controller.touch('/all/0/name'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Name: Enter/));
  await user.click(screen.getByRole('button', { name: 'Move All 1 down' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(screen.getByRole('status')).toHaveTextContent('Moved to position 2 of 2.');
});

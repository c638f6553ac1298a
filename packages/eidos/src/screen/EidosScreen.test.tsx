import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { compileEidos } from '../compiler/compile-eidos';
import type { EidosNode } from '../compiler/node';
import type { JsonSchema } from '../json/json-schema';
import type { FieldError } from '../validation/outcome';
import { createController } from '../controller/create-controller';
import { createRules } from '../rules/create-rules';
import { refuse } from '../controller/refuse';
import { StringField } from '../fields/StringField';
import { HUD } from '../hud/HUD';
import { expectAccessible, objectSchema } from '../testing/render-screen';
import { memoize } from '../json/memoize';
import { german } from '../translations/german';
import { EidosProvider } from './EidosProvider';
import { EidosScreen, type EidosScreenProps } from './EidosScreen';
import { createRegistry, type PartProps } from '../parts/registry';
import { listRegistry } from './list-registry';
import { preloadScreen } from './lazy-registry';

beforeAll(() => preloadScreen());

const person = {
  ...(objectSchema({ name: { type: 'string', minLength: 2 }, age: { type: 'integer' } }, 'name') as object),
  title: 'Person',
  description: 'Who it is about.',
};

const compileOnce = memoize((schema: object) => compileEidos(schema as JsonSchema));

function renderEidos(schema: JsonSchema, props: Partial<EidosScreenProps> = {}) {
  const eidos = compileEidos(schema);
  const user = userEvent.setup();
  return { ...render(<EidosScreen {...(props as object)} eidos={eidos} />), eidos, user };
}

const save = () => screen.getByRole('button', { name: 'Save' });

it('a second Save sends nothing while the first is under way, also with another eidos', async () => {
  let respond = (_response: unknown) => {};
  const onSubmit = jest.fn(() => new Promise((resolve) => (respond = resolve)));
  const show = (schema: object) => (
    <StrictMode>
      <EidosScreen<unknown> eidos={compileOnce(schema)} data={{ name: 'Ada' }} onSubmit={onSubmit} />
    </StrictMode>
  );
  const { rerender } = render(show(person));
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), '!{Control>}s{/Control}');
  const other = { ...person, title: 'Someone' };
  rerender(show(other));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), '{Control>}s{/Control}');
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada!' }]]);
  await act(async () => {
    respond(refuse({ errors: { '/name': 'Taken.' } }));
    await Promise.resolve();
  });
  expect(screen.getByText('Taken.')).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  await act(async () => {
    respond(undefined);
    await Promise.resolve();
  });
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Everything is saved')).toBeInTheDocument();
});

it('Ctrl+S saves what is in an input but not in the data yet: a tag, a choice and the name of an entry', async () => {
  const strings = { type: 'array', uniqueItems: true, items: { type: 'string' } };
  const town = { type: 'string', enum: ['Bern', 'Wien'] };
  const fields = compileEidos({
    type: 'object',
    properties: {
      tags: strings,
      town: { ...town, 'x-eidos': { widget: 'combobox' } },
      map: { type: 'object', additionalProperties: { type: 'string' } },
    },
  });
  const onSubmit = jest.fn();
  const controller = createController<unknown>(fields, { data: { map: { old: 'x' } }, onSubmit });
  render(<EidosScreen controller={controller} registry={listRegistry} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'one');
  await user.keyboard('{Control>}s{/Control}');
  expect(onSubmit).toHaveBeenLastCalledWith({ map: { old: 'x' }, tags: ['one'] });
  await user.type(screen.getByRole('combobox', { name: 'Town' }), 'wien');
  await user.keyboard('{Control>}s{/Control}');
  expect(onSubmit).toHaveBeenLastCalledWith({ map: { old: 'x' }, tags: ['one'], town: 'Wien' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'new');
  await user.keyboard('{Control>}s{/Control}');
  expect(onSubmit).toHaveBeenLastCalledWith({ map: { new: 'x' }, tags: ['one'], town: 'Wien' });
});

describe('EidosScreen', () => {
  it('renders a complete screen from just an eidos', async () => {
    const { container } = renderEidos(person);
    const form = screen.getByRole('form', { name: 'Person' });
    expect(within(form).getByText('Who it is about.')).toBeVisible();
    expect(within(form).getAllByRole('textbox')).toHaveLength(2);
    expect(save()).toBeVisible();
    await expectAccessible(container);
  });

  it('submits what was entered, with Enter and with the button', async () => {
    const onSubmit = jest.fn();
    const { user } = renderEidos(person, { data: { name: 'Ada' }, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '36{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', age: 36 }));
  });

  it('calls the handler that was passed last', async () => {
    const [first, last] = [jest.fn(), jest.fn()];
    const { user, eidos, rerender } = renderEidos(person, { data: { name: 'Ada' }, onSubmit: first });
    rerender(<EidosScreen eidos={eidos} data={{ name: 'Ada' }} onSubmit={last} />);
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '1');
    await user.click(save());
    await waitFor(() => expect(last).toHaveBeenCalled());
    expect(first).not.toHaveBeenCalled();
  });

  it('merges new data without losing what was typed', async () => {
    const { user, eidos, rerender } = renderEidos(person, { data: { name: 'Ada', age: 1 } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L');
    rerender(<EidosScreen eidos={eidos} data={{ name: 'Ada', age: 2 }} />);
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('2');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
  });

  it.each([undefined, null])(
    'keeps the record while its data is %s, and fills nothing into it then',
    async (none) => {
      const onChange = jest.fn();
      const { user, eidos, rerender } = renderEidos(person, { data: { name: 'Ada', age: 1 } });
      await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L');
      rerender(<EidosScreen eidos={eidos} data={none} onChange={onChange} />);
      const more = objectSchema({
        name: { type: 'string' },
        age: { type: 'integer' },
        town: { type: 'string', default: 'Bern' },
      });
      rerender(<EidosScreen eidos={compileEidos(more)} onChange={onChange} />);
      rerender(<EidosScreen eidos={compileEidos(person)} data={{ name: 'Ada', age: 1 }} />);
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
      expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('1');
      expect(screen.queryByText(/Someone else/)).not.toBeInTheDocument();
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('does not mistake an equal object for new data', async () => {
    const onSubmit = jest.fn();
    const { user, eidos, rerender } = renderEidos(person, { data: { name: 'Ada' }, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    rerender(<EidosScreen eidos={eidos} data={{ name: 'Ada' }} onSubmit={onSubmit} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
  });

  it('keeps what was entered in another eidos, with an error where it does not fit, and can undo it', async () => {
    const lines = { type: 'array', items: { type: 'string' }, default: [] };
    const first = objectSchema({
      name: { type: 'string' },
      age: { type: 'integer' },
      room: { type: 'string' },
      seat: { type: 'string' },
      lines,
    });
    const second = objectSchema({
      name: { type: 'string' },
      age: { type: 'integer' },
      seat: { type: 'integer' },
      city: { type: 'string' },
      lines,
    });
    const { user, rerender } = renderEidos(first, { data: { name: 'Ada' } });
    const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
    await type('Name', ' L');
    await type('Age', '3x');
    await type('Room', '12');
    await type('Seat', 'A');
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    rerender(<EidosScreen eidos={compileEidos(second)} data={{ name: 'Ada' }} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('3x');
    expect(screen.getByRole('textbox', { name: 'Seat' })).toHaveValue('A');
    expect(screen.getByRole('textbox', { name: 'Seat' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'City' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Room' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('grid', { name: /Lines/ })).getAllByRole('row')).toHaveLength(2);
    const undo = screen.getByRole('button', { name: 'Undo' });
    for (let step = 1; step <= 5; step += 1) {
      expect(undo).not.toHaveAttribute('aria-disabled', 'true');
      await user.click(undo);
    }
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('');
  });

  it.each([
    ['date', '', true],
    ['date-time', '2026-05-06', false],
    ['email', '2026-05-06', false],
  ])(
    'keeps an incomplete date in another eidos that has a %s there as "%s"',
    (format, value, isIncomplete) => {
      const schemaWith = (of: string) => objectSchema({ day: { type: 'string', format: of, title: 'Day' } });
      const data = { day: '2026-05-06' };
      const { rerender } = renderEidos(schemaWith('date'), { data });
      const day = screen.getByLabelText<HTMLInputElement>('Day');
      jest.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
      fireEvent.change(day, { target: { value: '' } });
      expect(screen.getByText('1 unsaved change')).toBeVisible();
      rerender(<EidosScreen eidos={compileEidos(schemaWith(format))} data={data} />);
      expect(screen.getByLabelText('Day')).toHaveValue(value);
      expect(screen.getByText(isIncomplete ? '1 unsaved change' : 'Nothing changed')).toBeVisible();
    },
  );

  it('keeps pairs, values of any kind and texts in rows in another eidos, and enters no text into what has none', async () => {
    const cell = { type: 'integer', title: 'Amount' };
    const pair = { type: 'array', prefixItems: [cell, cell], minItems: 2, items: false };
    const common = {
      pair,
      any: {},
      lines: { type: 'array', items: objectSchema({ amount: cell }), 'x-eidos': { widget: 'cards' } },
    };
    const versions = [
      objectSchema({ ...common, size: { type: 'integer' }, tag: { type: 'integer' } }),
      objectSchema({ ...common, size: objectSchema({ width: { type: 'integer' } }), tag: { const: 1 } }),
    ].map((schema) => compileEidos(schema));
    const onSubmit = jest.fn();
    const screenOf = (eidos = versions[0]!) => (
      <EidosScreen eidos={eidos} data={{ lines: [{}] }} onSubmit={onSubmit} registry={listRegistry} />
    );
    const { rerender } = render(screenOf());
    const user = userEvent.setup();
    const amounts = await screen.findAllByRole('textbox', { name: 'Amount' });
    await user.type(amounts[0]!, '1');
    await user.type(amounts[1]!, '2');
    await user.type(screen.getByRole('textbox', { name: 'Any' }), '[[1]');
    await user.type(amounts[2]!, '3x');
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '4x');
    await user.type(screen.getByRole('textbox', { name: 'Tag' }), '5x');
    rerender(screenOf(versions[1]));
    const shown = await screen.findAllByRole('textbox', { name: 'Amount' });
    expect(shown.map((input) => (input as HTMLInputElement).value)).toEqual(['1', '2', '3x']);
    await user.clear(shown[2]!);
    await user.click(screen.getByRole('button', { name: /Leave empty/ }));
    await user.click(screen.getByRole('button', { name: /Use 1/ }));
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ pair: [1, 2], any: [1], lines: [{}], size: {}, tag: 1 });
  });

  it('keeps a tag and a name that are being typed while another eidos lays the fields out differently', async () => {
    const tags = {
      type: 'array',
      items: { type: 'string' },
      uniqueItems: true,
      'x-eidos': { widget: 'tags' },
    };
    const schema = objectSchema({
      tags,
      notes: { type: 'object', additionalProperties: { type: 'string' } },
    });
    const hints = { '/tags': { section: 'More' }, '/notes': { section: 'More' } } as const;
    const { user, rerender } = renderEidos(schema, { data: {} });
    const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
    await user.type(await box(/New name/), 'Blue');
    await user.type(await box(/Tags/), 'one,tw');
    const before = await box(/Tags/);
    rerender(<EidosScreen eidos={compileEidos(schema, { hints })} data={{}} />);
    expect(await box(/Tags/)).toHaveValue('tw');
    expect(await box(/Tags/)).not.toBe(before);
    expect(await box(/New name/)).toHaveValue('Blue');
    await user.type(await box(/Tags/), 'o{Enter}');
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['one', 'two']);
  });

  it('keeps a group that was emptied and added again in another eidos', async () => {
    const schema = objectSchema({ extras: objectSchema({ note: { type: 'string' } }) });
    const onSubmit = jest.fn();
    const data = { extras: { note: 'x' } };
    const { user, rerender } = renderEidos(schema, { data, onSubmit });
    await user.clear(screen.getByRole('textbox', { name: 'Note' }));
    await user.click(screen.getByRole('button', { name: 'Add Extras' }));
    rerender(<EidosScreen eidos={compileEidos(schema)} data={data} onSubmit={onSubmit} />);
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ extras: {} });
  });

  it('keeps a chosen object that another eidos lists too', async () => {
    const eidosOf = (...widths: number[]) =>
      compileEidos(objectSchema({ size: { enum: widths.map((w) => ({ w, tags: [w] })) } }));
    const data = { size: { w: 1, tags: [1] } };
    const { rerender } = render(<EidosScreen eidos={eidosOf(1, 2)} data={data} />);
    await userEvent.click(screen.getByRole('radio', { name: '{"w":2,"tags":[2]}' }));
    rerender(<EidosScreen eidos={eidosOf(1, 2, 3)} data={data} />);
    expect(screen.getByRole('radio', { name: '{"w":3,"tags":[3]}' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '{"w":2,"tags":[2]}' })).toBeChecked();
  });

  it('keeps a chosen option with its fields, and an edit that one eidos hides, in another eidos', async () => {
    const text = { type: 'string' } as const;
    const option = (kind: string, name: string) => ({
      title: kind,
      ...(objectSchema({ kind: { const: kind }, [name]: text }) as object),
    });
    const schema = objectSchema({
      name: text,
      contact: { oneOf: [option('mail', 'address'), option('phone', 'number')] },
    });
    const onSubmit = jest.fn();
    const data = { contact: { kind: 'mail', address: 'x' } };
    const { user, rerender } = renderEidos(schema, { data, onSubmit });
    const box = (name: string) => screen.getByRole('textbox', { name });
    await user.type(box('Name'), 'Ada');
    await user.click(screen.getByRole('radio', { name: 'phone' }));
    await user.type(box('Number'), '079');
    const hints = { '/name': { hidden: true } } as const;
    for (const eidos of [compileEidos(schema, { hints }), compileEidos(schema)])
      rerender(<EidosScreen eidos={eidos} data={data} onSubmit={onSubmit} />);
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', contact: { kind: 'phone', number: '079' } });
  });

  it('keeps an unsaved edit in a field that another eidos locks, and values derived for read-only fields', async () => {
    const schema = (readOnly: boolean) =>
      compileEidos<object>({
        type: 'object',
        readOnly,
        properties: { name: { type: 'string' }, size: { type: 'integer', readOnly: true } },
      });
    const rules = (eidos: ReturnType<typeof schema>) =>
      createRules(eidos, {
        derived: { '/size': ({ name }: { name?: string }) => name?.length } as object,
      });
    const [open, locked] = [schema(false), schema(true)];
    const props = { data: { name: 'Ada', size: 3 } };
    const { rerender } = render(<EidosScreen eidos={open} rules={rules(open)} {...props} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'm');
    rerender(<EidosScreen eidos={locked} rules={rules(locked)} {...props} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('Adam');
    expect(screen.getByRole('group', { name: 'Size' })).toHaveTextContent('4');
  });

  it('counts what was saved before another eidos came as saved', async () => {
    const { user, rerender } = renderEidos(person, { data: { name: 'Ada' }, onSubmit: () => undefined });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' L');
    await user.click(save());
    expect(await screen.findByText('Everything is saved')).toBeVisible();
    rerender(<EidosScreen eidos={compileEidos(person)} data={{ name: 'Ada' }} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada L');
    expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
  });

  it('shows the data of a controller created elsewhere', () => {
    const controller = createController<unknown>(compileEidos(person), { data: { name: 'Grace' } });
    render(<EidosScreen controller={controller} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace');
    act(() => controller.set('/name', 'Ada'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });
});

describe('a screen without the strip', () => {
  it('is saved by a custom button, and reports when that failed', async () => {
    const onSubmit = () => Promise.reject(new Error('Failed to fetch'));
    const children = <button type="submit">Send</button>;
    const { user, container } = renderEidos(person, {
      data: { name: 'Ada' },
      hud: false,
      children,
      onSubmit,
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved because of a technical problem. Your entries are kept; try again.',
    );
    await expectAccessible(container);
  });
});

describe('the answer of a server', () => {
  it.each([{ id: 7, message: 'stored' }, { errors: {} }, 'done'])(
    'counts as saved when it is %j',
    async (answer) => {
      const { user } = renderEidos(person, { data: { name: 'Ada' }, onSubmit: () => answer });
      await user.type(screen.getByRole('textbox', { name: 'Age' }), '3');
      await user.click(save());
      expect(await screen.findByText('Everything is saved')).toBeVisible();
    },
  );

  it('is shown in words for people when the request failed', async () => {
    const onSubmit = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = renderEidos(person, {
      data: { name: 'Ada' },
      onSubmit,
      translations: { locale: 'de', catalogue: german },
    });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const words = /^Wegen eines technischen Problems nicht gespeichert\./;
    expect(await screen.findByText(words, { selector: '.eidos-hud__failure' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
  });
});

describe('the messages of one field', () => {
  const schema = objectSchema(
    {
      name: { type: 'string', 'x-eidos': { errors: { required: 'We need your name.' } } },
      age: { type: 'integer', minimum: 18, 'x-eidos': { errors: { minimum: 'From {limit} years on.' } } },
      city: { type: 'string' },
    },
    'name',
    'city',
  );

  it('come from its schema, the others from the catalogue', async () => {
    const { user } = renderEidos(schema, { data: { age: 12 } });
    await user.click(save());
    expect(await screen.findByText('We need your name.')).toBeVisible();
    expect(screen.getByText('From 18 years on.')).toBeVisible();
    expect(screen.getByText('Fill in this field.')).toBeVisible();
  });

  it('come from a function of the error and its field, where that has one', async () => {
    const errorMessage = ({ code }: FieldError, node: EidosNode | undefined) =>
      code === 'required' ? `Please enter: ${node?.label}` : undefined;
    const { user } = renderEidos(schema, { data: { age: 12 }, translations: { errorMessage } });
    await user.click(save());
    expect(await screen.findByText('Please enter: Name')).toBeVisible();
    expect(screen.getByText('Please enter: City')).toBeVisible();
    expect(screen.getByText('From 18 years on.')).toBeVisible();
  });

  it('can be translated under the label key of the field', async () => {
    const name = { type: 'string', 'x-eidos': { labelKey: 'person.name' } };
    const catalogue = { ...german, 'person.name': 'Name', 'person.name.errors.required': 'Wie heißen Sie?' };
    const { user } = renderEidos(objectSchema({ name }, 'name'), {
      translations: { locale: 'de', catalogue },
    });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Wie heißen Sie?')).toBeVisible();
  });
});

describe('the types of a screen', () => {
  const eidos = compileEidos({
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
  });

  it('come from its schema', async () => {
    const names: string[] = [];
    const element = (
      <EidosScreen eidos={eidos} data={{ name: 'Ada' }} onSubmit={({ name }) => void names.push(name)} />
    );
    // @ts-expect-error A name is not a number.
    const wrongData = <EidosScreen eidos={eidos} data={{ name: 1 }} />;
    // @ts-expect-error There is no such property.
    const wrongName = <EidosScreen eidos={eidos} onSubmit={(data) => void data.nam} />;
    // @ts-expect-error A screen needs an eidos or a controller.
    const nothing = <EidosScreen />;
    expect([wrongData, wrongName, nothing]).toHaveLength(3);
    render(element);
    await userEvent.click(save());
    await waitFor(() => expect(names).toEqual(['Ada']));
  });
});

describe('a refused submit', () => {
  const nested = objectSchema({
    plain: { type: 'string', 'x-eidos': { tab: 'First' } },
    lines: {
      type: 'array',
      items: objectSchema({ text: { type: 'string', minLength: 3 } }),
      'x-eidos': { tab: 'Second' },
    },
  });
  const tabbed = { ...(nested as object), 'x-eidos': { layout: 'tabs' } };

  it('focuses the first field with an error and shows all errors', async () => {
    const onSubmit = jest.fn();
    const { user, container } = renderEidos(person, { data: { age: 1 }, onSubmit });
    await user.click(save());
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleErrorMessage('Fill in this field.');
    expect(onSubmit).not.toHaveBeenCalled();
    await expectAccessible(container);
  });

  it('opens the tab and the row that contain the first error', async () => {
    const { user, container } = renderEidos(tabbed, { data: { lines: [{ text: 'long' }, { text: 'x' }] } });
    expect(screen.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Second/ })).toHaveAttribute('aria-selected', 'true'),
    );
    const grid = screen.getByRole('grid', { name: /Lines/ });
    await waitFor(() => expect(grid).toContainElement(document.activeElement as HTMLElement));
    expect(document.activeElement).toHaveTextContent('x');
    await expectAccessible(container);
  });

  it('shows the messages of the server at their fields and keeps what was entered', async () => {
    const onSubmit = () =>
      refuse({ message: 'Try another name.', errors: { '/name': 'This name is taken.' } });
    const { user, container } = renderEidos(person, { data: { name: 'Ada' }, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '3');
    await user.click(save());
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleErrorMessage('This name is taken.');
    expect(screen.getByText(/Try another name/, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('3');
    await expectAccessible(container);
  });

  it('does not submit an incomplete date, which only the input can detect', async () => {
    const onSubmit = jest.fn();
    const { user } = renderEidos(objectSchema({ day: { type: 'string', format: 'date' } }), { onSubmit });
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    jest.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
    await user.click(save());
    expect(day).toHaveFocus();
    await user.tab();
    expect(day).toHaveAccessibleErrorMessage(/Enter a date/);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a screen in a portal of another one', () => {
  it.each(['{Enter}', '{Control>}s{/Control}'])('is saved alone with %s', async (keys) => {
    const outer = jest.fn();
    const inner = jest.fn();
    const Dialog = () =>
      createPortal(
        <EidosScreen eidos={compileEidos(objectSchema({ inside: { type: 'string' } }))} onSubmit={inner} />,
        document.body,
      );
    const { user } = renderEidos(person, { data: { name: 'Ada' }, onSubmit: outer, children: <Dialog /> });
    await user.type(screen.getByRole('textbox', { name: 'Inside' }), `x${keys}`);
    await waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
    expect(outer).not.toHaveBeenCalled();
  });
});

it('a screen in a portal of a form of the page is saved and reset alone', async () => {
  const outer = jest.fn();
  const inner = jest.fn();
  const controller = createController(compileEidos(objectSchema({ inside: { type: 'string' } })), {
    onSubmit: inner,
  });
  const dialog = (
    <EidosScreen controller={controller}>
      <button type="reset">Start again</button>
    </EidosScreen>
  );
  render(
    <form onSubmit={outer} onReset={outer}>
      {createPortal(dialog, document.body)}
    </form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Inside' }), 'x');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(controller.get('')).toEqual({});
  await user.click(save());
  await waitFor(() => expect(inner).toHaveBeenCalledTimes(1));
  expect(outer).not.toHaveBeenCalled();
});

describe('another record inside the form of a screen', () => {
  function renderBoth() {
    const saved: string[] = [];
    const inside = createController(compileEidos(objectSchema({ inside: { type: 'string' } })), {
      onSubmit: () => void saved.push('inner'),
    });
    const children = (
      <section>
        <EidosProvider controller={inside}>
          <StringField pointer="/inside" />
          <HUD />
        </EidosProvider>
      </section>
    );
    const { user } = renderEidos(person, {
      data: { name: 'Ada' },
      onSubmit: () => void saved.push('outer'),
      children,
    });
    return { user, saved, inside };
  }

  it.each([
    ['Inside', '{Enter}', 'inner'],
    ['Inside', '{Control>}s{/Control}', 'inner'],
    ['Name', '{Enter}', 'outer'],
    ['Name', '{Control>}s{/Control}', 'outer'],
  ])('in %s, %s saves the %s record alone', async (field, keys, expected) => {
    const { user, saved } = renderBoth();
    await user.type(screen.getByRole('textbox', { name: field }), `x${keys}`);
    await waitFor(() => expect(saved).toEqual([expected]));
  });

  it('has its own button to save and its own steps to undo', async () => {
    const { user, saved, inside } = renderBoth();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await user.type(screen.getByRole('textbox', { name: 'Inside' }), 'y{Control>}z{/Control}');
    expect(inside.getSnapshot().data).toEqual({});
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Adax');
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    await waitFor(() => expect(saved).toEqual(['inner']));
  });
});

it('a status bar that a portal has taken out of the form saves too', async () => {
  const onSubmit = jest.fn();
  const Bar = () => createPortal(<HUD />, document.body);
  const { user } = renderEidos(person, { data: { name: 'Ada' }, onSubmit, hud: false, children: <Bar /> });
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

describe('a keystroke', () => {
  it('renders one field again and nothing else', async () => {
    const rendered: string[] = [];
    const Counted = ({ pointer }: PartProps) => (
      <Profiler id={pointer} onRender={(id) => rendered.push(id)}>
        <StringField pointer={pointer} />
      </Profiler>
    );
    const names = Array.from({ length: 20 }, (_, at) => [`field${at}`, { type: 'string' }] as const);
    const { user } = renderEidos(objectSchema(Object.fromEntries(names)), {
      registry: createRegistry({ kinds: { string: Counted } }),
    });
    await user.click(screen.getByRole('textbox', { name: 'Field7' }));
    rendered.length = 0;
    await user.keyboard('abc');
    expect(rendered).toEqual(['/field7', '/field7', '/field7']);
  });
});

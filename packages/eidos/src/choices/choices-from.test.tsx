import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { Choice } from '../compiler/node';
import { createController } from '../controller/create-controller';
import { HUD } from '../hud/HUD';
import { Wizard } from '../hud/Wizard';
import { EidosPart } from '../parts/EidosPart';
import { createRegistry, mergeRegistries } from '../parts/registry';
import { EidosProvider } from '../screen/EidosProvider';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { choicesFrom, ComboboxField } from './ComboboxField';
import { type ChoiceOptions, type LoadChoices, useChoices } from './use-choices';

const schema = objectSchema({ country: { type: 'string' }, city: { type: 'string' } });
const towns: Readonly<Record<string, readonly Choice[]>> = {
  de: [
    { value: 'b', label: 'Berlin' },
    { value: 'bn', label: 'Bonn' },
  ],
  at: [{ value: 'w', label: 'Wien' }],
};
const input = () => screen.getByRole('combobox', { name: 'City' });
const texts = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((one) => one.textContent);

interface Place {
  country: string;
}

function ofCountry({ data }: Parameters<LoadChoices<Place>>[0]) {
  return towns[data.country] ?? [];
}

function renderCity(choices: LoadChoices<Place>, data: object, options?: ChoiceOptions) {
  const parts = createRegistry({ pointers: { '/city': choicesFrom(choices, options) } });
  return renderScreen(schema, { registry: mergeRegistries(standardRegistry, parts), data });
}

it('choices of a function are loaded when the field is first used, and searched in the field', async () => {
  const load = jest.fn(ofCountry);
  const { user, controller, container } = renderCity(load, { country: 'de' });
  expect(load).not.toHaveBeenCalled();
  await user.type(input(), 'bo');
  await waitFor(() => expect(texts()).toEqual(['Bonn']));
  await expectAccessible(container);
  await user.keyboard('{Enter}');
  expect(controller.get('/city')).toBe('bn');
  expect(input()).toHaveValue('Bonn');
  expect(load).toHaveBeenCalledTimes(1);
});

it('choices that are no longer needed are not loading', () => {
  const never = () => new Promise<never>(() => {});
  const { result, rerender } = renderHook((enabled) => useChoices(never, '/city', { enabled }), {
    initialProps: true,
    wrapper: ({ children }) => (
      <EidosProvider controller={createController(compileEidos(schema))}>{children}</EidosProvider>
    ),
  });
  expect(result.current.status).toBe('loading');
  rerender(false);
  expect(result.current).toMatchObject({ status: 'idle', stale: false });
});

it('they are loaded again when what they depend on changes, and a value outside of the list is kept', async () => {
  const { user, controller } = renderCity(
    ofCountry,
    { country: 'de', city: 'b' },
    { dependsOn: ['/country'] },
  );
  expect(input()).toHaveValue('b');
  await waitFor(() => expect(input()).toHaveValue('Berlin'));
  const country = screen.getByRole('textbox', { name: 'Country' });
  await user.clear(country);
  await user.type(country, 'at');
  expect(await screen.findByText('b is not among the choices.')).toBeVisible();
  expect(controller.get('/city')).toBe('b');
  expect(input()).toHaveAccessibleDescription('b is not among the choices.');
  await user.clear(input());
  await waitFor(() => expect(texts()).toEqual(['Wien']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(controller.get('/city')).toBe('w');
  expect(screen.queryByText(/not among/)).not.toBeInTheDocument();
});

it('a function that reads the text is called for it once typing pauses, and earlier calls are aborted', async () => {
  const signals: AbortSignal[] = [];
  const load = jest.fn((search: string) =>
    Promise.resolve([{ value: `${search}!`, label: `Town ${search}` }]),
  );
  const { user, controller } = renderCity(
    ({ search, signal }) => {
      signals.push(signal);
      return load(search);
    },
    { city: 'x' },
    // A busy machine takes its time for three keys.
    { labelOf: (value) => `Known as ${value as string}`, wait: 500 },
  );
  expect(input()).toHaveValue('Known as x');
  await waitFor(() => expect(load).toHaveBeenCalledWith(''));
  await user.clear(input());
  await user.type(input(), 'abc');
  await waitFor(() => expect(texts()).toEqual(['Town abc']), { timeout: 5000 });
  expect(load).toHaveBeenCalledTimes(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await user.keyboard('{Enter}');
  expect(controller.get('/city')).toBe('abc!');
  expect(input()).toHaveValue('Town abc');
  expect(screen.queryByText(/not among/)).not.toBeInTheDocument();
});

it('an answer that arrives late is ignored', async () => {
  const answers: ((choices: readonly Choice[]) => void)[] = [];
  const { user, controller } = renderCity(
    () => new Promise((resolve) => answers.push(resolve)),
    {},
    {
      dependsOn: ['/country'],
    },
  );
  await user.click(input());
  expect(screen.getByText('Loading the choices…')).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => controller.set('/country', 'at'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(towns.at ?? []);
  answers[0]?.(towns.de ?? []);
  await waitFor(() => expect(texts()).toEqual(['Wien']));
});

it('a failure is announced, keeps the value and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  const load = () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(towns.at ?? []));
  const { user, controller, container } = renderCity(load, { city: 'w' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('The choices could not be loaded.'),
  );
  expect(controller.get('/city')).toBe('w');
  await expectAccessible(container);
  fails = false;
  await user.click(retry);
  await waitFor(() => expect(input()).toHaveValue('Wien'));
  expect(input()).toHaveFocus();
  expect(retry).not.toBeInTheDocument();
});

it('an empty answer is shown in words', async () => {
  const { user } = renderCity(() => [], {});
  await user.click(input());
  expect(await screen.findByText('There are no choices.')).toBeVisible();
});

it('several values of a function are tags', async () => {
  const cities = objectSchema({ cities: { type: 'array', items: { type: 'string' } } });
  const { user, controller } = renderScreen(cities, {
    registry: standardRegistry,
    data: { cities: ['gone'] },
    children: <ComboboxField pointer="/cities" choices={() => towns.de ?? []} />,
  });
  expect(await screen.findByText('gone is not among the choices.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Cities' }), 'ber{Enter}');
  expect(controller.get('/cities')).toEqual(['gone', 'b']);
  expect(screen.getByRole('list', { name: 'In Cities' })).toHaveTextContent('goneBerlin');
});

it.each(['{Enter}', '{Enter}{Tab}'])(
  '%s before a search of tags has ended adds what it finds first',
  async (keys) => {
    const cities = objectSchema({ cities: { type: 'array', items: { type: 'string' } } });
    const slow: LoadChoices = ({ search }) =>
      new Promise((resolve) => {
        setTimeout(() => resolve((towns.de ?? []).filter(({ label }) => label.includes(search))), 60);
      });
    const { user, controller } = renderScreen(cities, {
      registry: standardRegistry,
      children: <ComboboxField pointer="/cities" choices={slow} wait={20} />,
    });
    await user.click(screen.getByRole('combobox', { name: 'Cities' }));
    await waitFor(() => expect(texts()).toContain('Berlin'));
    await user.keyboard(`Bo${keys}`);
    await waitFor(() => expect(controller.get('/cities')).toEqual(['bn']));
  },
);

it('in the rows of a table the choices depend on the same row', async () => {
  const lines = objectSchema({
    lines: {
      type: 'array',
      items: { type: 'object', properties: { country: { type: 'string' }, city: { type: 'string' } } },
    },
  });
  const load: LoadChoices<{ lines: readonly Place[] }> = ({ data, pointer }) =>
    towns[data.lines[Number(pointer.split('/')[2])]?.country ?? ''] ?? [];
  const parts = createRegistry({
    pointers: { '/lines/*/city': choicesFrom(load, { dependsOn: ['/lines/*/country'] }) },
  });
  const { user, controller } = renderScreen(lines, {
    registry: mergeRegistries(standardRegistry, parts),
    data: { lines: [{ country: 'de' }, { country: 'at' }] },
  });
  await user.click(
    within(screen.getAllByRole('row')[2] as HTMLElement).getAllByRole('gridcell')[1] as HTMLElement,
  );
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(texts()).toEqual(['Wien']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(controller.get('/lines/1/city')).toBe('w');
});

describe.each(['{Enter}', '{Tab}'])('%s before a search has answered', (key) => {
  const cities = ['Basel', 'Bern', 'Zug', 'Zürich'].map((label) => ({ value: label.toLowerCase(), label }));
  const slow: LoadChoices<Place> = ({ search }) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(cities.filter(({ label }) => label.includes(search))), 60);
    });

  it('waits for the answer', async () => {
    const { user, controller } = renderCity(slow, {}, { wait: 20 });
    await user.click(input());
    await waitFor(() => expect(texts()).toContain('Basel'));
    await user.keyboard(`Zug${key}`);
    expect(controller.get('/city')).toBeUndefined();
    await waitFor(() => expect(controller.get('/city')).toBe('zug'));
    expect(input()).toHaveValue('Zug');
  });

  it.each([
    ['takes no option of another text', true],
    ['waits for the first list', false],
  ])('%s where it follows a letter at once', async (_, isLoaded) => {
    const { user, controller } = renderCity(slow, {}, { wait: 20 });
    if (isLoaded) {
      await user.click(input());
      await waitFor(() => expect(texts()).toContain('Basel'));
    }
    // As in a browser, React renders a key press in a microtask, and only then what its effects have changed.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), 'Zu');
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    const name = key.slice(1, -1);
    input().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    expect(controller.get('/city')).toBeUndefined();
    await waitFor(() => expect(controller.get('/city')).toBe('zug'));
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('leaves the text with an error where there is no option in the end', async () => {
    const { user, controller } = renderCity(slow, { city: 'bern' }, { wait: 20, labelOf: () => 'Bern' });
    await user.clear(input());
    await waitFor(() => expect(texts()).toContain('Basel'));
    await user.keyboard(`Xyz${key}`);
    expect(await screen.findByText('Choose one of the listed values.')).toBeVisible();
    expect(input()).toHaveValue('Xyz');
    expect(controller.get('/city')).toBe('bern');
    expect(await act(() => controller.submit())).toMatchObject({ status: 'invalid' });
  });
});

describe('in a cell of a table', () => {
  const lines = objectSchema({
    lines: {
      type: 'array',
      items: { type: 'object', properties: { city: { type: 'string' }, note: { type: 'string' } } },
    },
  });
  const cell = (row: number, column: number) =>
    within(screen.getAllByRole('row')[row]!).getAllByRole('gridcell')[column]!;

  function renderCells(load: LoadChoices<unknown>) {
    const parts = createRegistry({ pointers: { '/lines/*/city': choicesFrom(load, { wait: 0 }) } });
    return renderScreen(lines, {
      registry: mergeRegistries(standardRegistry, parts),
      data: { lines: [{ city: 'bern' }, {}] },
    });
  }

  const leaves = {
    'with Tab': (user: UserEvent) => user.keyboard('{Tab}'),
    'by a press on another cell': (user: UserEvent) => user.click(cell(2, 1)),
    'by a press outside the table': (user: UserEvent) => user.click(document.body),
  };

  it.each(Object.entries(leaves))(
    'text that waits for its search stays when it is left %s',
    async (_, leave) => {
      const { user, controller } = renderCells(({ search }) => new Promise(() => search));
      await user.click(cell(1, 0));
      await user.keyboard('Zug');
      await leave(user);
      await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
      expect(cell(1, 0)).toHaveTextContent('Zug');
      expect(cell(1, 0)).toHaveAttribute('aria-invalid', 'true');
      expect(controller.get('/lines/0/city')).toBe('bern');
    },
  );

  it('an option that Tab takes leaves no text, and Escape leaves what was there', async () => {
    const { user, controller } = renderCells(() => [{ value: 'zug', label: 'Zug' }]);
    await user.click(cell(1, 0));
    await user.keyboard('Zu');
    await waitFor(() => expect(texts()).toEqual(['Zug']));
    await user.keyboard('{Tab}');
    expect(controller.getField('/lines/0/city')).toMatchObject({ value: 'zug', text: undefined, errors: [] });
    await user.click(cell(1, 0));
    await user.keyboard('Xyz{Escape}{Escape}{Escape}');
    expect(cell(1, 0)).toHaveFocus();
    expect(controller.getField('/lines/0/city')).toMatchObject({ value: 'zug', text: undefined, errors: [] });
  });
});

it('Escape in a cell restores the text that no option has, and the value below it', async () => {
  const rows = { type: 'array', items: objectSchema({ city: { type: 'string' }, n: { type: 'integer' } }) };
  const part = choicesFrom(() => [{ value: 'zug', label: 'Zug' }]);
  const { user, controller } = renderScreen(objectSchema({ rows }), {
    registry: mergeRegistries(standardRegistry, createRegistry({ pointers: { '/rows/*/city': part } })),
    data: { rows: [{ city: 'bern', n: 5 }] },
  });
  const cell = (column: number) => screen.getAllByRole('gridcell')[column]!;
  act(() => {
    controller.setText('/rows/0/city', 'Xyz', []);
    controller.setText('/rows/0/n', '12a');
  });
  const before = [controller.getField('/rows/0/city'), controller.getField('/rows/0/n')];
  await user.click(cell(0));
  await user.keyboard('{F2}{Control>}a{/Control}Zug');
  await waitFor(() => expect(texts()).toEqual(['Zug']));
  await user.click(screen.getByRole('option', { name: 'Zug' }));
  expect(controller.get('/rows/0/city')).toBe('zug');
  await user.keyboard('{Escape}');
  await user.click(cell(1));
  await user.keyboard('7{Escape}');
  for (const [at, name] of ['city', 'n'].entries()) {
    const { value, text, errors } = before[at]!;
    expect(controller.getField(`/rows/0/${name}`)).toMatchObject({ value, text, errors });
  }
});

it.each(['{Enter}', '{Tab}', '{Shift>}{Tab}{/Shift}'])(
  '%s takes the first option, and leaves no text',
  async (key) => {
    const { user, controller } = renderCity(ofCountry, { country: 'de' });
    await user.click(input());
    await waitFor(() => expect(texts()).toEqual(['Berlin', 'Bonn']));
    await user.keyboard(`bo${key}`);
    expect(controller.getField('/city')).toMatchObject({ value: 'bn', text: undefined, errors: [] });
    expect(input()).toHaveValue('Bonn');
  },
);

const states: readonly Choice[] = [
  { value: 'DE', label: 'Delaware' },
  { value: 'x', label: 'DE' },
  { value: 'kW', label: 'kW' },
  { value: 'KW', label: 'KW' },
  { value: 's1', label: 'Same' },
  { value: 's2', label: 'Same' },
];

it.each(['{Enter}', '{Tab}'])(
  '%s takes an exact value, and none where several names differ in case',
  async (key) => {
    const { user, controller } = renderCity(() => states, {});
    await user.click(input());
    await waitFor(() => expect(texts()).toContain('Delaware'));
    await user.keyboard(`DE${key}`);
    expect(controller.get('/city')).toBe('DE');
    for (const text of ['Kw', 'Same']) {
      await user.clear(input());
      await user.keyboard(`${text}${key}`);
      expect(controller.get('/city')).toBe('DE');
      expect(input()).toHaveValue(text);
      expect(await screen.findByText(`“${text}” matches several options. Choose one of them.`)).toBeVisible();
    }
    await user.clear(input());
    await user.keyboard(`KW${key}`);
    expect(controller.get('/city')).toBe('KW');
  },
);

it('text is not lost when its search fails, or when the field leaves the screen before it has finished', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const search: LoadChoices<Place> = ({ search: text }) =>
    text === '' ? states : text === 'Zug' ? Promise.reject(new Error()) : new Promise(() => {});
  const view = renderCity(search, { country: 'de' }, { wait: 0 });
  const { user, controller, rerender } = view;
  await user.click(input());
  await waitFor(() => expect(texts()).toContain('Delaware'));
  await user.keyboard('Zug');
  expect((await screen.findAllByText('The choices could not be loaded.')).length).toBeGreaterThan(0);
  await user.tab();
  await user.tab();
  expect(input()).toHaveValue('Zug');
  expect(controller.getField('/city').text).toBe('Zug');
  await user.clear(input());
  await user.type(input(), 'Basel');
  await user.tab();
  rerender(<></>);
  expect(controller.getField('/city').text).toBe('Basel');
  expect(await controller.submit()).toMatchObject({ status: 'invalid' });
  controller.setLocale('de');
  expect(controller.get('/city')).toBeUndefined();
});

it('a tag that no choice has stays in the input with an error, also before its search has finished', async () => {
  const list = { type: 'array', uniqueItems: true, items: { type: 'string' }, title: 'City' };
  let answer: (list: readonly Choice[]) => void = () => {};
  const load: LoadChoices = ({ search }) =>
    search === 'slow' ? new Promise((resolve) => (answer = resolve)) : states;
  const parts = createRegistry({ pointers: { '/city': choicesFrom(load, { wait: 0 }) } });
  const { user, controller } = renderScreen(objectSchema({ city: list }), {
    registry: mergeRegistries(standardRegistry, parts),
  });
  await user.type(input(), 'Xyz');
  await user.tab();
  expect(input()).toHaveValue('Xyz');
  expect(await screen.findByText('Choose one of the listed values.')).toBeVisible();
  expect(await act(() => controller.submit())).toMatchObject({ status: 'invalid' });
  await user.clear(input());
  await user.tab();
  expect(screen.queryByText('Choose one of the listed values.')).not.toBeInTheDocument();
  await user.type(input(), 'slow');
  await user.tab();
  expect(controller.getField('/city').text).toBe('slow');
  act(() => answer([{ value: 's', label: 'Slow' }]));
  await waitFor(() => expect(controller.get('/city')).toEqual(['s']));
  expect(input()).toHaveValue('');
});

describe.each([
  ['one value', { type: 'string', title: 'City' }, 'p'],
  ['several values', { type: 'array', uniqueItems: true, items: { type: 'string' }, title: 'City' }, ['p']],
])('Save before the search has finished, for %s', (_, city, saved) => {
  function renderSlow(
    children = (
      <>
        <EidosPart pointer="" />
        <HUD />
      </>
    ),
  ) {
    const answer: { send(list: readonly Choice[]): void; fail(cause: Error): void }[] = [];
    const load: LoadChoices = ({ search }) =>
      search === '' ? [] : new Promise((send, fail) => void answer.push({ send, fail }));
    const parts = createRegistry({ pointers: { '/city': choicesFrom(load, { wait: 0 }) } });
    const onSubmit = jest.fn();
    const registry = mergeRegistries(standardRegistry, parts);
    const view = renderScreen(objectSchema({ city }, 'city'), { registry, onSubmit, children });
    return { ...view, answer, onSubmit };
  }

  it('waits for it, and saves what it finds', async () => {
    const { answer, controller, onSubmit, user } = renderSlow();
    await user.type(input(), 'Perth');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(controller.getSnapshot().status).toBe('submitting');
    await waitFor(() => expect(answer.length).toBeGreaterThan(0));
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => answer.at(-1)!.send([{ value: 'p', label: 'Perth' }]));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ city: saved }));
    expect(controller.getSnapshot().status).toBe('submitted');
  });

  it.each(['a press', 'Tab and Enter', 'a screen reader'])(
    'Next of a wizard waits for it too, by %s',
    async (way) => {
      const steps = [
        { id: 'a', label: 'A', pointers: ['/city'] },
        { id: 'b', label: 'B', pointers: [], content: 'x' },
      ];
      const { answer, controller, user } = renderSlow(<Wizard steps={steps} />);
      await user.type(input(), 'Perth');
      if (way === 'a press') await user.click(screen.getByRole('button', { name: 'Next' }));
      else if (way === 'Tab and Enter') await user.keyboard('{Tab}{Enter}');
      else fireEvent.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(answer.length).toBeGreaterThan(0));
      act(() => answer.at(-1)!.send([{ value: 'p', label: 'Perth' }]));
      await waitFor(() => expect(screen.getByRole('heading', { name: /Step 2/ })).toBeVisible());
      expect(controller.get('/city')).toEqual(saved);
    },
  );

  it('refuses a text that it does not find, or that could not be searched', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, controller, onSubmit, user } = renderSlow();
    await user.type(input(), 'Perth');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer.length).toBeGreaterThan(0));
    act(() => answer.at(-1)!.fail(new Error('down')));
    await waitFor(() => expect(input()).toHaveFocus());
    await waitFor(() => expect(controller.getSnapshot().status).toBe('idle'));
    expect(screen.getByText('Choose one of the listed values.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('waits no longer than 30 seconds for one that never ends', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let end = () => {};
    const start = setTimeout;
    // With a mock, Testing Library would expect timers that do not run.
    globalThis.setTimeout = ((run: () => void, wait: number) => {
      if (wait === 30_000) end = run;
      return start(run, wait);
    }) as typeof setTimeout;
    const { answer, controller, onSubmit, user } = renderSlow();
    await user.type(input(), 'Perth');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer.length).toBeGreaterThan(0));
    act(() => end());
    globalThis.setTimeout = start;
    await waitFor(() => expect(controller.getSnapshot().status).toBe('idle'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Choose one of the listed values.')).toBeVisible();
  });

  it('does not wait for a text that changes, or leaves the screen', async () => {
    const { answer, controller, onSubmit, user, rerender } = renderSlow();
    await user.type(input(), 'Perth');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answer.length).toBeGreaterThan(0));
    await user.type(input(), 'x');
    await waitFor(() => expect(controller.getSnapshot().status).toBe('idle'));
    await user.tab();
    let outcome: unknown;
    act(() => void (outcome = controller.submit()));
    rerender(<></>);
    expect(await act(() => outcome)).toMatchObject({ status: 'invalid' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not wait for a text that another record has replaced', async () => {
    const { answer, controller, onSubmit, user } = renderSlow();
    await user.type(input(), 'Perth');
    await user.tab();
    await waitFor(() => expect(answer.length).toBeGreaterThan(0));
    act(() => controller.reset({ city: saved }));
    await act(() => controller.submit());
    expect(onSubmit).toHaveBeenCalledWith({ city: saved });
  });
});

it('no option of the previous search is reached by the arrow keys, or read while typing goes on', async () => {
  const answers = new Map<string, (list: readonly Choice[]) => void>();
  const load: LoadChoices = ({ search }) =>
    search === '' ? states : new Promise((resolve) => answers.set(search, resolve));
  const strings = { type: 'array', uniqueItems: true, items: { type: 'string' }, title: 'Cities' };
  const part = choicesFrom(load, { wait: 0 });
  const { user, controller } = renderScreen(objectSchema({ city: { type: 'string' }, cities: strings }), {
    registry: mergeRegistries(
      standardRegistry,
      createRegistry({ pointers: { '/city': part, '/cities': part } }),
    ),
  });
  const zug = { value: 'zug', label: 'Zug' };
  await user.click(input());
  await waitFor(() => expect(texts()).toContain('Delaware'));
  await user.keyboard('Zu{ArrowDown}{ArrowDown}');
  expect(input()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(controller.get('/city')).toBeUndefined();
  await waitFor(() => expect(answers.has('Zu')).toBe(true));
  act(() => answers.get('Zu')!([zug]));
  await waitFor(() => expect(controller.get('/city')).toBe('zug'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  const tags = screen.getByRole('combobox', { name: 'Cities' });
  await user.type(tags, 'Z');
  await user.tab();
  await user.type(tags, 'x');
  await waitFor(() => expect(answers.has('Zx')).toBe(true));
  act(() => answers.get('Zx')!([{ value: 'zx', label: 'Zx' }]));
  await waitFor(() => expect(texts()).toEqual(['Zx']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(controller.get('/cities')).toBeUndefined();
  expect(tags).toHaveValue('Zx');
});

it('text that the browser fills in without focusing the field is searched too', async () => {
  const load = jest.fn(({ search }: { readonly search: string }) => [{ value: 'zh', label: search }]);
  const { controller } = renderCity(load, {}, { wait: 0 });
  fireEvent.change(input(), { target: { value: 'Zug' } });
  await waitFor(() => expect(controller.get('/city')).toBe('zh'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['an object', { items: [] }],
  ['texts', ['Bern']],
  ['a label that is a number', [{ value: 'b', label: 2024 }]],
  ['a value that is not JSON', [{ value: 1n, label: 'Bern' }]],
])('a result other than a list of choices is a failure: %s', async (_, sent) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, controller } = renderCity(() => sent as readonly Choice[], { city: 'b' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await user.type(input(), 'e');
  expect(input()).toHaveValue('be');
  expect(controller.get('/city')).toBe('b');
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError));
});

it('undo takes back a text that waits for its search', async () => {
  let send: (list: readonly Choice[]) => void = () => {};
  const load: LoadChoices = ({ search }) =>
    search === 'Zug' ? new Promise((resolve) => (send = resolve)) : [{ value: 'b', label: 'Bern' }];
  const { user, controller } = renderCity(load, { city: 'b' }, { wait: 0 });
  await waitFor(() => expect(input()).toHaveValue('Bern'));
  await user.clear(input());
  await user.keyboard('Zug');
  await user.tab();
  expect(input()).toHaveValue('Zug');
  act(() => controller.undo());
  expect(input()).toHaveValue('Bern');
  await act(() => Promise.resolve(send([{ value: 'zug', label: 'Zug' }])));
  await waitFor(() => expect(input()).toHaveValue('Bern'));
  expect(controller.get('/city')).toBe('b');
});

it.each([
  ['Washington, D.C., Bern', ['w', 'b'], ''],
  ['Bern; Foo; Bar', ['b', 'fb'], ''],
  ['Foo; Bern; Bar', ['b'], 'Foo; Bar'],
])('a list may have names with commas: of %s, %j are chosen', async (pasted, values, rest) => {
  const list = { type: 'array', uniqueItems: true, items: { type: 'string' }, title: 'City' };
  const names = { w: 'Washington, D.C.', b: 'Bern', fb: 'Foo; Bar' };
  const part = choicesFrom(Object.entries(names).map(([value, label]) => ({ value, label })));
  const { user, controller } = renderScreen(objectSchema({ city: list }), {
    registry: mergeRegistries(standardRegistry, createRegistry({ pointers: { '/city': part } })),
  });
  await user.click(input());
  await user.paste(pasted);
  await waitFor(() => expect(controller.get('/city')).toEqual(values));
  expect(input()).toHaveValue(rest);
});

it('the text of the value that is typed again leaves the value, which another option may have as its name', async () => {
  const list = [
    { value: 'ann', label: 'bob' },
    { value: 'bob', label: 'Robert' },
    { value: '3', label: 'bob' },
  ];
  const { user, controller } = renderCity(() => list, { city: '3' });
  for (const value of ['3', 'ann']) {
    act(() => controller.set('/city', value));
    await waitFor(() => expect(input()).toHaveValue('bob'));
    for (const key of ['{Enter}', '{Tab}', '']) {
      await user.type(input(), `x{Backspace}${key}`);
      await user.click(document.body);
      expect(controller.get('/city')).toBe(value);
      expect(input()).toBeValid();
    }
  }
});

it('the text of a value that a search does not find leaves the value', async () => {
  const load: LoadChoices<Place> = ({ search }) => (search === '' ? [] : [{ value: 'x', label: 'Other' }]);
  const { user, controller } = renderCity(load, { city: '17' }, { labelOf: () => 'Customer 17', wait: 0 });
  await user.type(input(), 'x{Backspace}{Enter}');
  await user.tab();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(controller.getSnapshot()).toMatchObject({ data: { city: '17' }, errors: [] });
});

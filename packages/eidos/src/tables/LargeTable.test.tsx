import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { HUD } from '../hud/HUD';
import { compileEidos } from '../compiler/compile-eidos';
import { createRegistry } from '../parts/registry';
import { EidosProvider } from '../screen/EidosProvider';
import { EidosScreen } from '../screen/EidosScreen';
import { lines, linesSchema, objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { german } from '../translations/german';
import { LargeTable } from './LargeTable';
import type { RowRequest, RowSource } from './row-pages';

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
    .filter(Boolean);

const filterOf = (column: string) => within(screen.getByRole('group', { name: `Filter ${column}` }));

/** Lets the time pass in which typing, scrolling and loading are waited for. */
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function enter(column: string, field: string, value: string) {
  fireEvent.change(filterOf(column).getByLabelText(field), { target: { value } });
  return wait(300);
}

function scrollTo(top: number) {
  const area = screen.getByRole('region');
  area.scrollTop = top;
  fireEvent.scroll(area);
}

describe('LargeTable with the rows of the data', () => {
  it('brings a row out of view, or hidden by a filter, into the document when an error leads there', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      name: `Row ${index}`,
      amount: index === 400 ? -1 : 0,
    }));
    renderTable(
      <>
        <LargeTable pointer="/lines" />
        <HUD />
      </>,
      many,
    );
    const save = async () => {
      expect(screen.queryByText('Row 400')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await wait(100);
      expect(document.activeElement).toHaveTextContent('-1Enter 0 or more.');
      expect(screen.getByText('Row 400')).toBeVisible();
    };
    await save();
    await enter('Name', 'Contains', 'row 1');
    await save();
    expect(screen.getByText('500 rows')).toBeVisible();
  });

  it('filters a column of text by a part of it, whatever its case and accents', async () => {
    renderTable(<LargeTable pointer="/lines" />, lines);
    expect(names()).toEqual(['Zoë', 'Ärger', 'Bob']);
    await enter('Name', 'Contains', 'arG');
    expect(names()).toEqual(['Ärger']);
    expect(screen.getByRole('status')).toHaveTextContent('1 row');
  });

  it('filters numbers by a range, as the user writes them, and keeps what is not a number with its error', async () => {
    renderScreen(
      objectSchema({
        lines: {
          type: 'array',
          items: objectSchema({ weight: { type: 'number', title: 'Gewicht' } }),
        },
      }),
      {
        children: <LargeTable pointer="/lines" />,
        data: { lines: [{ weight: 0.5 }, { weight: 1.5 }, { weight: 1500 }, {}] },
        translations: { locale: 'de', catalogue: german },
      },
    );
    const filter = within(screen.getByRole('group', { name: 'Gewicht filtern' }));
    fireEvent.change(filter.getByLabelText('Von'), { target: { value: '1,5' } });
    await wait(300);
    expect(names()).toEqual(['1,5', '1.500']);
    fireEvent.change(filter.getByLabelText('Bis'), { target: { value: '1.000x' } });
    await wait(300);
    expect(names()).toEqual(['1,5', '1.500']);
    expect(filter.getByLabelText('Bis')).toHaveValue('1.000x');
    expect(filter.getByLabelText('Bis')).toBeInvalid();
    expect(filter.getByLabelText('Bis')).toHaveAccessibleDescription(/Zahl/);
    fireEvent.change(filter.getByLabelText('Bis'), { target: { value: '1.000' } });
    await wait(300);
    expect(names()).toEqual(['1,5']);
  });

  it('filters dates by the day that a cell shows', async () => {
    renderScreen(
      objectSchema({
        lines: {
          type: 'array',
          items: objectSchema({
            at: { type: 'string', format: 'date-time', title: 'At' },
          }),
        },
      }),
      {
        children: <LargeTable pointer="/lines" />,
        data: {
          lines: [{ at: '2026-03-09T23:30:00-05:00' }, { at: '2026-03-10T00:30:00+05:00' }, { at: 'soon' }],
        },
      },
    );
    await enter('At', 'From', '2026-03-10');
    expect(names()).toEqual(['Mar 10, 2026, 12:30 AM UTC+05:00']);
  });

  it('filters a text that is not a value by what was typed, and does not hide it with other filters', async () => {
    const row = objectSchema({
      at: { type: 'string', format: 'time', title: 'At' },
      amount: { type: 'number', title: 'Amount' },
    });
    const { controller } = renderScreen(objectSchema({ lines: { type: 'array', items: row } }), {
      children: <LargeTable pointer="/lines" />,
      data: { lines: [{ at: '10:00:00Z', amount: 5 }, { at: '11:00:00Z' }] },
    });
    act(() => controller.setText('/lines/1/at', 'about noon'));
    await enter('At', 'Contains', '11');
    expect(screen.getByRole('cell', { name: 'No row matches the filters' })).toBeVisible();
    await enter('At', 'Contains', 'NOON');
    expect(names()).toEqual([expect.stringContaining('about noon')]);
    act(() => controller.setText('/lines/1/at', 'about one'));
    await wait(300);
    expect(screen.getByRole('cell', { name: 'No row matches the filters' })).toBeVisible();
    await enter('At', 'Contains', '');
    act(() => controller.setText('/lines/1/amount', 'many'));
    await enter('Amount', 'From', '6');
    expect(names()).toEqual([expect.stringContaining('about one')]);
    act(() => controller.set('/lines/1/amount', 5));
    await wait(300);
    expect(screen.getByRole('cell', { name: 'No row matches the filters' })).toBeVisible();
  });

  it('filters choices and booleans by what the cells show, and clears all filters', async () => {
    const { user } = renderTable(<LargeTable pointer="/lines" />, lines);
    await user.click(filterOf('Paid').getByRole('checkbox', { name: 'No' }));
    await user.click(filterOf('State').getByRole('checkbox', { name: 'shut' }));
    await wait(300);
    expect(names()).toEqual(['Ärger']);
    expect(screen.getByRole('button', { name: 'Filter State, active' })).toBeVisible();
    await user.click(filterOf('State').getByRole('checkbox', { name: 'open' }));
    await user.click(filterOf('State').getByRole('checkbox', { name: 'shut' }));
    await wait(300);
    expect(screen.getByRole('cell', { name: 'No row matches the filters' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await wait(300);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  });

  it('has no filter for a value that is not shown, nor for a group', () => {
    renderTable(<LargeTable pointer="/lines" />, [{ secret: 'abc' }], {
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          items: objectSchema({
            secret: { type: 'string', title: 'Secret', writeOnly: true },
            place: { type: 'object', title: 'Place', properties: { city: { type: 'string' } } },
            name: { type: 'string', title: 'Name' },
          }),
        },
      },
    });
    expect(screen.getAllByRole('button', { name: /^Filter / })).toHaveLength(1);
  });

  it('does not read or submit its filters with the form around it', async () => {
    const onSubmit = jest.fn();
    const { user } = renderTable(
      <form onSubmit={onSubmit}>
        <LargeTable pointer="/lines" />
      </form>,
      lines,
    );
    const field = filterOf('Name').getByLabelText('Contains');
    await user.type(field, 'b{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect((field as HTMLInputElement).form).toBeNull();
  });

  it('does not keep a screen from being saved by an incomplete date in a filter', async () => {
    const onSubmit = jest.fn();
    const row = objectSchema({ day: { type: 'string', format: 'date', title: 'Day' } });
    const properties = { lines: { type: 'array', items: row } } as const;
    const eidos = compileEidos({ type: 'object', title: 'Days', properties });
    render(
      <EidosScreen
        eidos={eidos}
        onSubmit={onSubmit}
        registry={createRegistry({ kinds: { 'editable-table': LargeTable } })}
      />,
    );
    const field = filterOf('Day').getByLabelText('From');
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.submit(screen.getByRole('form', { name: 'Days' }));
    await wait(10);
    expect(onSubmit).toHaveBeenCalled();
  });

  /** Lets a search pause as often as it may. */
  function slowDown() {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  }

  it('pauses a search after at most 500 rows', () => {
    renderTable(
      <LargeTable pointer="/lines" />,
      Array.from({ length: 3500 }, (_, index) => ({ name: `Row ${index}` })),
    );
    slowDown();
    fireEvent.change(filterOf('Name').getByLabelText('Contains'), { target: { value: 'row 3499' } });
    act(() => void jest.advanceTimersByTime(250));
    let pauses = 0;
    for (; names().length > 1 && pauses < 50; pauses += 1) act(() => void jest.advanceTimersToNextTimer());
    expect(names()).toEqual(['Row 3499']);
    expect(pauses).toBeGreaterThanOrEqual(6);
  });

  it('shows and opens the rows that it found before with their present values while it searches', async () => {
    const onRowClick = jest.fn();
    const { controller, user } = renderTable(<LargeTable pointer="/lines" onRowClick={onRowClick} />, [
      { name: 'Removed' },
      { name: 'First' },
      { name: 'Second' },
      ...Array.from({ length: 500 }, () => ({ name: 'Other' })),
    ]);
    act(() => controller.set('/lines/1/name', 'Renamed'));
    slowDown();
    fireEvent.change(filterOf('Name').getByLabelText('Contains'), { target: { value: 'seco' } });
    act(() => void jest.advanceTimersByTime(250));
    expect(names().slice(0, 3)).toEqual(['Removed', 'Renamed', 'Second']);
    act(() => controller.removeRow('/lines', 0));
    expect(names().slice(0, 2)).toEqual(['Renamed', 'Second']);
    fireEvent.click(screen.getByRole('button', { name: 'Renamed' }));
    const value = { name: 'Renamed' };
    expect(onRowClick).toHaveBeenCalledWith({ index: 0, pointer: '/lines/0', value });
    await wait(20);
    expect(names()).toEqual(['Second']);
    await user.click(screen.getByRole('button', { name: 'Second' }));
    expect(onRowClick).toHaveBeenLastCalledWith({ index: 1, pointer: '/lines/1', value: { name: 'Second' } });
  });

  it('shows its rows immediately, and keeps the focus in them, when it is scrolled or edited', () => {
    const { controller } = renderTable(
      <LargeTable pointer="/lines" onRowClick={() => undefined} />,
      Array.from({ length: 1000 }, (_, index) => ({ name: `Row ${index}` })),
    );
    scrollTo(500 * 37);
    const button = screen.getByRole('button', { name: 'Row 503' });
    button.focus();
    act(() => controller.set('/lines/0/name', 'changed'));
    expect(button).toHaveFocus();
    act(() => controller.removeRow('/lines', 0));
    expect(button).toHaveFocus();
    expect(screen.getByText('999 rows')).toBeVisible();
  });

  it('measures its rows again when their text becomes larger, and keeps those in view', () => {
    let height = 37;
    const callbacks: ResizeObserverCallback[] = [];
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    rect.mockImplementation(() => ({ height }) as DOMRect);
    class Observer {
      constructor(callback: ResizeObserverCallback) {
        callbacks.push(callback);
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = jest.fn();
    }
    Object.assign(globalThis, { ResizeObserver: Observer });
    renderTable(
      <LargeTable pointer="/lines" />,
      Array.from({ length: 1000 }, (_, row) => ({ name: `Row ${row}` })),
    );
    const area = screen.getByRole('region');
    area.scrollTop = 500 * 37;
    fireEvent.scroll(area);
    const before = names();
    height = 60;
    const [target] = screen.getAllByRole('row', { name: /^Row/ });
    act(() => callbacks.forEach((callback) => callback([{ target }] as never, {} as never)));
    expect(area.scrollTop).toBe(500 * 60);
    expect(names().slice(0, 10)).toEqual(before.slice(0, 10));
    const spaces = [...area.querySelectorAll('tr')].map((row) => Number.parseFloat(row.style.blockSize) || 0);
    expect(spaces.reduce((sum, space) => sum + space, 0)).toBe((1000 - names().length) * 60);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    rect.mockRestore();
  });

  it('shows a stored value that is not a list', () => {
    renderScreen(linesSchema, { children: <LargeTable pointer="/lines" />, data: { lines: 'three lines' } });
    expect(screen.getByRole('group', { name: 'Lines' })).toHaveTextContent('three lines');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('finds and sorts 100,000 rows', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      name: `Name ${(index * 7919) % 100_000}`,
      amount: index % 10,
    }));
    const { user } = renderTable(<LargeTable pointer="/lines" />, many);
    await enter('Amount', 'To', '0');
    await screen.findAllByText('10,000 rows');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await wait(1000);
    expect(names().slice(0, 2)).toEqual(['Name 0', 'Name 10']);
  });
});

describe('LargeTable with a source', () => {
  const all = Array.from({ length: 1_000_000 }, (_, index) => index);

  /** A source of a million rows that answers after a second, and the requests that it got. */
  function createSource(answer: (request: RowRequest) => Promise<void> = () => pause(1000)) {
    const requests: RowRequest[] = [];
    const source: RowSource = {
      async load(request) {
        requests.push(request);
        await answer(request);
        const { from = 0 } = request.filters.amount ?? {};
        const order = request.sort?.direction === 'descending' ? -1 : 1;
        const found = from === 0 ? all : all.slice(Number(from));
        const rows = Array.from({ length: Math.min(request.end, found.length) - request.start }, (_, at) => {
          const index = found.at(order * (request.start + at) - Number(order < 0))!;
          return { name: `Row ${index}`, amount: index };
        });
        return { rows, total: found.length };
      },
    };
    return { source, requests };
  }

  const pause = (time: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, time);
    });

  it('loads the rows in view, announces it once, and shows how many rows there are', async () => {
    const { source, requests } = createSource();
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    expect(screen.getByRole('cell', { name: 'Loading rows…' })).toBeVisible();
    await wait(600);
    expect(screen.getByRole('status')).toHaveTextContent('Loading rows…');
    await wait(500);
    expect(names().slice(0, 2)).toEqual(['Row 0', 'Row 1']);
    expect(screen.getByRole('status')).toHaveTextContent('1,000,000 rows');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1000001');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ start: 0, end: 100, sort: undefined, filters: {} });
  });

  it('passes sort and filters to the source, and ignores the answer to an earlier query', async () => {
    const { source, requests } = createSource();
    const { user } = renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(1100);
    await enter('Amount', 'From', '10');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()[0]).toBe('Row 0');
    expect(requests[1]!.signal.aborted).toBe(true);
    await wait(1100);
    expect(requests.at(-1)).toMatchObject({
      sort: { column: 'amount', direction: 'descending' },
      filters: { amount: { from: 10 } },
    });
    expect(names()[0]).toBe('Row 999999');
    expect(screen.getByRole('status')).toHaveTextContent('999,990 rows');
  });

  it('shows every row once, up to the last one, within the height that browsers allow', async () => {
    const { source, requests } = createSource(() => pause(10));
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(100);
    const spaces = () =>
      [...screen.getByRole('table').querySelectorAll('tr')].map(
        ({ style }) => Number.parseFloat(style.blockSize) || 37,
      );
    const height = () => spaces().reduce((sum, each) => sum + each, 0);
    expect(height()).toBeLessThan(3_100_000);
    const before = height();
    scrollTo(before);
    await wait(300);
    expect(names().at(-1)).toBe('Row 999999');
    scrollTo(1_500_000);
    await wait(300);
    const numbers = names().map((name) => Number(name!.slice(4)));
    expect(numbers[0]).toBeGreaterThan(400_000);
    expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
    // A page down is a page of rows here too.
    const first = numbers.findIndex((_, at) => at > 8);
    scrollTo(screen.getByRole('region').scrollTop + 370);
    await wait(300);
    expect(names()[first]).toBe(`Row ${numbers[first]! + 10}`);
    expect(height()).toBeCloseTo(before, 0);
    expect(requests.length).toBeLessThan(12);
  });

  it('says that rows could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let works = false;
    const { source } = createSource(() => (works ? Promise.resolve() : Promise.reject(new Error('offline'))));
    const { user } = renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(10);
    expect(screen.getByRole('alert')).toHaveTextContent('The rows could not be loaded.');
    expect(screen.queryByText('0 rows')).toBeNull();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus();
    await wait(10);
    expect(names()[0]).toBe('Row 0');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('reports a failure only while its rows are in view and no other query is loading', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { source } = createSource(({ start, sort }) =>
      start === 500 && !sort ? Promise.reject(new Error('offline')) : pause(10),
    );
    const { user } = renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(300);
    const toFailure = async () => {
      scrollTo(550 * 37);
      await wait(300);
      expect(screen.getByRole('alert')).toHaveTextContent('The rows could not be loaded.');
    };
    await toFailure();
    scrollTo(0);
    await wait(300);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await toFailure();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    ['inserted', 'New', 1],
    ['removed', 'Row 1', -1],
  ])('loads the rows in view again after one was %s at the server', async (_, first, change) => {
    let stored = Array.from({ length: 1000 }, (__, index) => ({ name: `Row ${index}` }));
    const source: RowSource = {
      async load({ start, end }) {
        await pause(50);
        return { rows: stored.slice(start, end), total: stored.length };
      },
    };
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(300);
    stored = change > 0 ? [{ name: first }, ...stored] : stored.slice(1);
    scrollTo(95 * 37);
    await wait(160);
    expect(names().some((name) => name === 'Row 95')).toBe(true);
    await wait(300);
    const numbers = names().map((name) => Number(name!.slice(4)));
    expect(numbers).toEqual(numbers.map((__, at) => numbers[0]! + at));
    expect(screen.getByText(`${stored.length.toLocaleString('en')} rows`)).toBeVisible();
    scrollTo(0);
    await wait(300);
    expect(names()[0]).toBe(first);
  });

  it('loads the rows in view from another source', async () => {
    const { source } = createSource(() => pause(10));
    const { rerender, controller } = renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(300);
    scrollTo(550 * 37);
    await wait(300);
    const other: RowSource = {
      load: async (request) => {
        const { rows, total } = await source.load(request);
        return { rows, total: total - 1 };
      },
    };
    rerender(
      <EidosProvider controller={controller}>
        <LargeTable pointer="/lines" rows={other} />
      </EidosProvider>,
    );
    await wait(300);
    expect(screen.getByText('999,999 rows')).toBeVisible();
    expect(names()).toContain('Row 550');
  });

  it('reports a source that returns another number of rows than it should', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = all.slice(0, 500);
    const source: RowSource = { load: () => Promise.resolve({ rows, total: 500 }) };
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(10);
    expect(screen.getByRole('alert')).toHaveTextContent('The rows could not be loaded.');
    expect(String(report.mock.calls[0]![0])).toMatch('load returned 500 rows for 0 to 100 of 500');
  });

  it.each([undefined, { total: 3 }, { rows: [] }, { rows: [], total: '0' }, { rows: [], total: -1 }])(
    'reports an answer that is not a page: %j',
    async (answer) => {
      const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      renderTable(
        <LargeTable pointer="/lines" rows={{ load: () => Promise.resolve(answer as never) }} />,
        [],
      );
      await wait(10);
      expect(screen.getByRole('alert')).toHaveTextContent('The rows could not be loaded.');
      expect(String(report.mock.calls[0]![0])).toMatch('load must return { rows, total }');
    },
  );

  it.each([
    [10n, 'a bigint'],
    [new Date(0), 'a Date'],
    [NaN, 'NaN'],
    [() => 10, 'a function'],
    [{ inside: [10n] }, 'a bigint'],
  ])('reports a value that is not JSON, with its row and column: %p', async (amount, name) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rows = [{ name: 'Row 0' }, { name: 'Row 1', amount }];
    const source: RowSource = { load: () => Promise.resolve({ rows, total: 2 }) };
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(10);
    expect(screen.getByRole('alert')).toHaveTextContent('The rows could not be loaded.');
    expect(String(report.mock.calls[0]![0])).toMatch(
      new RegExp(`^TypeError: The data at "/1/amount.*" is not JSON. It is ${name}.`),
    );
  });

  it('shows rows with other values outside of the columns, and with missing ones', async () => {
    const rows = [{ name: 'Row 0', amount: undefined, id: 10n, read: new Date(0) }];
    const source: RowSource = { load: () => Promise.resolve({ rows, total: 1 }) };
    renderTable(<LargeTable pointer="/lines" rows={source} />, []);
    await wait(10);
    expect(names()).toEqual(['Row 0']);
  });

  it('opens a row with its value', async () => {
    const { source } = createSource(() => Promise.resolve());
    const onRowClick = jest.fn();
    const { user } = renderTable(
      <LargeTable pointer="/lines" rows={source} onRowClick={onRowClick} />,
      [],
      linesSchema,
    );
    await wait(10);
    await user.click(screen.getByRole('button', { name: 'Row 7' }));
    expect(onRowClick).toHaveBeenCalledWith({
      index: 7,
      pointer: '/lines/7',
      value: { name: 'Row 7', amount: 7 },
    });
  });
});

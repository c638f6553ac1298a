import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { EidosScreen } from './EidosScreen';

const trip = compileEidos({
  type: 'object',
  properties: {
    city: { type: 'string' },
    note: { type: 'string', 'x-eidos': { widget: 'text' } },
    nights: { type: 'integer' },
    id: { type: 'integer' },
    pin: { type: 'string', writeOnly: true },
    stops: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
});
interface Trip {
  city?: string;
  note?: string;
  nights?: number;
  id?: number;
  pin?: string;
  stops?: string[];
}

const box = (name: string) => screen.getByRole('textbox', { name });
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }));
const onSubmit = jest.fn();

/** A parent that keeps what `answer` makes of each report. */
function show(start: Trip, answer: (data: Trip, before: Trip) => Trip) {
  const held = { current: start };
  function Parent() {
    const [value, setValue] = useState(start);
    useEffect(() => {
      held.current = value;
    });
    return (
      <EidosScreen
        eidos={trip}
        data={value}
        onChange={(data) => setValue((before) => answer(data, before))}
        onSubmit={onSubmit}
      />
    );
  }
  render(
    <StrictMode>
      <Parent />
    </StrictMode>,
  );
  return held;
}

afterEach(() => {
  expect(screen.queryByText(/Someone else/)).toBeNull();
});

describe('a parent that changes what is reported', () => {
  it('leaves a text as it is typed until its field is left', async () => {
    const held = show({}, (data) => ({ ...data, city: data.city?.trim() ?? '' }));
    await userEvent.type(box('City'), ' New York ');
    expect(box('City')).toHaveValue(' New York ');
    expect(held.current.city).toBe('New York');
    await userEvent.tab();
    expect(box('City')).toHaveValue('New York');
    expect(screen.getByText('Nothing changed')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'New York' }));
    await undo();
    expect(held.current.city).toBe('');
    expect(box('City')).toHaveValue('');
  });

  it('wins in a field of several lines, and in other fields at once', async () => {
    const held = show({ city: 'Rome', note: '' }, (data) => ({
      ...data,
      note: data.note?.toUpperCase() ?? '',
      city: `${data.note?.length ?? 0}`,
      id: (data.id ?? 0) + 1,
    }));
    await userEvent.type(box('Note'), 'ab');
    expect([box('Note'), box('City'), box('Id')].map((one) => (one as HTMLInputElement).value)).toEqual([
      'ab',
      '2',
      '2',
    ]);
    await userEvent.tab();
    expect(box('Note')).toHaveValue('AB');
    expect(held.current).toEqual({ city: '2', note: 'AB', id: 2 });
  });

  it('wins again when its answer is the value that it passed before', async () => {
    const held = show({ nights: 2 }, (data) => ({ ...data, nights: Math.min(7, data.nights ?? 1) }));
    for (const text of ['12', '15']) {
      await userEvent.clear(box('Nights'));
      await userEvent.type(box('Nights'), text);
      expect(box('Nights')).toHaveValue(text);
      await userEvent.tab();
      expect(box('Nights')).toHaveValue('7');
      expect(held.current).toEqual({ nights: 7 });
    }
    expect(screen.getByText('Nothing changed')).toBeVisible();
  });

  it('wins in lists', async () => {
    const held = show({ stops: [] }, (data) => ({ ...data, stops: data.stops?.toSorted() ?? [] }));
    await userEvent.type(box('Stops'), 'b{Enter}a{Enter}');
    expect(held.current.stops).toEqual(['a', 'b']);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('a'),
      expect.stringContaining('b'),
    ]);
  });
});

it.each([
  ['passes back', (data: Trip) => data],
  ['changes', (data: Trip) => ({ ...data, pin: data.pin?.slice(0, 4) ?? '', id: (data.id ?? 0) + 1 })],
])('a secret stays as it is typed with a parent that %s what is reported', async (_name, answer) => {
  const held = show({}, answer);
  await userEvent.type(screen.getByLabelText('Pin'), '1234 5');
  expect(screen.getByLabelText('Pin')).toHaveValue('1234 5');
  expect(held.current.pin).toMatch(/^1234/);
});

describe('a parent that answers nothing', () => {
  it('is told, and an entry that it leaves out stays as an unsaved change', async () => {
    const held = show({ city: 'Rome' }, (_data, before) => before);
    await userEvent.type(box('City'), '!');
    await userEvent.tab();
    expect(held.current).toEqual({ city: 'Rome' });
    expect(box('City')).toHaveValue('Rome!');
    expect(screen.getByText('1 unsaved change')).toBeVisible();
  });

  it('may render with a copy', async () => {
    show({ city: 'Rome' }, (_data, before) => ({ ...before }));
    await userEvent.type(box('City'), '!?');
    await userEvent.tab();
    expect(box('City')).toHaveValue('Rome!?');
  });
});

describe('a parent that answers later', () => {
  function showLate(change: (data: Trip) => Trip) {
    const late: Trip[] = [];
    const onChange = (data: Trip) => void late.push(change(data));
    const { rerender } = render(<EidosScreen eidos={trip} data={{ city: '' }} onChange={onChange} />);
    const pass = (index: number) =>
      rerender(<EidosScreen eidos={trip} data={late[index]} onChange={onChange} />);
    return { pass, late };
  }

  it.each([[[4]], [[1, 4]], [[0, 1, 2, 3, 4]], [[1, 0, 4]]])(
    'after a pause or out of order (%j) loses no entry',
    async (order) => {
      const { pass } = showLate((data) => ({ ...data }));
      await userEvent.type(box('City'), 'Paris');
      await userEvent.tab();
      for (const index of order) {
        pass(index);
        expect(box('City')).toHaveValue('Paris');
      }
      expect(screen.getByText('Nothing changed')).toBeVisible();
    },
  );

  it('with a change to an earlier entry just as the next one is reported loses neither', async () => {
    const reported: Trip[] = [];
    function Late() {
      const [data, setData] = useState<Trip>({ city: '' });
      const onChange = (changed: Trip) => {
        if (reported.push(changed) === 3) setData({ city: `${reported[0]!.city}!` });
      };
      return <EidosScreen eidos={trip} data={data} onChange={onChange} />;
    }
    render(<Late />);
    await userEvent.type(box('City'), 'abc');
    await userEvent.tab();
    expect(box('City')).toHaveValue('abc');
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(box('City')).toHaveValue('a!');
  });

  it('with another value than the user has entered since asks the user', async () => {
    const { pass, late } = showLate((data) => ({ ...data, city: data.city?.toUpperCase() ?? '' }));
    await userEvent.type(box('City'), 'ab');
    await userEvent.tab();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    pass(0);
    expect(box('City')).toHaveValue('ab');
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(box('City')).toHaveValue('A');
    expect(late.at(-1)).toEqual({ city: 'A' });
  });
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { choicesFrom } from '../choices/ComboboxField';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { EidosProvider } from '../screen/EidosProvider';
import { EidosScreen } from '../screen/EidosScreen';
import { preloadScreen } from '../screen/lazy-registry';
import { everyPart, everyValue } from '../testing/every-part';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { EidosPart } from './EidosPart';
import { FieldLock, type FieldLockProps } from './FieldLock';
import { createRegistry } from './registry';

const node = {
  type: 'object',
  properties: { name: { type: 'string' }, inner: { $ref: '#/$defs/node' } },
};
const properties = Object.entries(everyPart.properties).map(([name, schema]) => {
  const { tab: _tab, ...hints } = schema['x-eidos'];
  return [name, { ...schema, 'x-eidos': hints }] as const;
});
const eidos = compileEidos({
  type: 'object',
  title: 'Order',
  $defs: { node },
  properties: {
    ...Object.fromEntries(properties),
    rate: { type: 'number', default: 5 },
    any: {},
    names: { type: 'object', additionalProperties: { type: 'string' } },
    tree: { $ref: '#/$defs/node' },
  },
});
const value = { ...everyValue, names: { a: 'b' }, any: [1], tree: { name: 'Root', inner: { name: 'Leaf' } } };

beforeAll(() => preloadScreen());

/** The controls that take an entry. */
const enabledControls = () =>
  ['textbox', 'checkbox', 'radio', 'combobox', 'switch', 'spinbutton']
    .flatMap((role) => screen.queryAllByRole(role))
    .filter((control) => !control.matches(':disabled'));

test.each<Omit<FieldLockProps, 'children'>>([{ readOnly: true }, { disabled: true }])(
  'no part of a screen with %o can be edited, and no button changes its data',
  async (lock) => {
    const controller = createController(eidos, { data: value });
    const { container, rerender } = render(<EidosScreen controller={controller} {...lock} />);
    expect(enabledControls()).toEqual([]);
    for (const button of screen.queryAllByRole('button')) {
      if (button.isConnected) await userEvent.click(button);
      expect(controller.getSnapshot().dirty).toBe(false);
    }
    for (const cell of screen.getAllByRole('gridcell', { name: /Pen|Pack/ })) {
      await userEvent.click(cell);
      await userEvent.keyboard('x{Delete}');
      await userEvent.paste('pasted');
    }
    expect(controller.getSnapshot()).toMatchObject({ data: value, dirty: false, canUndo: false });
    await expectAccessible(container);
    rerender(<EidosScreen controller={controller} />);
    expect(enabledControls().length).toBeGreaterThan(20);
  },
);

test.each<Omit<FieldLockProps, 'children'>>([{ readOnly: true }, { disabled: true }])(
  'what was done in a table before %o is not undone or redone in it',
  async (lock) => {
    const list = { type: 'array', items: objectSchema({ city: { type: 'string' } }) };
    const controller = createController(compileEidos(objectSchema({ list })), {
      data: { list: [{ city: 'Rome' }, { city: 'Bern' }, { city: 'Oslo' }] },
    });
    const { rerender } = render(<EidosScreen controller={controller} />);
    act(() => controller.set('/list/1/city', 'Basel'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete row 1' }));
    expect(screen.getByText('Row 1 deleted.', { selector: 'p *' })).toBeVisible();
    rerender(<EidosScreen controller={controller} {...lock} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('gridcell', { name: 'Basel' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(controller.getSnapshot().data).toEqual({ list: [{ city: 'Basel' }, { city: 'Oslo' }] });
    act(() => controller.undo());
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(controller.getSnapshot().canRedo).toBe(true);
  },
);

test('a lock keeps what was entered, code can still change values, and there is nothing to save meanwhile', async () => {
  const schema = compileEidos(objectSchema({ seats: { type: 'integer' }, city: { type: 'string' } }));
  const controller = createController(schema, { data: { seats: 2, city: 'Rome' } });
  const { rerender } = render(<EidosScreen controller={controller} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Seats' }), 'x');
  rerender(<EidosScreen controller={controller} readOnly />);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  act(() => controller.set('/city', 'Bern'));
  expect(screen.getByRole('group', { name: 'City' })).toHaveTextContent('Bern');
  rerender(<EidosScreen controller={controller} />);
  expect(screen.getByRole('textbox', { name: 'Seats' })).toHaveValue('2x');
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test.each<Omit<FieldLockProps, 'children'>>([{ readOnly: true }, { disabled: true }])(
  'keeps what is in an input and not in the data yet: %j',
  async (lock) => {
    const text = { type: 'string' };
    const list = { type: 'array', uniqueItems: true, items: text };
    const schema = objectSchema({
      tags: list,
      cities: list,
      map: { type: 'object', additionalProperties: text },
    });
    const controller = createController(compileEidos(schema), { data: { map: { old: 'x' } } });
    const registry = createRegistry({
      pointers: { '/cities': choicesFrom([{ value: 'Bern', label: 'Bern' }]) },
    });
    const screenWith = (props: object) => (
      <EidosScreen controller={controller} registry={registry} {...props} />
    );
    const { rerender } = render(screenWith({}));
    const boxes = () => [
      screen.getByRole('textbox', { name: /^Tags/ }),
      screen.getByRole('combobox', { name: /^Cities/ }),
      screen.getByRole('textbox', { name: 'Name' }),
      screen.getByRole('textbox', { name: /^New name/ }),
    ];
    for (const index of boxes().keys()) {
      await userEvent.type(boxes()[index]!, 'City');
      rerender(screenWith(lock));
      expect(screen.queryByRole('textbox', { name: /^Tags/ })).not.toBeInTheDocument();
      rerender(screenWith({}));
      expect(boxes()[index]).toHaveValue(index === 2 ? 'oldCity' : 'City');
    }
  },
);

test('locks a part of a screen, and a lock inside another one opens nothing', async () => {
  function Parts() {
    const [isLocked, setIsLocked] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsLocked(!isLocked)}>
          Toggle
        </button>
        <EidosPart pointer="/city" />
        <FieldLock disabled={isLocked}>
          <EidosPart pointer="/name" />
          <FieldLock readOnly={false}>
            <EidosPart pointer="/note" />
          </FieldLock>
        </FieldLock>
      </>
    );
  }
  const text = { type: 'string' };
  renderScreen(objectSchema({ city: text, name: text, note: text }), { children: <Parts /> });
  const box = (name: string) => screen.getByRole('textbox', { name });
  expect(box('City')).toBeEnabled();
  expect(box('Name')).toBeDisabled();
  expect(box('Note')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(box('Name')).toBeEnabled();
  expect(box('Note')).toBeEnabled();
});

test('a provider locks everything inside it while its props say so', () => {
  const schema = compileEidos(objectSchema({ city: { type: 'string' } }));
  const controller = createController(schema, { data: { city: 'Rome' } });
  const provided = (lock: Omit<FieldLockProps, 'children'>) => (
    <EidosProvider controller={controller} {...lock}>
      <EidosPart pointer="/city" />
    </EidosProvider>
  );
  const { rerender } = render(provided({ readOnly: true }));
  expect(screen.getByRole('group', { name: 'City' })).toHaveTextContent('Rome');
  rerender(provided({ disabled: true }));
  expect(screen.getByRole('textbox', { name: 'City' })).toBeDisabled();
  rerender(provided({}));
  expect(screen.getByRole('textbox', { name: 'City' })).toBeEnabled();
});

test.each<Omit<FieldLockProps, 'children'>>([{ readOnly: true }, { disabled: true }])(
  'an incomplete date keeps its input, which alone has its parts, while the screen is locked with %o',
  (lock) => {
    const schema = compileEidos(objectSchema({ day: { type: 'string', format: 'date' } }));
    const controller = createController(schema, { data: { day: '2026-05-06' } });
    const { rerender } = render(<EidosScreen controller={controller} />);
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    jest.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.change(day, { target: { value: '' } });
    rerender(<EidosScreen controller={controller} {...lock} />);
    expect(day).toBeInTheDocument();
    expect(day.readOnly || day.matches(':disabled')).toBe(true);
    rerender(<EidosScreen controller={controller} />);
    expect(screen.getByLabelText('Day')).toBe(day);
    expect(day).toBeEnabled();
    expect(controller.getSnapshot()).toMatchObject({
      data: { day: '2026-05-06' },
      errors: [{ code: 'format' }],
    });
  },
);

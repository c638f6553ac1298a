import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import type { Controller } from '../controller/controller';
import { createController } from '../controller/create-controller';
import { ControllerContext, useController } from './contexts';
import { useErrors } from './use-errors';
import { useForm } from './use-form';
import { useField } from './use-field';
import { useRows, useValue } from './use-value';

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    amount: { type: 'number' },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
    },
  },
};

function open(data: object = { name: 'Ada', lines: [{ text: 'a' }, { text: 'b' }] }) {
  const controller = createController(compileEidos(schema), { data });
  return { controller, wrapper: provide(controller) };
}

function provide(controller: Controller) {
  return function Provider({ children }: { children: ReactNode }) {
    return <ControllerContext.Provider value={controller}>{children}</ControllerContext.Provider>;
  };
}

/** Runs a hook and counts how often it rendered. */
function run<Result>(hook: () => Result, wrapper: ReturnType<typeof provide>) {
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return hook();
    },
    { wrapper },
  );
  return { result, renders: () => renders };
}

describe('useController', () => {
  test('outside a provider throws an error that names the missing component', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useController())).toThrow('<EidosProvider');
    jest.restoreAllMocks();
  });
});

describe('useField', () => {
  test('a keystroke in a screen of 1000 fields renders one field', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `field${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }]));
    const controller = createController(compileEidos({ type: 'object', properties }));
    const rendered: string[] = [];
    function Name({ pointer }: { pointer: string }) {
      const { value, setText } = useField(pointer);
      rendered.push(pointer);
      return (
        <input
          aria-label={pointer}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => setText(event.target.value)}
        />
      );
    }
    const Provider = provide(controller);
    render(
      <Provider>
        {names.map((name) => (
          <Name key={name} pointer={`/${name}`} />
        ))}
      </Provider>,
    );
    act(() => controller.set('/field0', 'a'));
    rendered.length = 0;
    act(() => controller.set('/field0', 'ab'));
    expect(rendered).toEqual(['/field0']);
    expect(screen.getByLabelText('/field0')).toHaveValue('ab');
  });

  test('sets the value, the text and the touched mark of its own field', () => {
    const { wrapper } = open();
    const { result } = run(() => useField('/amount'), wrapper);
    act(() => result.current.setText('1e'));
    expect(result.current).toMatchObject({ text: '1e', touched: false, errors: [{ code: 'unit' }] });
    act(() => result.current.touch());
    expect(result.current.touched).toBe(true);
    act(() => result.current.set(3));
    expect(result.current).toMatchObject({ text: undefined, value: 3, errors: [] });
  });

  test('returns the same setters at each render', () => {
    const { wrapper } = open();
    const { result } = run(() => useField('/name'), wrapper);
    const { set } = result.current;
    act(() => set('Ann'));
    expect(result.current.set).toBe(set);
  });

  test('switches to another pointer', () => {
    const { wrapper } = open();
    const { result, rerender } = renderHook(({ pointer }) => useField(pointer), {
      wrapper,
      initialProps: { pointer: '/lines/0/text' },
    });
    rerender({ pointer: '/lines/1/text' });
    expect(result.current.value).toBe('b');
  });

  test('renders on the server', () => {
    const { wrapper: Provider } = open();
    function Name() {
      return <p>{useField('/name').value as string}</p>;
    }
    expect(
      renderToString(
        <Provider>
          <Name />
        </Provider>,
      ),
    ).toBe('<p>Ada</p>');
  });
});

describe('useValue', () => {
  test('renders for anything inside its value and for nothing else', () => {
    const { controller, wrapper } = open();
    const { result, renders } = run(() => useValue('/lines'), wrapper);
    act(() => controller.set('/name', 'Ann'));
    expect(renders()).toBe(1);
    act(() => controller.set('/lines/1/text', 'B'));
    expect(renders()).toBe(2);
    expect(result.current).toEqual([{ text: 'a' }, { text: 'B' }]);
  });
});

describe('useRows', () => {
  test('renders when rows are added, removed or moved, not when a cell changes', () => {
    const { controller, wrapper } = open();
    const { result, renders } = run(() => useRows('/lines'), wrapper);
    const [a, b] = result.current.keys;
    act(() => controller.set('/lines/1/text', 'B'));
    expect(renders()).toBe(1);
    act(() => result.current.move(1, 0));
    expect(result.current.keys).toEqual([b, a]);
    act(() => result.current.insert());
    expect(controller.get('/lines')).toEqual([{ text: 'B' }, { text: 'a' }, {}]);
    act(() => result.current.remove(0));
    expect(result.current.keys).toHaveLength(2);
  });
});

describe('useErrors', () => {
  test('lists the errors at and below its pointers and renders only when they change', () => {
    const { controller, wrapper } = open({ name: 'Ada', lines: [{}] });
    const { result, renders } = run(() => useErrors(['/lines', '/amount']), wrapper);
    expect(result.current.map(({ pointer }) => pointer)).toEqual(['/lines/0/text']);
    act(() => controller.set('/name', undefined));
    expect(renders()).toBe(1);
    act(() => controller.setText('/amount', 'x'));
    expect(result.current.map(({ pointer }) => pointer)).toEqual(['/amount', '/lines/0/text']);
  });

  test('lists nothing for no pointers, and reads pointers with line ends', () => {
    const { wrapper } = open({});
    expect(run(() => useErrors([]), wrapper).result.current).toEqual([]);
    expect(run(() => useErrors(['/a\n/name']), wrapper).result.current).toEqual([]);
    expect(run(() => useErrors(['/name']), wrapper).result.current).toHaveLength(1);
  });

  test('does not mistake a longer name for a nested pointer', () => {
    const { wrapper } = open({});
    const { result } = run(() => useErrors('/nam'), wrapper);
    expect(result.current).toEqual([]);
  });
});

describe('useForm', () => {
  test('renders only when the selected part changes', () => {
    const { controller, wrapper } = open();
    const { result, renders } = run(() => useForm((form) => form.dirty), wrapper);
    act(() => controller.set('/name', 'Ann'));
    act(() => controller.set('/name', 'Anna'));
    expect(result.current).toBe(true);
    expect(renders()).toBe(2);
  });

  test('accepts a selector that returns a new object each time', () => {
    const { controller, wrapper } = open();
    const { result } = run(() => useForm(({ canUndo, canRedo }) => ({ canUndo, canRedo })), wrapper);
    act(() => controller.set('/name', 'Ann'));
    expect(result.current).toEqual({ canUndo: true, canRedo: false });
  });
});

import { createElement, forwardRef, lazy, memo } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import type { EidosNode } from '../compiler/node';
import { compileEidos } from '../compiler/compile-eidos';
import reference from '../../api-reference.json';
import { builtInWidgets } from '../compiler/node-base';
import { createField, FieldFrame } from '../fields/FieldFrame';
import { useControl, optionsOf } from '../fields/control';
import { everyPart, everyValue } from '../testing/every-part';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import {
  createRegistry,
  findPart,
  mergeRegistries,
  ownWidgets,
  type Part,
  type PartProps,
  type ScreenElements,
} from './registry';
import * as toolkit from '../react';
import { standardRegistry } from '../screen/standard-registry';

const part = (name: string): Part =>
  function Named({ pointer }: PartProps) {
    return <p>{`${name} draws ${pointer}`}</p>;
  };

const byKind = part('kind');
const byFormat = part('format');
const byWidget = part('widget');
const byPointer = part('pointer');
const byPattern = part('pattern');
const byPredicate = part('predicate');

const registry = createRegistry({
  kinds: { string: byKind },
  formats: { color: byFormat },
  widgets: { swatch: byWidget },
  predicates: [[(node) => node.kind === 'table' && node.label === 'Log', byPredicate]],
  pointers: {
    '/**/price': byPattern,
    '/rows/*/cell': byPointer,
    '/a.b': byPointer,
    '/exact': byPointer,
    '/x/**': byPattern,
    '/x/price': byPointer,
  },
});

function node(rest: Partial<EidosNode> = {}): EidosNode {
  return { kind: 'string', ...rest } as EidosNode;
}

/** A component in place of a native element, which it marks. */
function marked<Tag extends 'input' | 'textarea' | 'select' | 'button'>(tag: Tag) {
  return forwardRef((props: object, ref) =>
    createElement(tag as string, { ...props, ref, 'data-own': '' }),
  ) as unknown as ScreenElements[Tag];
}

test('the reference of hints names every widget of the toolkit', () => {
  const { members } = reference.find(({ name }) => name === 'Hints')!;
  const { description } = members.find(({ name }) => name === 'widget')!;
  const named = Array.from(description.matchAll(/`([^`]+)`/g), ([, name]) => name);
  const known = [
    ...Object.values(ownWidgets).flat(),
    ...Object.keys(standardRegistry.widgets),
    ...builtInWidgets,
  ];
  expect(new Set(named)).toEqual(new Set(known));
});

test('every field of the registry is public', () => {
  const parts = [...Object.values(standardRegistry.kinds), ...Object.values(standardRegistry.widgets)];
  const fields = parts.map(({ name }) => name).filter((name) => name.endsWith('Field'));
  expect(fields.filter((name) => !(name in toolkit))).toEqual([]);
});

describe('elements', () => {
  const elements = {
    input: marked('input'),
    textarea: marked('textarea'),
    select: marked('select'),
    button: marked('button'),
  };

  it('replace the native ones in every part, and keep what they do', async () => {
    const own = mergeRegistries(standardRegistry, createRegistry({ elements }));
    const { container, controller, user } = renderScreen(everyPart, { registry: own, data: everyValue });
    for (const element of container.querySelectorAll('input, textarea, select, .eidos-button'))
      expect(element).toHaveAttribute('data-own');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.de');
    await user.click(screen.getByRole('checkbox', { name: 'Member' }));
    await user.click(screen.getByRole('radio', { name: 'L' }));
    expect(controller.get('')).toMatchObject({ email: 'a@b.de', member: true, size: 'L' });
  });

  it('are merged one by one, and those of the toolkit are tags', () => {
    const { input, button } = elements;
    const base = createRegistry({ elements: { input } });
    expect(mergeRegistries(base, createRegistry({ elements: { button } })).elements).toEqual({
      input,
      button,
    });
    expect(createRegistry(standardRegistry).elements.input).toBe('input');
  });
});

describe('findPart', () => {
  it.each([
    ['the kind', node(), '/a', byKind],
    ['the format before the kind', node({ format: 'color' }), '/a', byFormat],
    ['the widget before the format', node({ format: 'color', widget: 'swatch' }), '/a', byWidget],
    ['the pointer before all', node({ format: 'color', widget: 'swatch' }), '/exact', byPointer],
    ['a pointer for every row', node(), '/rows/12/cell', byPointer],
    ['a pattern of any length', node(), '/price', byPattern],
    ['a pattern that matches several segments', node(), '/rows/3/parts/0/price', byPattern],
    ['a pattern for everything below', node(), '/x/1/y', byPattern],
    ['a pointer before a pattern that is listed first', node(), '/x/price', byPointer],
    ['a pointer with a dot', node(), '/a.b', byPointer],
    ['the kind where only a pattern read as an expression would match', node(), '/axb', byKind],
    ['a predicate', { kind: 'table', mode: 'editable', label: 'Log' } as EidosNode, '/log', byPredicate],
    ['the kind for a format that is not registered', node({ format: 'email' }), '/a', byKind],
    [
      'the kind for a widget that its part knows itself',
      node({ widget: 'radio', format: 'color' }),
      '/a',
      byKind,
    ],
  ])('finds a part by %s', (_, drawn, pointer, expected) => {
    expect(findPart(registry, drawn, pointer)).toBe(expected);
  });

  it('does not mistake the pointer of a row for one below it', () => {
    expect(findPart(registry, node(), '/rows/12/cell/deep')).toBe(byKind);
  });

  it('reports the pointer, the widget and the known widgets when a widget is unknown', () => {
    expect(() => findPart(registry, node({ widget: 'swach' }), '/color')).toThrow(
      '"/color" names the widget "swach", which is unknown for the kind "string". ' +
        'Use one of "input", "radio", "select", "swatch", "text", or register "swach" under widgets of createRegistry.',
    );
  });

  it.each([
    ['string', '"input", "radio", "select", "text"'],
    ['text', '"string"'],
    ['group', '"collapsible", "sections"'],
    ['number', '"input", "radio", "select"'],
  ])('names only widgets that render a value of the kind %s', (kind, names) => {
    const drawn = node({ kind, widget: 'x', tabs: [] } as never);
    expect(() => findPart(standardRegistry, drawn, '/a')).toThrow(`Use one of ${names}, or register`);
  });

  it('ignores names that every object inherits', () => {
    expect(() => findPart(registry, node({ widget: 'constructor' }), '/a')).toThrow('unknown');
    expect(findPart(registry, node({ format: 'toString' }), '/a')).toBe(byKind);
  });

  it('reports the fix when there is no part for a kind', () => {
    expect(() => findPart(createRegistry({}), node(), '/a')).toThrow(/"\/a".*standardRegistry/);
  });
});

describe('createRegistry', () => {
  it.each([
    [{ kinds: { strng: byKind } }, /kinds\.strng is unknown\. Use one of boolean, integer/],
    [{ widget: { swatch: byWidget } }, /: widget is unknown\. Use one of kinds, formats, widgets/],
    [{ elements: { inpt: 'input' } }, /elements\.inpt is unknown\. Use one of input, textarea/],
    [{ predicates: [() => true] }, /predicates\[0\] is not a function with its part\. Write \[\(node/],
    [{ pointers: { name: byPointer } }, /pointers\["name"\] is not a JSON Pointer\. Write "\/name"/],
    [{ predicates: [[() => true, undefined]] }, /predicates\["0"\] is undefined\. Pass a React component/],
    [{ widgets: { swatch: undefined } }, /widgets\["swatch"\] is undefined\. Pass a React component/],
    [{ widgets: { swatch: <p /> } }, /widgets\["swatch"\] is \[object Object\]\. Pass a React component/],
    [{ elements: { input: <input /> } }, /elements\["input"\] is \[object Object\]\. Pass a React/],
    [{ kinds: { string: { default: byKind } } }, /kinds\["string"\] is \[object Object\]\. Pass a React/],
  ])('refuses %j', (entries, message) => {
    expect(() => createRegistry(entries as never)).toThrow(message);
  });

  it('takes what React makes of a component', () => {
    const Input = forwardRef<HTMLInputElement>((props, ref) => <input {...props} ref={ref} />);
    const widgets = { once: memo(byWidget), later: lazy(() => Promise.resolve({ default: byWidget })) };
    expect(createRegistry({ widgets, elements: { input: Input, select: 'select' } })).toMatchObject({
      widgets,
    });
  });

  it('keeps the pointers and predicates of a registry that is spread into the entries', () => {
    const more = createRegistry({ ...registry, widgets: {}, pointers: { '/more': byKind } });
    expect(findPart(more, node(), '/exact')).toBe(byPointer);
    expect(findPart(more, node(), '/more')).toBe(byKind);
  });

  it('refuses entries that createRegistry was not called with', () => {
    expect(() => mergeRegistries(registry, { widgets: { swatch: byWidget } } as never)).toThrow(
      'Unknown registry. Pass what createRegistry returns.',
    );
  });
});

describe('mergeRegistries', () => {
  it('prefers the second registry and keeps the rest', () => {
    const merged = mergeRegistries(registry, createRegistry({ kinds: { string: byWidget } }));
    expect(findPart(merged, node(), '/a')).toBe(byWidget);
    expect(findPart(merged, node({ format: 'color' }), '/a')).toBe(byFormat);
    const placed = mergeRegistries(registry, createRegistry({ predicates: [[() => true, byWidget]] }));
    expect(findPart(placed, node(), '/exact')).toBe(byWidget);
  });
});

describe('a registry passed to EidosProvider', () => {
  it('replaces single parts and keeps the others', () => {
    renderScreen(
      objectSchema({
        exact: { type: 'string' },
        paint: { type: 'string', format: 'color' },
        age: { type: 'integer' },
      }),
      {
        registry: createRegistry({ formats: { color: byFormat }, pointers: { '/exact': byPointer } }),
      },
    );
    expect(screen.getByText('pointer draws /exact')).toBeVisible();
    expect(screen.getByText('format draws /paint')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Age' })).toBeVisible();
  });
});

function ColorField({ pointer }: PartProps) {
  const control = useControl(pointer);
  const { attributes, value, set } = control;
  return (
    <FieldFrame control={control}>
      <input
        {...attributes}
        type="color"
        value={typeof value === 'string' ? value : '#000000'}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

test('a part checks its own options by a schema, and says what is wrong with them in its place', () => {
  const scale = compileEidos({
    type: 'object',
    properties: { most: { type: 'integer', minimum: 1 } },
    additionalProperties: false,
  });
  const stars = createField((control) => {
    const { most = 5 } = optionsOf(control, scale);
    return <input {...control.attributes} type="range" max={most} />;
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rated = (options?: object) => ({ type: 'integer', 'x-eidos': { widget: 'stars', options } });
  renderScreen(
    objectSchema({
      food: rated({ most: 3 }),
      place: rated(),
      staff: rated({ most: 0 }),
      bar: rated({ mots: 3 }),
    }),
    { registry: createRegistry({ widgets: { stars } }) },
  );
  expect(screen.getByRole('slider', { name: 'Food' })).toHaveAttribute('max', '3');
  expect(screen.getByRole('slider', { name: 'Place' })).toHaveAttribute('max', '5');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringContaining('Correct x-eidos.options.most of "/staff": Enter 1 or more.'),
    expect.stringContaining('Correct x-eidos.options.mots of "/bar": “mots” is not a known field.'),
  ]);
});

describe('a field of your own', () => {
  it('has label, description and errors like any other', async () => {
    const paint = { type: 'string', format: 'color', description: 'As on the tin.', pattern: '^#f' };
    const { controller, container } = renderScreen(
      objectSchema({ paint, paints: { type: 'array', items: paint } }),
      {
        data: { paints: ['#00ff00'] },
        registry: mergeRegistries(standardRegistry, createRegistry({ formats: { color: ColorField } })),
      },
    );
    const input = screen.getByLabelText('Paint');
    fireEvent.change(input, { target: { value: '#123456' } });
    fireEvent.blur(input);
    expect(controller.get('/paint')).toBe('#123456');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/As on the tin/);
    expect(screen.getByRole('grid', { name: 'Paints' })).toHaveTextContent('#00ff00');
    await expectAccessible(container);
  });
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, version } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { everyPart, everyValue } from '../testing/every-part';
import { objectSchema } from '../testing/render-screen';
import { createController } from '../controller/create-controller';
import { EidosScreen } from './EidosScreen';
import { listRegistry } from './list-registry';
import { preloadScreen } from './lazy-registry';

beforeAll(() => preloadScreen());

const eidos = compileEidos(everyPart);
const text = { type: 'string' };
const onSubmit = jest.fn();
const open = (properties: Readonly<Record<string, JsonSchema>>, data: object) =>
  createController<unknown>(compileEidos(objectSchema(properties)), { data, onSubmit });
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const combobox = (name: string) =>
  screen.getByRole<HTMLInputElement & HTMLSelectElement>('combobox', { name });

const roots: Root[] = [];
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

/** Renders an element on the server, lets people use its markup, and loads its scripts. */
async function hydrate(element: ReactNode, enterEarly = () => {}, onRecoverableError = jest.fn()) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  enterEarly();
  roots.push(await act(() => Promise.resolve(hydrateRoot(container, element, { onRecoverableError }))));
  return onRecoverableError;
}

describe('a screen rendered on the server', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is complete without any script', () => {
    const html = renderToString(<EidosScreen eidos={eidos} data={everyValue} />);
    expect(html).toContain('value="Ada"');
    expect(html).toContain('<form');
    expect(html).toContain('role="tablist"');
  });

  it('has the text of schemas and data as text, never as markup', () => {
    const markup = '<img src="x" onerror="alert(1)">';
    const eidos = compileEidos({
      type: 'object',
      title: markup,
      properties: {
        name: {
          type: 'string',
          title: markup,
          description: markup,
          'x-eidos': { help: markup, placeholder: markup },
        },
        choice: { enum: [markup, 'other'], title: 'Choice' },
        fixed: { type: 'string', readOnly: true },
      },
    });
    const html = renderToString(<EidosScreen eidos={eidos} data={{ name: markup, fixed: markup }} />);
    expect(html.split('&lt;img')).toHaveLength(html.split('onerror').length);
    expect(html).not.toContain('<img');
  });

  it('is hydrated without a mismatch, and works', async () => {
    const onRecoverableError = await hydrate(<EidosScreen eidos={eidos} data={everyValue} />);
    expect(onRecoverableError).not.toHaveBeenCalled();
    // React 18 warns about layout effects, because this server has a window.
    const others = complaints.mock.calls.filter(
      ([message]: unknown[]) => !/^Warning: useLayoutEffect/.test(String(message)),
    );
    expect(others).toEqual([]);
    await userEvent.type(textbox('Name'), '!');
    expect(textbox('Name')).toHaveValue('Ada!');
  });

  it('keeps what was typed before its scripts loaded', async () => {
    const controller = createController<unknown>(eidos, { data: everyValue });
    await hydrate(<EidosScreen controller={controller} />, () => {
      textbox('Name').value = 'Grace';
      textbox('Age').value = '3x';
      textbox('Notes').value = 'Early';
      checkbox('Member').checked = true;
    });
    expect(controller.getSnapshot().data).toMatchObject({ name: 'Grace', notes: 'Early', member: true });
    expect(textbox('Age')).toHaveValue('3x');
    expect(new Set(controller.getSnapshot().changed)).toEqual(
      new Set(['/name', '/member', '/age', '/notes']),
    );
  });

  it('keeps what was entered in lists, tags, names and searches', async () => {
    const few = { ...text, enum: ['a', 'b', 'c'] };
    const strings = { type: 'array', uniqueItems: true, items: text };
    const controller = open(
      {
        boxes: { ...strings, items: few },
        tags: strings,
        search: { ...few, 'x-eidos': { widget: 'combobox' } },
        searches: { ...strings, items: few, 'x-eidos': { widget: 'combobox' } },
        map: { type: 'object', additionalProperties: text },
      },
      { boxes: ['a'], map: { old: 'x' } },
    );
    await hydrate(<EidosScreen controller={controller} registry={listRegistry} />, () => {
      checkbox('a').checked = false;
      checkbox('b').checked = true;
      checkbox('c').checked = true;
      textbox('Tags').value = 'x, y';
      combobox('Search').value = 'b';
      combobox('Searches').value = 'c';
      textbox('Name').value = 'new';
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      boxes: ['b', 'c'],
      tags: ['x', 'y'],
      search: 'b',
      searches: ['c'],
      map: { new: 'x' },
    });
  });

  it('keeps what was entered in the checkboxes and the filter of a table', async () => {
    const row = objectSchema({ name: text, paid: { type: 'boolean' } });
    const rows = { type: 'array', items: row, 'x-eidos': { filterable: true } };
    const controller = open({ rows }, { rows: [{ name: 'a', paid: true }, { name: 'b' }] });
    await hydrate(<EidosScreen controller={controller} />, () => {
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = !box.checked;
      screen.getByRole<HTMLInputElement>('searchbox').value = 'b';
    });
    expect(controller.get('/rows')).toEqual([
      { name: 'a', paid: false },
      { name: 'b', paid: true },
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('b');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('keeps the options that were selected before its scripts loaded', async () => {
    const few = { ...text, enum: ['a', 'b'] };
    const many = { ...text, enum: ['a', 'b', 'c', 'd', 'e'] };
    const data = { radio: 'a', list: 'a', untouched: 'a' };
    const controller = open({ radio: few, list: many, untouched: few }, data);
    await hydrate(<EidosScreen controller={controller} />, () => {
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'b' })[0]!.checked = true;
      combobox('List').selectedIndex = 3;
    });
    expect(controller.getSnapshot().data).toMatchObject({ list: 'c', untouched: 'a' });
    expect(combobox('List')).toHaveDisplayValue('c');
    // React 18 itself resets radio buttons.
    const radio = version.startsWith('18') ? 'a' : 'b';
    expect(controller.get('/radio')).toBe(radio);
    expect(screen.getAllByRole('radio', { name: radio })[0]).toBeChecked();
  });

  it('keeps none, a date and the line ends of a text', async () => {
    const option = (title: string) => ({ title, ...(objectSchema({ [title]: text }) as object) });
    const controller = open(
      {
        kind: { oneOf: ['A', 'B', 'C', 'D', 'E'].map(option) },
        day: { ...text, format: 'date' },
        note: text,
      },
      { kind: { A: 'x' }, day: '2026-05-06', note: 'one\r\ntwo' },
    );
    await hydrate(<EidosScreen controller={controller} />, () => {
      combobox('Kind').selectedIndex = 0;
      screen.getByLabelText<HTMLInputElement>('Day').value = '2026-05-07';
      textbox('Note').value = 'one\ntwo!';
    });
    // React 19 itself resets a text area that has a text.
    const note = version.startsWith('18') ? 'one\r\ntwo!' : 'one\r\ntwo';
    expect(controller.get('')).toEqual({ day: '2026-05-07', note });
    expect(screen.getByLabelText('Day')).toHaveValue('2026-05-07');
    expect(combobox('Kind')).toHaveDisplayValue('None');
  });

  it('keeps a date that was incomplete before its scripts loaded as an error, and its stored value', async () => {
    const controller = open({ day: { ...text, format: 'date' } }, { day: '2026-05-06' });
    await hydrate(<EidosScreen controller={controller} />, () => {
      const input = screen.getByLabelText<HTMLInputElement>('Day');
      input.value = '';
      Object.defineProperty(input, 'validity', { value: { badInput: true } });
    });
    expect(controller.get('/day')).toBe('2026-05-06');
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/day', code: 'format' }]);
    expect(screen.getByLabelText('Day')).toHaveValue('');
  });
});

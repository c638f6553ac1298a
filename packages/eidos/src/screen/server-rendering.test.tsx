import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { compileEidos } from '../compiler/compile-eidos';
import { everyPart, everyValue } from '../testing/every-part';
import { createController } from '../controller/create-controller';
import { EidosScreen } from './EidosScreen';
import { listRegistry } from './list-registry';
import { preloadScreen } from './lazy-registry';

beforeAll(() => preloadScreen());

const eidos = compileEidos(everyPart);

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

  it('is hydrated without a mismatch, and works', async () => {
    const onRecoverableError = jest.fn();
    const element = <EidosScreen eidos={eidos} data={everyValue} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const root = await act(() => Promise.resolve(hydrateRoot(container, element, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    // React 18 warns about layout effects, because this server has a window.
    const others = complaints.mock.calls.filter(
      ([text]: unknown[]) => !/^Warning: useLayoutEffect/.test(String(text)),
    );
    expect(others).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada!');
    act(() => root.unmount());
  });

  it('keeps what was typed before its scripts loaded', async () => {
    const controller = createController<unknown>(eidos, { data: everyValue });
    const element = <EidosScreen controller={controller} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Grace';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Age' }).value = '3x';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' }).value = 'Early';
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Member' }).checked = true;
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    expect(controller.getSnapshot().data).toMatchObject({ name: 'Grace', notes: 'Early', member: true });
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveValue('3x');
    expect(new Set(controller.getSnapshot().changed)).toEqual(
      new Set(['/name', '/member', '/age', '/notes']),
    );
    act(() => root.unmount());
  });

  it('keeps what was entered in lists, tags, names and searches', async () => {
    const few = { type: 'string', enum: ['a', 'b', 'c'] };
    const strings = { type: 'array', uniqueItems: true, items: { type: 'string' } };
    const lists = compileEidos({
      type: 'object',
      properties: {
        boxes: { ...strings, items: few },
        tags: strings,
        search: { ...few, 'x-eidos': { widget: 'combobox' } },
        searches: { ...strings, items: few, 'x-eidos': { widget: 'combobox' } },
        map: { type: 'object', additionalProperties: { type: 'string' } },
      },
    });
    const onSubmit = jest.fn();
    const controller = createController<unknown>(lists, {
      data: { boxes: ['a'], map: { old: 'x' } },
      onSubmit,
    });
    const element = <EidosScreen controller={controller} registry={listRegistry} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'a' }).checked = false;
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'b' }).checked = true;
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'c' }).checked = true;
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' }).value = 'x, y';
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).value = 'b';
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Searches' }).value = 'c';
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'new';
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      boxes: ['b', 'c'],
      tags: ['x', 'y'],
      search: 'b',
      searches: ['c'],
      map: { new: 'x' },
    });
    act(() => root.unmount());
  });

  it('keeps what was entered in the checkboxes and the filter of a table', async () => {
    const row = { type: 'object', properties: { name: { type: 'string' }, paid: { type: 'boolean' } } };
    const rows = { type: 'array', items: row, 'x-eidos': { filterable: true } };
    const data = { rows: [{ name: 'a', paid: true }, { name: 'b' }] };
    const table = compileEidos({ type: 'object', properties: { rows } });
    const controller = createController<unknown>(table, { data });
    const element = <EidosScreen controller={controller} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = !box.checked;
    screen.getByRole<HTMLInputElement>('searchbox').value = 'b';
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    expect(controller.get('/rows')).toEqual([
      { name: 'a', paid: false },
      { name: 'b', paid: true },
    ]);
    expect(screen.getByRole('searchbox')).toHaveValue('b');
    expect(screen.getByRole('checkbox')).toBeChecked();
    act(() => root.unmount());
  });

  it('keeps the options that were selected before its scripts loaded', async () => {
    const few = { type: 'string', enum: ['a', 'b'] };
    const many = { type: 'string', enum: ['a', 'b', 'c', 'd', 'e'] };
    const choices = compileEidos({ type: 'object', properties: { radio: few, list: many, untouched: few } });
    const controller = createController<unknown>(choices, {
      data: { radio: 'a', list: 'a', untouched: 'a' },
    });
    const element = <EidosScreen controller={controller} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    screen.getAllByRole<HTMLInputElement>('radio', { name: 'b' })[0]!.checked = true;
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'List' }).selectedIndex = 3;
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    const shown = screen.getByRole('combobox', { name: 'List' });
    expect(controller.getSnapshot().data).toMatchObject({ list: 'c', untouched: 'a' });
    expect(shown).toHaveDisplayValue('c');
    // React 18 itself resets radio buttons.
    const radio = version.startsWith('18') ? 'a' : 'b';
    expect(controller.get('/radio')).toBe(radio);
    expect(screen.getAllByRole('radio', { name: radio })[0]).toBeChecked();
    act(() => root.unmount());
  });

  it('keeps none, a date and the line ends of a text', async () => {
    const option = (title: string) => ({
      title,
      type: 'object',
      properties: { [title]: { type: 'string' } },
    });
    const fields = compileEidos({
      type: 'object',
      properties: {
        kind: { oneOf: ['A', 'B', 'C', 'D', 'E'].map(option) },
        day: { type: 'string', format: 'date' },
        note: { type: 'string' },
      },
    });
    const controller = createController<unknown>(fields, {
      data: { kind: { A: 'x' }, day: '2026-05-06', note: 'one\r\ntwo' },
    });
    const element = <EidosScreen controller={controller} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).selectedIndex = 0;
    screen.getByLabelText<HTMLInputElement>('Day').value = '2026-05-07';
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value = 'one\ntwo!';
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    // React 19 itself resets a text area that has a text.
    const note = version.startsWith('18') ? 'one\r\ntwo!' : 'one\r\ntwo';
    expect(controller.get('')).toEqual({ day: '2026-05-07', note });
    expect(screen.getByLabelText('Day')).toHaveValue('2026-05-07');
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('None');
    act(() => root.unmount());
  });

  it('keeps a date that was incomplete before its scripts loaded as an error, and its stored value', async () => {
    const fields = compileEidos({ type: 'object', properties: { day: { type: 'string', format: 'date' } } });
    const controller = createController<unknown>(fields, { data: { day: '2026-05-06' } });
    const element = <EidosScreen controller={controller} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const input = screen.getByLabelText<HTMLInputElement>('Day');
    input.value = '';
    Object.defineProperty(input, 'validity', { value: { badInput: true } });
    const root = await act(() => Promise.resolve(hydrateRoot(container, element)));
    expect(controller.get('/day')).toBe('2026-05-06');
    expect(controller.getSnapshot().errors).toMatchObject([{ pointer: '/day', code: 'format' }]);
    expect(input).toHaveValue('');
    act(() => root.unmount());
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as eidos from 'eidos';
import * as eidosReact from 'eidos/react';
import type * as react from 'react';
import { loadPageSample } from './fixtures/load-page-sample';

type Recipe = Readonly<{ note: eidos.Eidos; Autosave: () => react.ReactElement }>;

/** A screen whose saves end when the test says so. */
function renderSlow(own?: eidos.Eidos) {
  const page = 'content/docs/tutorial/recipes/autosave.mdx';
  const { note, Autosave } = loadPageSample<Recipe>(page, undefined, '{ note, Autosave }');
  const saves: { readonly title: unknown; readonly end: (answer?: unknown) => Promise<void> }[] = [];
  const onSubmit = (data: unknown) =>
    new Promise<unknown>((resolve) => {
      const end = (answer?: unknown) => act(() => Promise.resolve(resolve(answer)));
      saves.push({ title: (data as { title?: unknown }).title, end });
    });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(
    <eidosReact.EidosScreen eidos={own ?? note} hud={false} onSubmit={onSubmit}>
      <Autosave />
    </eidosReact.EidosScreen>,
  );
  const type = (text: string) => user.type(screen.getByRole('textbox', { name: 'Title' }), text);
  const pause = () => act(() => jest.advanceTimersByTimeAsync(1000));
  const enter = (text: string) => type(text).then(pause);
  return { saves, user, type, pause, enter, unmount, titles: () => saves.map(({ title }) => title) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a running save is followed by one with the latest data', async () => {
  const { saves, pause, titles, enter } = renderSlow();
  await enter('a');
  await enter('b');
  await enter('c');
  expect(titles()).toEqual(['a']);
  await saves[0]!.end();
  expect(titles()).toEqual(['a', 'abc']);
  await saves[1]!.end();
  await pause();
  expect(titles()).toEqual(['a', 'abc']);
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

test('nothing is saved while something is invalid, and no error of unfinished input is shown', async () => {
  const { saves, user, pause } = renderSlow();
  const text = screen.getByRole('textbox', { name: 'Text' });
  await user.click(text);
  await user.paste('a'.repeat(501));
  await pause();
  expect(saves).toEqual([]);
  expect(text).toBeValid();
  await user.keyboard('{Backspace}');
  await pause();
  expect(saves).toHaveLength(1);
});

test('a number that is typed again after a slip is saved', async () => {
  const properties = { title: { type: 'integer', title: 'Title' } } as const;
  const { titles, enter } = renderSlow(eidos.compileEidos({ type: 'object', properties }));
  await enter('1x');
  expect(titles()).toEqual([]);
  await enter('{Backspace}');
  expect(titles()).toEqual([1]);
});

test('a save that fails is followed by one with what was entered meanwhile, and is not repeated otherwise', async () => {
  const { saves, pause, titles, enter } = renderSlow();
  await enter('a');
  await enter('b');
  await saves[0]!.end(eidos.refuse('The server is down.'));
  expect(titles()).toEqual(['a', 'ab']);
  await saves[1]!.end(Promise.reject(new Error('offline')));
  await pause();
  expect(titles()).toEqual(['a', 'ab']);
  await enter('c');
  expect(titles()).toEqual(['a', 'ab', 'abc']);
});

test('an edit during a save that Enter started is saved after it', async () => {
  const { saves, type, pause, titles, enter } = renderSlow();
  await type('a{Enter}');
  await enter('b');
  await pause();
  expect(titles()).toEqual(['a']);
  await saves[0]!.end();
  await pause();
  expect(titles()).toEqual(['a', 'ab']);
  await saves[1]!.end(eidos.refuse('The server is down.'));
  await pause();
  expect(titles()).toEqual(['a', 'ab']);
});

test.each([
  ['the screen is closed', ({ unmount }: ReturnType<typeof renderSlow>) => unmount()],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('edits before the pause ends are saved when %s', async (_when, leave) => {
  const shown = renderSlow();
  await shown.type('a');
  leave(shown);
  await shown.pause();
  expect(shown.titles()).toEqual(['a']);
});

test('a screen that is closed during a save saves what was entered meanwhile after it', async () => {
  const { saves, type, pause, unmount, titles, enter } = renderSlow();
  await enter('a');
  await type('b');
  unmount();
  expect(titles()).toEqual(['a']);
  await saves[0]!.end();
  await pause();
  expect(titles()).toEqual(['a', 'ab']);
});

/** @jest-environment jsdom */
import { adoptEntry, isOverlayEntry, pushOverlayEntry, replaceUrl } from './history-entry';

const router = { routerKey: 1 };
beforeEach(() => history.replaceState(router, '', '/docs/x'));

test('an entry is added for the URL on screen, with the router’s state', () => {
  const { length } = history;
  pushOverlayEntry();
  expect([history.length, location.pathname, isOverlayEntry()]).toEqual([length + 1, '/docs/x', true]);
  expect(history.state).toMatchObject(router);
});

test('the URL changes without the state', () => {
  replaceUrl('/docs/x?tab=npm');
  expect([location.search, history.state]).toEqual(['?tab=npm', router]);
});

test('only an entry without a state is written again, which lets the router adopt it', () => {
  const write = jest.spyOn(history, 'replaceState');
  adoptEntry();
  expect(write).not.toHaveBeenCalled();
  history.replaceState(null, '');
  write.mockClear();
  adoptEntry();
  expect(write).toHaveBeenCalledTimes(1);
});

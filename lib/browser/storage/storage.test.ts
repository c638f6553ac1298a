/** @jest-environment jsdom */
import { storageSlot } from './storage';

const refuse = () => {
  throw new Error('denied');
};

beforeEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('listeners of this window are notified of changes only', () => {
  const heard = jest.fn();
  const stop = storageSlot('theme').listen(heard);
  storageSlot('theme').set('dark');
  storageSlot('theme').set('dark');
  storageSlot('other').set('x');
  expect(heard.mock.calls).toEqual([['dark']]);
  stop();
  storageSlot('theme').set('light');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('listeners get what is stored by now after a change and a removal in another tab, and after Back', () => {
  const heard = jest.fn();
  const stop = storageSlot('theme').listen(heard);
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard.mock.calls).toEqual([['dark'], [null], [null]]);
  stop();
});

test('an operation that the browser refuses is logged and the value kept in memory', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const slot = storageSlot('full');
  slot.set('x');
  const message: unknown = expect.stringContaining("storage error, can't set full=x");
  expect(log.mock.calls).toEqual([[message, expect.any(Error)]]);
  expect(slot.get()).toBe('x');
});

test.each([
  ['refuses', refuse],
  ['lacks', () => null as unknown as Storage],
])('with storage that the browser %s, one warning is logged and all works in memory', async (_, get) => {
  jest.resetModules();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(get);
  const slot = (await import('./storage')).storageSlot('denied');
  slot.set('yes');
  expect(slot.get()).toBe('yes');
  slot.remove();
  expect(slot.get()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /browser storage is not available\.\nPossible reasons: running .* in an iframe/,
  );
});

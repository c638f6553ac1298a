/** @jest-environment jsdom */

let warn: jest.SpyInstance;

beforeEach(() => {
  jest.resetModules();
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const load = async () => (await import('./storage')).browserStorage;

test('available storage is returned without a warning', async () => {
  expect((await load())()).toBe(window.localStorage);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [
    'refuses',
    () => {
      throw new Error('denied');
    },
  ],
  ['lacks', () => null as unknown as Storage],
])('storage that the browser %s is reported once for each load', async (_, getter) => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(getter);
  const browserStorage = await load();
  expect(browserStorage()).toBeUndefined();
  expect(browserStorage()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/ browser storage is not available\.\nPossible reasons: /),
    expect.anything(),
  );
});

/** @jest-environment jsdom */
import { BAR_RUN, writeRunMark } from '../../paths/run-mark';
import { isInRequestedRun, requestRun } from '../navigation/payload-runs';
import { requestRuns } from './request-runs';

jest.mock('../navigation/payload-runs', () => ({ requestRun: jest.fn(), isInRequestedRun: jest.fn() }));

const requested = () => jest.mocked(requestRun).mock.calls.map(([name, paths]) => [name, ...paths]);
const ask = (...paths: string[]) =>
  requestRuns(
    paths.map((path) => new URL(path, location.href)),
    '',
  );

const first = writeRunMark({ name: 'r-0', count: 4 });
const second = writeRunMark({ name: 'r-1', count: 6 });

beforeEach(() => {
  jest.mocked(requestRun).mockClear();
  jest.mocked(isInRequestedRun).mockReset();
  document.body.innerHTML = `
    <nav data-navbar><a href="/">Home</a><a href="/docs/a">A</a><a href="https://example.org">out</a></nav>
    <div data-sidebar-tree><a href="/docs/a" data-run="${first}">A</a><a href="/docs/b">B</a><a href="/docs/c">C</a>
    <a href="/docs/d" data-run="${second}">D</a><a href="/docs/e">E</a></div>
    <main><a href="/docs/c">C</a></main>`;
});

test('a run of which half of the pages are in view is requested', () => {
  ask('/docs/a', '/docs/c');
  expect(requested()).toEqual([['r-0', '/docs/a', '/docs/c']]);
});

test('pages of a run of which few are in view, and single pages, are not', () => {
  ask('/docs/d', '/docs/e', '/docs/c');
  ask('/docs/a');
  expect(requested()).toEqual([]);
});

test('the pages of the bar are a run, without those of a run that comes anyway', () => {
  ask('/', '/docs/a');
  expect(requested()).toEqual([[BAR_RUN, '/', '/docs/a']]);
  jest.mocked(isInRequestedRun).mockImplementation((path) => path === '/docs/a');
  ask('/', '/docs/a');
  expect(requested()).toHaveLength(1);
});

import { rmSync } from 'node:fs';
import { hashSources, keptResult } from './kept-result';

const key = { kind: 'test-results', name: 'a page' };
afterAll(() => rmSync('.cache/finish/test-results', { recursive: true, force: true }));

test('a result is made once for the same inputs, and again for others', async () => {
  const make = jest.fn(() => Buffer.from([0, 255, 10]));
  const first = await keptResult({ ...key, inputs: ['a', 'b'] }, make);
  const again = await keptResult({ ...key, inputs: ['a', 'b'] }, make);
  expect([first.equals(again), make.mock.calls.length]).toEqual([true, 1]);
  await keptResult({ ...key, inputs: ['ab', ''] }, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('sources of another folder have another hash', () => {
  expect(hashSources(['lib/paths'])).toBe(hashSources(['lib/paths']));
  expect(hashSources(['lib/paths'])).not.toBe(hashSources(['lib/search']));
});

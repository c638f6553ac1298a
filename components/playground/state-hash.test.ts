/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { plainState, type PlaygroundState } from './playground-state';
import { exampleHash, longestHash, readHash, writeHash } from './state-hash';

const state: PlaygroundState = {
  ...plainState,
  schema: '{ "title": "Größe – 大小" }',
  data: '{ "a": 1 }',
  look: 'dark',
  locale: 'de',
};

it('a state is read back from the URL that it was written into', async () => {
  const hash = await writeHash(state);
  expect(hash).toMatch(/^#state=[\w-]+$/);
  expect(await readHash(hash)).toEqual({ kind: 'state', state });
});

it('a schema of 500 properties fits into a URL', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`property${index}`, { type: 'string', maxLength: index }]),
  );
  const hash = await writeHash({ ...state, schema: JSON.stringify({ properties }) });
  expect(hash.length).toBeLessThan(longestHash);
});

it('a URL can name an example', async () => {
  expect(await readHash(exampleHash('a b'))).toEqual({ kind: 'example', id: 'a b' });
});

const hashOf = (text: string) => `#state=${deflateRawSync(text).toString('base64url')}`;

test.each([
  ['#state=', 'nothing'],
  ['#state=%%%', 'no letters of base64'],
  ['#state=AAAA', 'nothing compressed'],
  [hashOf('{ "schema"'), 'half of a state'],
  [hashOf('{ "data": "{}" }'), 'no schema'],
  [hashOf('[]'), 'a list'],
  [hashOf(JSON.stringify({ schema: randomBytes(30_000).toString('hex') })), 'more than is ever written'],
])('%.30s is broken: it holds %s', async (hash) => {
  expect(await readHash(hash)).toEqual({ kind: 'broken' });
});

it('a value that does not exist any more is replaced by the usual one', async () => {
  const found = await readHash(hashOf(JSON.stringify({ schema: '{}', look: 'odd', locale: 7, hints: null })));
  expect(found).toEqual({ kind: 'state', state: { ...plainState, schema: '{}' } });
});

test.each(['', '#', '#examples'])('%j requests nothing', async (hash) => {
  expect(await readHash(hash)).toEqual({ kind: 'none' });
});

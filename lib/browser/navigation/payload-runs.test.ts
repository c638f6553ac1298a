/** @jest-environment jsdom */
import { DecompressionStream, ReadableStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { prefetchRequest } from '../../next-formats/browser/fixtures';
import { isRunFile, runFile } from '../../next-formats/names/addresses';
import { pagePart, treePart } from '../../next-formats/names/fixtures';
import { SHARED_PART_FILE } from '../../next-formats/names/payload-names';
import { guardPayloads } from './guard-payloads';
import { requestRun } from './payload-runs';

/** What jsdom lacks; its text is all that the router reads. */
class Answer {
  constructor(readonly text: unknown) {}
  async json(): Promise<unknown> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.text as AsyncIterable<Uint8Array>) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString());
  }
}

const parts = { [treePart('docs/a b')]: 'tree of a b', 'docs/c.txt': 'page c', [SHARED_PART_FILE]: 'shared' };
const requested: string[] = [];
let runStatus = 200;
let stop: () => void;

const server = (input: string | URL) => {
  const url = new URL(input, location.href);
  requested.push(url.pathname);
  if (!isRunFile(url)) return Promise.resolve(new Answer(`network: ${url.pathname}`));
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(gzipSync(JSON.stringify(parts)));
      controller.close();
    },
  });
  return runStatus === 0
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve({ ok: runStatus === 200, body });
};

const fetchPart = async (address: string) =>
  (await window.fetch(new URL(address, location.href), prefetchRequest)) as unknown as Answer;

beforeEach(() => {
  Object.assign(globalThis, { DecompressionStream, Response: Answer });
  window.fetch = server as unknown as typeof fetch;
  requested.length = 0;
  runStatus = 200;
  stop = guardPayloads('/x');
});
afterEach(() => stop());

const begin = () => requestRun('r-0', ['/x/docs/a%20b', '/x/docs/c', '/x/'], '/x');

test('parts of a run are answered from its one file, and each of them once', async () => {
  begin();
  const part = `/x/${treePart('docs/a%20b')}?v=1`;
  expect(await fetchPart(part)).toEqual({ text: 'tree of a b' });
  expect(requested).toEqual([`/x/${runFile('r-0')}`]);
  expect(await fetchPart(part)).toEqual({ text: `network: /x/${treePart('docs/a%20b')}` });
});

test('the part that is a page’s own is the page’s payload', async () => {
  begin();
  const part = `/x/${pagePart('docs/c')}`;
  expect(await fetchPart(part)).toEqual({ text: 'page c' });
  expect(await fetchPart(part)).toEqual({ text: 'network: /x/docs/c.txt' });
  expect(await fetchPart(`/x/${pagePart('')}`)).toEqual({ text: 'network: /x/index.txt' });
});

test('the part that all pages share has one address', async () => {
  begin();
  expect(await fetchPart(`/x/docs/c/${SHARED_PART_FILE}`)).toEqual({ text: 'shared' });
  expect(await fetchPart(`/x/docs/d/${SHARED_PART_FILE}`)).toEqual({
    text: `network: /x/${SHARED_PART_FILE}`,
  });
});

test('a browser that cannot decompress fetches page by page', async () => {
  Object.assign(globalThis, { DecompressionStream: undefined });
  requestRun('r-1', ['/x/docs/d'], '/x');
  const part = `/x/${treePart('docs/d')}`;
  expect(await fetchPart(part)).toEqual({ text: `network: ${part}` });
  expect(requested).toEqual([part]);
});

test.each([
  ['a page that the file lacks', 200, `/x/${treePart('docs/c')}`],
  ['a file that is gone', 404, `/x/${treePart('docs/a%20b')}`],
  ['a file that does not arrive', 0, `/x/${treePart('docs/a%20b')}`],
])('%s: the part is fetched by itself', async (_, status, address) => {
  runStatus = status;
  begin();
  expect(await fetchPart(address)).toEqual({ text: `network: ${address}` });
});

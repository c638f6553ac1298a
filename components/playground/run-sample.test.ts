import type { FrameEvents } from '../mdx/live-code/live-frame';
import { createLiveFrame } from '../mdx/live-code/live-frame';
import { runSampleOf } from './run-sample';

jest.mock('../mdx/live-code/live-frame', () => ({ createLiveFrame: jest.fn() }));

const page =
  '# Trip\n\n```sh\nnpm i\n```\n\n```tsx live noInline\nrender(<a />);\n```\n\n```tsx live\n<b />\n```\n';
const rendered = { type: 'rendered', schema: '{}', hints: '{}', data: '{}' } as const;
const remove = jest.fn();
const post = jest.fn();

/** Lets the page have this text, and the frame answer with these calls. */
function answer(markdown: string | undefined, reply: (events: FrameEvents) => void) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: markdown !== undefined, text: () => Promise.resolve(markdown) }),
  ) as unknown as typeof fetch;
  jest.mocked(createLiveFrame).mockImplementation((_box, _address, events) => {
    setTimeout(() => {
      events.onReady();
      reply(events);
    });
    return { element: document.createElement('iframe'), post, remove };
  });
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => expect(document.body).toBeEmptyDOMElement());

test('the first sample of the page is run, and the frame is removed again', async () => {
  answer(page, (events) => events.onScreen?.(rendered));
  expect(await runSampleOf('/docs/trip', '/frame')).toEqual({ rendered, code: 'render(<a />);' });
  expect(fetch).toHaveBeenCalledWith('/docs/trip.md');
  expect(post).toHaveBeenCalledWith({ type: 'run', run: 1, code: 'render(<a />);', noInline: true });
  expect(remove).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page that is not there', undefined, 'has no live sample'],
  ['a page without a sample', '# Trip', 'has no live sample'],
])('%s is an error', async (_, markdown, message) => {
  answer(markdown, () => undefined);
  await expect(runSampleOf('/docs/trip', '/frame')).rejects.toThrow(message);
});

test.each<[string, (events: FrameEvents) => void]>([
  ['ends with an error', (events) => events.onResult(1, 'no')],
  ['leaves its page', (events) => events.onLost('left')],
])('a sample that %s has rendered no screen', async (_, reply) => {
  answer(page, reply);
  await expect(runSampleOf('/docs/trip', '/frame')).rejects.toThrow('rendered no screen');
  expect(remove).toHaveBeenCalledTimes(1);
});

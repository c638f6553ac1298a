import { connectToPage, type FrameWindow } from './connect-to-page';
import type { PageMessage } from './protocol';

const docs = 'https://docs.example.com';
const foreign = 'https://foreign.example.com';
const sample: PageMessage = { type: 'run', run: 1, code: 'render(1)', noInline: true };

/** A window that received no message yet, inside of a page that shows it in a sandbox. */
function createView(changes: Partial<FrameWindow> = {}) {
  const events = new EventTarget();
  const parent = { postMessage: jest.fn() } as unknown as Window;
  const view: FrameWindow = {
    origin: 'null',
    location: { origin: docs },
    parent,
    addEventListener: events.addEventListener.bind(events),
    ...changes,
  };
  /** Has another window send a message, the page around the frame if none is named. */
  const receive = (data: unknown, origin = docs, source: unknown = parent) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { view, parent, receive };
}

/** Connects a view and collects what it obeys. */
function connect(view: FrameWindow) {
  const obeyed: PageMessage[] = [];
  const connection = connectToPage(view);
  connection?.listen((message) => obeyed.push(message));
  return { connection, obeyed };
}

it('obeys the page of its own URL that shows it in a sandbox', () => {
  const { view, receive } = createView();
  const { obeyed } = connect(view);
  receive(sample);
  expect(obeyed).toEqual([sample]);
});

it('answers only that page', () => {
  const { view, parent } = createView();
  connectToPage(view)?.post({ type: 'ready' });
  expect(parent.postMessage).toHaveBeenCalledWith({ type: 'ready' }, docs);
});

it.each([
  ['without a sandbox, where a sample would have the rights of the site', { origin: docs }],
  ['when the browser does not report its origin', { origin: undefined }],
  ['when it was opened from a disk, where every page has the same origin', { location: { origin: 'null' } }],
])('does not connect %s', (_, changes) => {
  expect(connectToPage(createView(changes).view)).toBeUndefined();
});

it('does not connect when it is the top-level page', () => {
  const { view } = createView();
  Object.assign(view, { parent: view });
  expect(connectToPage(view)).toBeUndefined();
});

it.each([
  ['a foreign page that shows it in a sandbox', foreign, undefined],
  ['a sandboxed page that shows it', 'null', undefined],
  ['another window of the site', docs, {}],
  ['a frame that the sample made', 'null', {}],
])('obeys no message of %s', (_sender, origin, source) => {
  const { view, receive } = createView();
  const { obeyed } = connect(view);
  receive(sample, origin, source);
  expect(obeyed).toEqual([]);
});

/** @jest-environment node */
import { createLoopGuard } from './loop-guard';

/** Node's own channel would keep the test run from ending. */
class FakeMessageChannel {
  readonly port1: { onmessage?: () => void } = {};
  readonly port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.()) };
}

let time: number;
let guard: () => void;

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: FakeMessageChannel });
  time = 0;
  guard = createLoopGuard(() => time);
});

/** Waits until the messages that are under way have been handled. */
const giveThreadBack = () => Promise.resolve();

it('ends a loop that has held the thread for over a second', () => {
  guard();
  time = 1000;
  expect(guard).not.toThrow();
  time = 1001;
  expect(guard).toThrow('This loop ran for more than 1 second without a pause and was stopped.');
});

it('lets a loop continue that yields the thread in between', async () => {
  guard();
  time = 900;
  await giveThreadBack();
  guard();
  time = 1800;
  expect(guard).not.toThrow();
});

/** How long a sample may loop without letting the browser do anything else, in ms. */
const longestLoopMs = 1000;

/**
 * Makes the function that every loop of a sample calls on each turn. It throws when the sample has held the thread
 * for too long; loops that wait for something yield the thread and may run forever.
 */
export function createLoopGuard(now: () => number = () => performance.now()) {
  const channel = new MessageChannel();
  let startedAt: number | undefined;
  // A message is handled after the current work is done, and unlike a timer it is not held back in a hidden tab.
  channel.port1.onmessage = () => {
    startedAt = undefined;
  };
  return function guardLoop() {
    if (startedAt === undefined) {
      startedAt = now();
      channel.port2.postMessage(undefined);
      return;
    }
    if (now() - startedAt > longestLoopMs)
      throw new Error(
        `This loop ran for more than ${longestLoopMs / 1000} second without a pause and was stopped.`,
      );
  };
}

import type { Thread } from './attach-thread';
import type { ThreadRoots } from './connect-roots';

/**
 * Connects the roots once the page has loaded, so that nothing delays that.
 * @param onPoint is called when another value is pointed at, or none
 * @returns The thread, whose `show` does nothing before that.
 */
export function threadAfterLoad(roots: ThreadRoots, onPoint?: (pointer: string | undefined) => void): Thread {
  let thread: Thread | undefined;
  const gone = new AbortController();
  async function connect() {
    const { connectRoots } = await import('./connect-roots');
    if (!gone.signal.aborted) thread = connectRoots(roots, onPoint);
  }
  const start = () => void connect();
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: gone.signal });
  return {
    show: (pointer) => thread?.show(pointer),
    detach() {
      gone.abort();
      thread?.detach();
    },
  };
}

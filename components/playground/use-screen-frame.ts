import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { createLiveFrame, type LiveFrame } from '../mdx/live-code/live-frame';
import type { LiveFrameFiles } from '../mdx/live-code/live-frame-files';
import styles from './screen-panel.module.css';
import type { CompiledMessage, EnteredMessage, ScreenMessage } from '../mdx/live-code/frame/protocol';

export type ScreenRequest = Omit<ScreenMessage, 'type' | 'run'>;

export type FrameUrls = Pick<LiveFrameFiles, 'page' | 'zod'>;

export interface CompiledSource extends CompiledMessage {
  readonly source: ScreenRequest;
}

export type ScreenFrame = ReturnType<typeof useScreenFrame>;

/** Loads the frame into `box` and keeps it showing `request`. */
export function useScreenFrame(
  box: RefObject<HTMLElement | null>,
  { page, zod }: FrameUrls,
  request: ScreenRequest | undefined,
) {
  const frame = useRef<LiveFrame>(undefined);
  /** Requests by the number of their run; those before the run that was compiled last are dropped. */
  const sent = useRef(new Map<number, ScreenRequest>());
  const lastRun = useRef(0);
  const hasZod = useRef(false);
  const onPoint = useRef<(pointer: string | undefined) => void>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [status, setStatus] = useState<'loading' | 'shown' | 'lost'>('loading');
  /** Why there is no screen, or what went wrong on it. */
  const [error, setError] = useState<string>();
  const [compiled, setCompiled] = useState<CompiledSource>();
  const [entered, setEntered] = useState<EnteredMessage>();

  useEffect(() => {
    if (!box.current) return undefined;
    hasZod.current = false;
    const created = createLiveFrame(
      box.current,
      page,
      {
        ready: () => setIsReady(true),
        result: ({ run, error: message }) => {
          if (run !== lastRun.current) return;
          delete created.element.dataset.waiting;
          setStatus('shown');
          setError(message);
        },
        entered: setEntered,
        compiled: (message) => {
          const source = sent.current.get(message.run);
          if (!source) return;
          for (const run of sent.current.keys()) if (run < message.run) sent.current.delete(run);
          setCompiled({ ...message, source });
        },
        point: ({ pointer }) => onPoint.current?.(pointer),
        onLost: (message) => {
          created.remove();
          setIsReady(false);
          setStatus('lost');
          setError(message);
        },
      },
      { title: 'Screen', className: styles.frame ?? '' },
    );
    frame.current = created;
    return () => {
      created.remove();
      setIsReady(false);
    };
  }, [box, page, attempt]);

  useEffect(() => {
    if (!isReady || !request) return undefined;
    let isOutdated = false;
    const send = async () => {
      // Counted before anything is awaited, so that a late message about the former texts cannot replace an error.
      const run = (lastRun.current += 1);
      sent.current.set(run, request);
      if (request.language === 'zod' && !hasZod.current) {
        const response = await fetch(zod);
        if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
        const code = await response.text();
        if (isOutdated) return;
        frame.current?.post({ type: 'library', code });
        hasZod.current = true;
      }
      frame.current?.post({ type: 'screen', run, ...request });
    };
    send().catch((reason: unknown) => {
      if (isOutdated) return;
      setStatus('shown');
      setError(`zod could not be loaded. ${String(reason)}`);
    });
    return () => {
      isOutdated = true;
    };
  }, [isReady, request, zod]);

  const retry = () => {
    setStatus('loading');
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  const focusField = (pointer: string) => {
    frame.current?.element.focus();
    frame.current?.post({ type: 'focus', pointer });
  };
  /** Marks the field of the value that is pointed at on the page. */
  const point = useCallback((pointer: string | undefined) => {
    frame.current?.post({ type: 'point', pointer });
  }, []);
  /** Calls a listener with the value that is pointed at on the screen; returns what ends that. */
  const listenToPoints = useCallback((listener: (pointer: string | undefined) => void) => {
    onPoint.current = listener;
    return () => (onPoint.current = undefined);
  }, []);
  return { status, error, compiled, entered, retry, focusField, point, listenToPoints };
}

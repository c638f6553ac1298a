import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useQueryAndHash } from '@/lib/browser/location/location';
import { replaceUrl } from '@/lib/config/next-formats/browser/history-entry';
import { type ExampleContent, findExample, firstContent, firstExampleId } from './examples/examples';
import { plainState, type PlaygroundState } from './playground-state';
import type { EditedText } from './placed-problems';
import { exampleHash, longestHash, readHash, writeHash } from './state-hash';

/** How long nobody may type before the URL follows, in ms. */
const urlDelayMs = 400;

interface Shown {
  readonly state: PlaygroundState;
  /** The state that Reset returns to. */
  readonly start: PlaygroundState;
  /** The example that the start is; undefined for a link, a sample or a file. */
  readonly exampleId: string | undefined;
  /** Another number begins the screen again. */
  readonly session: number;
  /** Something that the reader has to know, such as a link that cannot be read. */
  readonly notice: string | undefined;
}

type Action =
  | { readonly type: 'edit'; readonly text: EditedText; readonly code: string }
  | { readonly type: 'set'; readonly part: Partial<Pick<PlaygroundState, 'look' | 'locale'>> }
  | { readonly type: 'open'; readonly start: PlaygroundState; readonly exampleId?: string }
  | { readonly type: 'fill'; readonly content: ExampleContent; readonly exampleId?: string }
  | { readonly type: 'reset' }
  | { readonly type: 'notice'; readonly notice: string | undefined };

const firstState: PlaygroundState = { ...plainState, ...firstContent };

const initial: Shown = {
  state: firstState,
  start: firstState,
  exampleId: firstExampleId,
  session: 1,
  notice: undefined,
};

function begin(shown: Shown, start: PlaygroundState, exampleId: string | undefined): Shown {
  return { state: start, start, exampleId, session: shown.session + 1, notice: undefined };
}

function reduce(shown: Shown, action: Action): Shown {
  const { state, start, session } = shown;
  if (action.type === 'edit') {
    const next = { ...state, [action.text]: action.code };
    // The screen begins with its data, so other data begins it again.
    return { ...shown, state: next, session: action.text === 'data' ? session + 1 : session };
  }
  if (action.type === 'set') return { ...shown, state: { ...state, ...action.part } };
  if (action.type === 'open') return begin(shown, action.start, action.exampleId);
  if (action.type === 'fill') {
    const { look, locale } = state;
    return begin(shown, { ...plainState, ...action.content, look, locale }, action.exampleId);
  }
  if (action.type === 'reset') return begin(shown, start, shown.exampleId);
  return { ...shown, notice: action.notice };
}

const withHash = (hash: string) => location.pathname + location.search + hash;

/** The playground's state, in step with the hash of the URL. */
export function usePlayground() {
  const [shown, dispatch] = useReducer(reduce, initial);
  const { state, start, exampleId } = shown;
  const written = useRef<string>('');
  const queryAndHash = useQueryAndHash();

  const openExample = useCallback(async (id: string) => {
    const example = findExample(id);
    if (!example) return dispatch({ type: 'notice', notice: `There is no example “${id}”.` });
    try {
      dispatch({ type: 'fill', content: await example.load(), exampleId: id });
    } catch {
      dispatch({ type: 'notice', notice: 'The example could not be loaded.' });
    }
  }, []);

  useEffect(() => {
    const { hash } = location;
    if (hash === written.current) return;
    written.current = hash;
    void readHash(hash).then((content) => {
      // The reader has gone on, by a link or by writing.
      if (hash !== written.current) return;
      if (content.kind === 'example') void openExample(content.id);
      if (content.kind === 'state') dispatch({ type: 'open', start: content.state });
      if (content.kind === 'broken')
        dispatch({
          type: 'notice',
          notice: 'This link cannot be read: it is cut off or damaged. Here is an example instead.',
        });
    });
  }, [queryAndHash, openExample]);

  useEffect(() => {
    // The URL has this state already, or nobody has changed anything.
    if (state === firstState) return undefined;
    const timer = setTimeout(() => {
      void (async () => {
        const isExample = state === start && exampleId !== undefined;
        const hash = isExample ? exampleHash(exampleId) : await writeHash(state);
        const fitting = hash.length > longestHash ? '' : hash;
        if (fitting === location.hash) return;
        written.current = fitting;
        replaceUrl(withHash(fitting));
      })();
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [state, start, exampleId]);

  return { ...shown, dispatch, openExample };
}

/** The URL that shows a state; undefined when it is too long for a link. */
export async function linkTo(state: PlaygroundState): Promise<string | undefined> {
  const hash = await writeHash(state);
  return hash.length > longestHash ? undefined : new URL(withHash(hash), location.href).href;
}

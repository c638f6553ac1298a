import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryAndHash } from '@/lib/browser/location/location';
import { replaceUrl } from '@/lib/config/next-formats/browser/history-entry';
import { type ExampleContent, findExample, firstContent, firstExampleId } from './examples/examples';
import { plainState, type PlaygroundState } from './playground-state';
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

const firstState: PlaygroundState = { ...plainState, ...firstContent };

const initial: Shown = {
  state: firstState,
  start: firstState,
  exampleId: firstExampleId,
  session: 1,
  notice: undefined,
};

/** A change of what is shown; each function below returns one. */
type Change = (shown: Shown) => Shown;

export const begin =
  (start: PlaygroundState, exampleId?: string): Change =>
  ({ session }) => ({ state: start, start, exampleId, session: session + 1, notice: undefined });

export const fill =
  (content: ExampleContent, exampleId?: string): Change =>
  (shown) => {
    const { look, locale } = shown.state;
    return begin({ ...plainState, ...content, look, locale }, exampleId)(shown);
  };

export const reset: Change = (shown) => begin(shown.start, shown.exampleId)(shown);

export const set =
  (part: Partial<PlaygroundState>): Change =>
  ({ state, session, ...shown }) => ({
    ...shown,
    state: { ...state, ...part },
    // The screen begins with its data, so other data begins it again.
    session: 'data' in part ? session + 1 : session,
  });

export const showNotice =
  (notice: string | undefined): Change =>
  (shown) => ({ ...shown, notice });

const urlForHash = (hash: string) => location.pathname + location.search + hash;

/** The playground's state, in step with the hash of the URL. */
export function usePlayground() {
  const [shown, change] = useState(initial);
  const { state, start, exampleId, session } = shown;
  const written = useRef<string>('');
  const queryAndHash = useQueryAndHash();

  const openExample = useCallback(async (id: string) => {
    const example = findExample(id);
    if (!example) return change(showNotice(`There is no example “${id}”.`));
    try {
      change(fill(await example.load(), id));
    } catch {
      change(showNotice('The example could not be loaded.'));
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
      if (content.kind === 'state') change(begin(content.state));
      if (content.kind === 'broken')
        change(showNotice('This link cannot be read: it is cut off or damaged. Here is an example instead.'));
    });
  }, [queryAndHash, openExample]);

  useEffect(() => {
    // The URL has this state already, or nobody has changed anything.
    if (state === firstState && session === initial.session) return undefined;
    const timer = setTimeout(() => {
      void (async () => {
        const isExample = state === start && exampleId !== undefined;
        const hash = isExample ? exampleHash(exampleId) : await writeHash(state);
        const fitting = hash.length > longestHash ? '' : hash;
        if (fitting === location.hash) return;
        written.current = fitting;
        replaceUrl(urlForHash(fitting));
      })();
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [state, start, exampleId, session]);

  return { ...shown, change, openExample };
}

/** The URL that shows a state; undefined when it is too long for a link. */
export async function linkTo(state: PlaygroundState): Promise<string | undefined> {
  const hash = await writeHash(state);
  return hash.length > longestHash ? undefined : new URL(urlForHash(hash), location.href).href;
}

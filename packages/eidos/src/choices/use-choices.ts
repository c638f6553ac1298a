import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Choice } from '../compiler/node';
import { useController } from '../hooks/contexts';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** The argument of a function that returns choices. */
export interface ChoiceQuery<Data = unknown> {
  /** The typed text. A function that reads it is called again for each text; else the list is searched in the field. */
  readonly search: string;
  /** The data of the whole screen. */
  readonly data: Data;
  /** The value that the choices are for, such as `/lines/3/city`. */
  readonly pointer: Pointer;
  /** Aborted when the result is no longer needed; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** Returns choices, immediately or later. A thrown error is shown with a button that tries again. */
// `any`, so that a function for typed data can be passed to a field that works on every screen.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type LoadChoices<Data = any> = (
  query: ChoiceQuery<Data>,
) => readonly Choice[] | PromiseLike<readonly Choice[]>;

/** How choices are loaded, besides the function. */
export interface ChoiceOptions {
  /**
   * Pointers of values that the choices depend on: the function is called again when one of them changes. A segment
   * `*` is replaced with that of the field at the same place, such as the row of a table.
   */
  dependsOn?: readonly Pointer[];
  /**
   * The label of a value that is not in a list yet.
   * @default the value itself
   */
  labelOf?: (value: JsonValue) => string;
  /**
   * The pause after a keystroke before a search starts, in milliseconds.
   * @default `250`
   */
  wait?: number;
}

/** A pointer with `*` in place of the segments of another pointer. */
function resolvePattern(pattern: Pointer, pointer: Pointer): Pointer {
  const segments = pointer.split('/');
  return pattern
    .split('/')
    .map((part, at) => (part === '*' ? (segments[at] ?? part) : part))
    .join('/');
}

/** The state of choices that are loaded. */
export interface Choices {
  /** The choices that were loaded last; kept during a search. */
  readonly list: readonly Choice[];
  /** `idle` until the choices are needed for the first time. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The error that the function threw. */
  readonly cause: unknown;
  /** Whether the function searches itself: `list` then depends on the typed text, and can lack the current value. */
  readonly searched: boolean;
  /** The list is not the answer for the typed text: it is being loaded, or about to be. */
  readonly stale: boolean;
  /** Searches for a text. */
  readonly search: (text: string) => void;
  /** Calls the function again after it failed. */
  readonly retry: () => void;
}

/** Options of `useChoices`. */
export interface UseChoicesOptions extends Pick<ChoiceOptions, 'dependsOn' | 'wait'> {
  /**
   * Whether the choices are loaded; `false` until they are needed.
   * @default `true`
   */
  enabled?: boolean;
}

interface Answer extends Pick<Choices, 'list' | 'status' | 'cause' | 'searched'> {
  readonly text: string;
}

const none: readonly Choice[] = [];
const idle: Answer = { list: none, status: 'idle', cause: undefined, searched: false, text: '' };

/**
 * Choices for the value at `pointer`, from a list or a function. The function is called when the choices are needed,
 * and again when what they depend on changes, for another text if it reads `search`, and by `retry`. An answer that
 * arrives after a later call is ignored.
 * @param source A list, or a function that loads one.
 * @param pointer The value that the choices are for.
 * @param options When the function is called.
 * @returns The list and its status, `search` and `retry`.
 * @example
 * function Colors({ pointer }: PartProps) {
 *   const { list } = useChoices(colors, pointer);
 *   return <p>{list.map(({ label }) => label).join(', ')}</p>;
 * }
 */
export function useChoices(
  source: readonly Choice[] | LoadChoices,
  pointer: Pointer,
  { dependsOn = [], wait = 250, enabled = true }: UseChoicesOptions = {},
): Choices {
  const controller = useController();
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  const [text, search] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(idle);
  const context = useContextKey(pointer, dependsOn);
  const loaded = useRef({ context, text });
  const isLoaded = typeof source === 'function';
  const searchText = answer.searched ? text : '';

  useEffect(() => {
    if (!enabled || !isLoaded) return undefined;
    const abort = new AbortController();
    const isSearch = loaded.current.context === context && loaded.current.text !== searchText;
    loaded.current = { context, text: searchText };
    // The choices of another context are wrong, those of another text only incomplete.
    setAnswer((before) => ({ ...before, list: isSearch ? before.list : none, status: 'loading' }));
    async function load() {
      let searched = false;
      try {
        const list = await (latest.current as LoadChoices)({
          get search() {
            searched = true;
            return searchText;
          },
          data: controller.get(''),
          pointer,
          signal: abort.signal,
        });
        if (!abort.signal.aborted)
          setAnswer({ list, status: 'ready', cause: undefined, searched, text: searchText });
      } catch (cause) {
        if (!abort.signal.aborted)
          setAnswer({ list: none, status: 'failed', cause, searched, text: searchText });
      }
    }
    const timer = setTimeout(() => void load(), isSearch ? wait : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [controller, pointer, context, searchText, attempt, enabled, isLoaded, wait]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { list, status, cause, searched, text: answered } = answer;
  const stale = status === 'loading' || (searched && answered !== text);
  return useMemo(
    () =>
      typeof source === 'function'
        ? { list, status, cause, searched, stale, search, retry }
        : { list: source, status: 'ready', cause: undefined, searched: false, stale: false, search, retry },
    [source, list, status, cause, searched, stale, retry],
  );
}

/** Calls `read`, which reads a text that waits for its search, once the search is over and its choices are rendered. */
export function useAnswer(isAnswered: boolean, read: () => void): void {
  useEffect(() => {
    if (!isAnswered) return undefined;
    const timer = setTimeout(read);
    return () => clearTimeout(timer);
  });
}

/** A text that changes with the values that the choices depend on. */
function useContextKey(pointer: Pointer, dependsOn: readonly Pointer[]): string {
  const controller = useController();
  const read = () =>
    JSON.stringify(dependsOn.map((pattern) => controller.get(resolvePattern(pattern, pointer)) ?? null));
  return useSyncExternalStore(controller.subscribe, read, read);
}

import { flushSync } from 'react-dom';
import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { Choice, EidosNode } from '../compiler/node';
import { useController, useTranslator } from '../hooks/contexts';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { adoptJson } from '../controller/adopt-json';
import { choicesNamed, valueText } from '../controller/read-text';
import type { ChoiceOption } from '../fields/ChoiceControl';
import { canonicalJson, childAt, equalJson, isArray, isJsonObject } from '../json/json-object';
import { createCache } from '../json/memoize';
import { englishChoices } from '../translations/english-lists';
import { foldText } from '../translations/fold-text';
import type { Translator } from '../translations/translator';

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

/** Returns choices, now or within 30 seconds. A thrown error, or none in time, is shown with a button that tries again. */
// `any`, so that a function for typed data can be passed to a field that works on every screen.
// oxlint-disable-next-line typescript/no-explicit-any
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
  /** The list is not the one for the typed text: it is being loaded, or about to be. */
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

interface SearchResult extends Pick<Choices, 'list' | 'status' | 'cause' | 'searched'> {
  readonly text: string;
}

/** How long choices may load, in milliseconds. A submit waits for them, which would otherwise never end. */
const longestLoad = 30_000;

const none: readonly Choice[] = [];

/** Throws a `TypeError` for a result that is not a list of choices: a server may have sent anything. */
function expectChoices(list: unknown): void {
  const isLabeled = (choice: unknown) => isJsonObject(choice) && typeof choice.label === 'string';
  if (!isArray(list) || !list.every(isLabeled))
    throw new TypeError(
      'A function for choices must return a list of { value, label }, with texts as labels.',
    );
  list.forEach((choice, at) => adoptJson(childAt(choice, 'value'), undefined, joinPointer('', at, 'value')));
}

const idle: SearchResult = { list: none, status: 'idle', cause: undefined, searched: false, text: '' };

/**
 * Choices for the value at `pointer`, from a list or a function. The function is called when the choices are needed,
 * and again when what they depend on changes, for another text if it reads `search`, and by `retry`. A result that
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
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [result, setResult] = useState(idle);
  const context = useContextKey(pointer, dependsOn);
  const loaded = useRef({ context, text });
  const isLoaded = typeof source === 'function';
  const searchText = result.searched ? text : '';

  useEffect(() => {
    if (!enabled || !isLoaded) return undefined;
    const abort = new AbortController();
    const isSearch = loaded.current.context === context && loaded.current.text !== searchText;
    loaded.current = { context, text: searchText };
    // The choices of another context are wrong, those of another text only incomplete.
    setResult((before) => ({ ...before, list: isSearch ? before.list : none, status: 'loading' }));
    async function load() {
      let searched = false;
      let limit: ReturnType<typeof setTimeout> | undefined;
      const query: ChoiceQuery = {
        get search() {
          searched = true;
          return searchText;
        },
        data: controller.get(''),
        pointer,
        signal: abort.signal,
      };
      try {
        const late = new Promise<never>((_, fail) => {
          limit = setTimeout(() => fail(new Error('The choices took more than 30 seconds.')), longestLoad);
        });
        const list = await Promise.race([(latest.current as LoadChoices)(query), late]);
        expectChoices(list);
        if (!abort.signal.aborted)
          setResult({ list, status: 'ready', cause: undefined, searched, text: searchText });
      } catch (cause) {
        if (!abort.signal.aborted) {
          console.error(cause);
          setResult({ list: none, status: 'failed', cause, searched, text: searchText });
        }
        abort.abort();
      } finally {
        clearTimeout(limit);
      }
    }
    const timer = setTimeout(() => void load(), isSearch ? wait : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [controller, pointer, context, searchText, attempt, enabled, isLoaded, wait]);

  // Choices that are no longer needed are ignored once they arrive.
  const isEnded = !enabled && result.status === 'loading';
  const { text: loadedText, ...loadedNow } = isEnded ? idle : result;
  const isDue = loadedNow.status === 'loading' || (enabled && loadedNow.status === 'idle');
  const stale = isDue || (loadedNow.searched && loadedText !== text);
  if (isLoaded) return { ...loadedNow, stale, search, retry };
  return { list: source, status: 'ready', cause: undefined, searched: false, stale: false, search, retry };
}

/**
 * Calls `read`, which reads a text that waits for its search, once the search is over and its choices are rendered. React 18
 * would render what it writes to the record before the state that it sets, and read the text twice.
 */
export function useWhenLoaded(isLoaded: boolean, read: () => void): void {
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => flushSync(read));
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

type Words = Pick<Translator, 'label' | 'locale'>;

/** Returns the choices that a text names: one, several that it does not tell apart, or none. */
type FindNamed = (text: string) => readonly Choice[];

/**
 * The choices of a list by their names, as `readText` reads them; a name without its accents is one too where nothing else
 * has it. A long list is searched with every key, so its names are compared in one form first.
 */
export function findNamedIn(list: readonly Choice[], { label, locale }: Words): FindNamed {
  const formOf = (text: string) => foldText(text, locale).trim();
  let byForm: Map<string, Choice[]> | undefined;
  function index() {
    const forms = new Map<string, Choice[]>();
    for (const choice of list) {
      const { value } = choice;
      const names = [label(choice), choice.label, JSON.stringify(value)];
      if (typeof value === 'string') names.push(value);
      for (const form of new Set(names.map(formOf))) forms.set(form, [...(forms.get(form) ?? []), choice]);
    }
    return forms;
  }
  return (text) => {
    const near = (byForm ??= index()).get(formOf(text)) ?? [];
    const named = choicesNamed(near, text, { label });
    return named.length > 0 ? named : near.filter((choice) => formOf(label(choice)) === formOf(text));
  };
}

/**
 * The keys of the choices that a text names, alone or as a list with semicolons or commas, and what names none. A name
 * may have commas itself.
 */
function readNames(
  text: string,
  keyNamed: (name: string) => string | undefined,
  [separator, ...finer]: readonly string[] = [';', ','],
): readonly [keys: readonly string[], rest: string] {
  const named = keyNamed(text);
  if (named !== undefined) return [[named], ''];
  if (separator === undefined) return [[], text.trim()];
  const runs: { text: string; keys: readonly string[]; rest: string }[] = [];
  for (const part of text.split(separator)) {
    const [keys, rest] = readNames(part, keyNamed, finer);
    const last = runs.at(-1);
    if (last && last.keys.length + keys.length === 0) {
      // Neighbors that name nothing may be one name together, in a list with others.
      last.text += separator + part;
      last.rest = joinRests([last.rest, rest], separator);
    } else runs.push({ text: part, keys, rest });
  }
  const read = runs.map((run) => {
    const name = run.keys.length === 0 ? keyNamed(run.text) : undefined;
    return name === undefined ? run : { keys: [name], rest: '' };
  });
  const keys = read.flatMap((run) => run.keys);
  const rests = read.map(({ rest }) => rest);
  return [keys, keys.length > 0 ? joinRests(rests, separator) : text.trim()];
}

const joinRests = (rests: readonly string[], separator: string) =>
  rests.filter(Boolean).join(`${separator} `);

/** The labels of a list of options as they are compared. */
const foldedLabels = createCache<readonly string[]>();

/**
 * The options that a text names, and those whose label has it, without regard to case and accents: first the named ones,
 * then those that have it in another spelling, those that begin with it, and the others.
 */
export function filterOptions(
  options: readonly ChoiceOption[],
  text: string,
  locale: string,
  isNamed: (key: string) => boolean,
): readonly ChoiceOption[] {
  const wanted = foldText(text, locale).trim();
  const fold = ({ label }: ChoiceOption) => foldText(label, locale).trim();
  const labels = foldedLabels(options, [locale], () => options.map(fold));
  const ranked: ChoiceOption[][] = [[], [], [], []];
  options.forEach((option, index) => {
    const label = labels[index]!;
    const at = label.indexOf(wanted);
    if (isNamed(option.key)) ranked[0]!.push(option);
    else if (at >= 0) ranked[label === wanted ? 1 : at === 0 ? 2 : 3]!.push(option);
  });
  return ranked.flat();
}

export type LabeledChoices = ReturnType<typeof useLabeledChoices>;

/**
 * Options and labels of loaded choices. A value that the list lacks has the label with which it was chosen, that of
 * `labelOf`, or else its own text.
 */
export function useLabeledChoices(
  { list, searched, status }: Choices,
  node: EidosNode,
  labelOf: ChoiceOptions['labelOf'],
) {
  const translator = useTranslator(englishChoices);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const byKey = useMemo(() => new Map(list.map((choice) => [canonicalJson(choice.value), choice])), [list]);
  const options = useMemo(
    () => [...byKey].map(([key, choice]) => ({ key, label: translator.label(choice) || '""' })),
    [byKey, translator],
  );
  const findNamed = useMemo(() => findNamedIn(list, translator), [list, translator]);
  /** Key of the option with a value; undefined when the list does not have it. */
  function keyOf(value: JsonValue | undefined) {
    const key = value === undefined ? '' : canonicalJson(value);
    return byKey.has(key) ? key : undefined;
  }
  function nameOf(value: JsonValue | undefined): string {
    if (value === undefined) return '';
    const choice = byKey.get(canonicalJson(value)) ?? chosen.find((one) => equalJson(one.value, value));
    if (choice) return translator.label(choice);
    return (value === null ? undefined : labelOf?.(value)) ?? valueText(node, value, translator);
  }
  return {
    options,
    keyOf,
    labelOf: nameOf,
    /** The value of the option with a key, whose label is remembered for when the list changes. */
    take(key: string) {
      const choice = byKey.get(key)!;
      setChosen((before) => [choice, ...before.slice(0, 99)]);
      return choice.value;
    },
    /** Names the values that are not choices, where the list has all choices. */
    noteOn(values: readonly JsonValue[]): string | undefined {
      if (status !== 'ready' || searched) return undefined;
      const outside = values.filter((value) => keyOf(value) === undefined);
      return (
        outside.map((value) => translator.t('choice.outside', { label: nameOf(value) })).join(' ') ||
        undefined
      );
    },
    /** The keys that a text names, alone or as a list, and what names none. */
    read: (text: string) =>
      readNames(text, (name) => {
        const [choice, ...others] = name.trim() === '' ? [] : findNamed(name);
        return choice && others.length === 0 ? canonicalJson(choice.value) : undefined;
      }),
    /** Of some of the options, those that match a text, those that it names first, and which one it means. */
    match(some: readonly ChoiceOption[], text: string) {
      if (text.trim() === '') return { options: some, named: undefined, isAmbiguous: false };
      const keys = new Set(findNamed(text).map(({ value }) => canonicalJson(value)));
      const isNamed = (key: string) => keys.has(key);
      const named = some.filter(({ key }) => isNamed(key));
      // A list that a server has searched is not filtered again.
      const rest = some.filter(({ key }) => !isNamed(key));
      return {
        options: searched ? [...named, ...rest] : filterOptions(some, text, translator.locale, isNamed),
        named: named.length === 1 ? named[0] : undefined,
        // None of several is chosen without a look.
        isAmbiguous: named.length > 1,
      };
    },
  };
}

import { addTo, callAll } from '../controller/field-listeners';
import { createElement, type CSSProperties, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useController, useTranslator } from '../hooks/contexts';
import { isArray } from '../json/json-object';
import { Button } from '../parts/Button';
import type { Part, PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { englishScreen } from '../translations/english-screen';

/** Code that is loaded when a screen needs it: what it exports, or why it is not there. */
type Loaded<Exports> = { readonly exports: Exports } | 'loading' | 'failed';

/** Loads one module for all screens. */
export interface PartSource<Exports = unknown> {
  /**
   * Loads the module; when an earlier attempt failed, tries again. Rejects when it cannot be loaded. The state changes
   * only when the outcome is known.
   */
  readonly load: () => Promise<void>;
  readonly getState: () => Loaded<Exports>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPartSource<Exports>(fetchModule: () => Promise<Exports>): PartSource<Exports> {
  const listeners = new Set<() => void>();
  let state: Loaded<Exports> = 'loading';
  let attempt: Promise<void> | undefined;

  function enter(next: Loaded<Exports>): void {
    state = next;
    callAll(listeners);
  }

  return {
    load: () =>
      (attempt ??= fetchModule().then(
        (exports) => enter({ exports }),
        (reason: unknown) => {
          attempt = undefined;
          enter('failed');
          throw reason;
        },
      )),
    getState: () => state,
    subscribe: (listener) => addTo(listeners, listener),
  };
}

/** Begins to load a module unless an attempt has failed: trying again is for people to decide. */
export function beginLoading(source: PartSource): void {
  if (source.getState() !== 'loading') return;
  // The failure is shown in the place of the part.
  source.load().catch(() => {});
}

/** Shown in the place of a part whose code could not be loaded, with a button that loads it again. */
function LoadFailure({ pointer, load }: PartProps & Pick<PartSource, 'load'>) {
  const { navigator } = useScreen();
  const { t } = useTranslator(englishScreen);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  function retry() {
    const root = ref.current!.getRootNode() as Document | ShadowRoot;
    // The button is gone then, and the focus with it unless it was moved elsewhere.
    const focusPart = () => root.querySelector(':focus') ?? navigator.focus(pointer);
    setBusy(true);
    load().then(
      () => requestAnimationFrame(focusPart),
      () => setBusy(false),
    );
  }
  return (
    <div ref={ref} role="alert" className="eidos-failure">
      <p>{t(busy ? 'part.loading' : 'part.unavailable')}</p>
      <Button aria-disabled={busy || undefined} onClick={busy ? undefined : retry}>
        {t('part.retry')}
      </Button>
    </div>
  );
}

/** Rows that the place of a table is kept for at most; longer tables scroll. */
const mostRows = 100;
const rowsInView = 13;

/** Keeps the place of a part until its code is loaded: for a list, as many rows as it has. */
function PartPlaceholder({ pointer }: PartProps) {
  const { t } = useTranslator(englishScreen);
  const value = useController().get(pointer);
  const rows = isArray(value) ? value.length : 0;
  const style = { '--eidos-rows': rows > mostRows ? rowsInView : rows } as CSSProperties;
  return (
    <p className="eidos-loading" role="status" style={style}>
      {t('part.loading')}
    </p>
  );
}

/** A part of a module that is loaded when it is first rendered; once loaded, it is rendered at once. */
export function lazyPart<Exports>(
  source: PartSource<Exports>,
  choose: (exports: Exports) => Part,
): Part & { readonly source: PartSource } {
  function Chosen({ pointer }: PartProps) {
    const getServerState = () => (source.getState() === 'loading' ? 'waiting' : source.getState());
    const state = useSyncExternalStore<Loaded<Exports> | 'waiting'>(
      source.subscribe,
      source.getState,
      getServerState,
    );
    if (typeof state === 'object') return createElement(choose(state.exports), { pointer });
    if (state === 'failed') return <LoadFailure pointer={pointer} load={source.load} />;
    beginLoading(source);
    // React waits for a thrown promise: a server before it sends the part, a browser before it takes it over.
    // oxlint-disable-next-line typescript/only-throw-error
    if (state === 'waiting') throw source.load();
    return <PartPlaceholder pointer={pointer} />;
  }

  function LazyPart({ pointer }: PartProps) {
    return (
      <Suspense fallback={<PartPlaceholder pointer={pointer} />}>
        <Chosen pointer={pointer} />
      </Suspense>
    );
  }

  return Object.assign(LazyPart, { source });
}

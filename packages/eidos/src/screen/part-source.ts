/** Code that is loaded when a screen needs it: what it exports, or why it is not there. */
export type Loaded<Exports> = { readonly exports: Exports } | 'loading' | 'failed';

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

/** A source of the module that `fetchModule`, a call of `import()`, returns. */
export function createPartSource<Exports>(fetchModule: () => Promise<Exports>): PartSource<Exports> {
  const listeners = new Set<() => void>();
  let state: Loaded<Exports> = 'loading';
  let attempt: Promise<void> | undefined;

  function enter(next: Loaded<Exports>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function load(): Promise<void> {
    attempt ??= fetchModule().then(
      (exports) => enter({ exports }),
      (reason: unknown) => {
        attempt = undefined;
        enter('failed');
        throw reason;
      },
    );
    return attempt;
  }

  return {
    load,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Begins to load a module unless an attempt has failed: trying again is for people to decide. */
export function beginLoading(source: PartSource): void {
  if (source.getState() !== 'loading') return;
  // The failure is shown in the place of the part.
  source.load().catch(() => {});
}

/** Older steps than this are dropped. */
const mostSteps = 200;

/** The pause, in milliseconds, after which typing in the same field starts a new step. */
const pause = 1000;

/** States for undo and redo. `State` must be immutable. */
export interface History<State> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** All states that undo and redo can reach. */
  readonly states: readonly State[];
  /** Records the state before a change. Changes of one `group` with only short pauses between them are one step. */
  readonly record: (before: State, group?: string) => void;
  /** Makes the next change a separate step. */
  readonly endGroup: () => void;
  readonly undo: (now: State) => State | undefined;
  readonly redo: (now: State) => State | undefined;
  readonly clear: () => void;
}

/** An empty history. */
export function createHistory<State>(): History<State> {
  let past: State[] = [];
  let future: State[] = [];
  let open: { readonly group: string; readonly at: number } | undefined;

  function step(from: State[], to: State[], now: State): State | undefined {
    open = undefined;
    const state = from.pop();
    if (state !== undefined) to.push(now);
    return state;
  }

  return {
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    get states() {
      return [...past, ...future];
    },
    record(before, group) {
      const at = Date.now();
      const continues = open !== undefined && open.group === group && at - open.at < pause;
      if (!continues || past.length === 0) past.push(before);
      if (past.length > mostSteps) past = past.slice(-mostSteps);
      future = [];
      open = group === undefined ? undefined : { group, at };
    },
    endGroup() {
      open = undefined;
    },
    undo: (now) => step(past, future, now),
    redo: (now) => step(future, past, now),
    clear() {
      past = [];
      future = [];
      open = undefined;
    },
  };
}

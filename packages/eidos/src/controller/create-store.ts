import type { JsonValue } from '../json/json-schema';
import { equalJson } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import {
  type Batch,
  type Content,
  type Draft,
  movedId,
  moveMeta,
  keepDrafts,
  type FormMeta,
  type State,
} from './state';
import type { Controller, FieldSnapshot } from './controller';
import { rereadTexts } from './edit-commands';
import type { FieldId } from './field-id';
import { addTo, callAll, createFieldListeners } from './field-listeners';
import { type FieldPlace, placeById } from './place';
import { keepField, readField } from './snapshots';
import { mergeUpdate, type ServerUpdate } from './server-updates';
import { createView, type Setting, type View } from './view';
import type { FieldError } from '../validation/outcome';

/** Content to restore, with what the server has sent since, which is merged when undo reaches it. */
export interface Step {
  readonly content: Content;
  readonly updates: readonly ServerUpdate[];
}

/**
 * The stores that show the record while a submit is under way, the one on the screen last. Each has the submitted data merged with
 * what the server has sent since. Where both have changed a value, the first has the submitted one, as the screen shows it, and the
 * second that of the server.
 */
export type Saving = Map<Store, ServerUpdate | undefined>;

/** The steps that undo and redo restore, the next step last. */
interface History {
  past: Step[];
  future: Step[];
  /** The last step: changes of one `group` with only short pauses between them are one. */
  open: { readonly group: string | undefined; readonly at: number } | undefined;
  /** The submit that is under way. */
  saving: Saving | undefined;
  /** The record that was sent by a save which failed with an exception, such as one without a reply: it may be stored all the same. */
  lost?: JsonValue | undefined;
}

export const newHistory = (): History => ({ past: [], future: [], open: undefined, saving: undefined });

/** Older steps than this are dropped. */
const mostSteps = 200;

/** The pause, in milliseconds, after which typing in the same field starts a new step. */
const pause = 1000;

/** The uploads of one record. The first upload creates them, so that a form without upload fields does not load them. */
export interface Uploads {
  /** The files of each field that are not stored, in the order in which they were chosen. */
  readonly pending: ReadonlyMap<FieldId, unknown>;
  /** Some are under way, and no submit waits for them yet. */
  readonly isUnawaited: () => boolean;
  /** A submit waits for them. The listeners of the store are called when that changes. */
  isAwaited: boolean;
  /**
   * Waits for every upload; resolves to the pointers of the values whose last file is not stored, or to `undefined` when all
   * were ended meanwhile.
   */
  readonly wait: () => Promise<readonly Pointer[] | undefined>;
  /** Passes them on to the controller that takes the place of this one. */
  readonly carry: (to: Controller) => void;
  /** Moves each to the id that its field has now. */
  readonly rename: (moved: (id: FieldId) => FieldId) => void;
  /** Aborts all of them, because the record or its screen is gone. */
  readonly end: () => void;
}

/** Completes a text; Save also completes one for which there is a button that was not pressed. */
export type Complete = (isSubmit?: boolean) => void;

/** Holds the state of one controller, its history and its listeners. */
export interface Store extends ReturnType<typeof createStore> {
  uploads?: Uploads;
}

/** The content has changed since it was submitted. */
function notSubmitted(meta: FormMeta): FormMeta {
  return meta.status === 'submitted' ? { ...meta, status: 'idle' } : meta;
}

/** Creates a store that starts with `state`. */
export function createStore(setting: Setting, start: State) {
  const history = newHistory();
  const listeners = new Set<() => void>();
  const fields = createFieldListeners(field);
  let view = createView(setting, start);
  let viewNumber = 0;
  let batched: Batch | undefined;

  function field(pointer: Pointer): FieldSnapshot {
    const known = fields.at(pointer);
    const before = known.snapshot;
    if (known.seen === viewNumber) return before!;
    const place = view.tryPlace(pointer);
    // The field of an option that is no longer chosen keeps its last snapshot until the screen removes it.
    if (before && !place) return before;
    const snapshot = keepField(before, readField(view, place ?? view.place(pointer)));
    // A field that a batch changes back has not changed.
    if (!batched) Object.assign(known, { seen: viewNumber, snapshot });
    return snapshot;
  }

  /**
   * Shows a view. Rules run first, so that one that throws changes nothing.
   *
   * @param isEverywhere Any field may differ.
   * @param from The view in which texts were read.
   */
  function publish(next: View, onReady?: () => unknown, isEverywhere = false, from = view): void {
    const before = view;
    // A text is read again where another field has replaced its own, once for a whole batch: there may be thousands.
    const isOther = ({ violation }: Draft, { id, inner }: FieldPlace) =>
      violation && placeById(from.lookup, id)?.inner !== inner;
    if (!batched && next.state.content.data !== from.state.content.data) next = rereadTexts(next, isOther);
    const { content } = next.state;
    if (!batched && setting.rules && content.data !== before.state.content.data) {
      const after = setting.rules.derive(next, 'edit', before);
      if (after !== content) next = next.next({ ...next.state, content: after });
      // The checks too run before anything has changed.
      next.report();
    }
    view = next;
    viewNumber += 1;
    onReady?.();
    if (batched) return;
    const moved = movedBetween(before.state.content, view.state.content);
    if (moved) (store as Store).uploads?.rename(moved);
    fields.notify(before, view, isEverywhere);
    callAll(listeners);
  }

  /** @param from The view in which texts were read. */
  function show(state: State, onReady?: () => unknown, isEverywhere?: boolean, from?: View): void {
    const moved = movedBetween(view.state.content, state.content);
    // Undo does not change meta, which follows the entries of maps all the same.
    const next = createView(setting, moved ? { ...state, meta: moveMeta(state.meta, moved) } : state);
    publish(next, onReady, isEverywhere, from);
  }

  /** Changes the state without an undo step. */
  const update = (state: Partial<State>): void => show({ ...view.state, ...state });

  // The segments of an incomplete date are in its input alone, and can be shown no more once it has others.
  const stepOf = (content: Content, group?: string): Step => ({
    content: keepDrafts(content, (id, { violation, text }) => violation && (text || id !== group)),
    updates: [],
  });

  function record(before: Content, group?: string): void {
    const { past, open } = history;
    const at = performance.now();
    // Undo cannot show an incomplete entry, so there is no step between two of its parts.
    const part = before.drafts.get(group!);
    const isPart = part?.violation && !part.text;
    const continues = group !== undefined && open?.group === group && (isPart || at - open.at < pause);
    if (!continues) history.past = [...past, stepOf(before, group)].slice(-mostSteps);
    history.future = [];
    history.open = { group, at };
    // A canceled composition leaves nothing to undo, nor does a text that is removed again.
    const { content } = view.state;
    const isBack = continues && equalJson(past.at(-1)!.content.data, content.data);
    if (isBack && !content.drafts.get(group)?.violation) history.open = void past.pop();
  }

  /** Shows other content as an undo step; steps of one `group` become one while the pauses are short. */
  function enter(content: Content, meta = view.state.meta, group?: string): void {
    const { state } = view;
    show({ ...state, content, meta: notSubmitted(meta) }, () => {
      if (!batched) record(state.content, group);
      else if (!batched.isEntered) {
        record(state.content);
        batched.isEntered = true;
      }
    });
  }

  function batch(change: () => void): void {
    const [before, around] = [view, batched];
    const kept = { ...history };
    // A batch inside another one takes back only its own changes when it throws.
    batched = { isEntered: around?.isEntered };
    try {
      change();
      if (around) return;
      const after = view;
      batched = undefined;
      view = before;
      if (after !== before) publish(after);
    } catch (error) {
      batched = around;
      view = before;
      Object.assign(history, kept);
      throw error;
    }
  }

  /** The content of a step, with everything that the server has sent since. */
  const contentOf = ({ content, updates }: Step): Content =>
    updates.reduce((merged, update) => mergeUpdate(setting, merged, update), content);

  /** Adds what the server has sent to all steps. */
  function addUpdate([from, to]: ServerUpdate): void {
    // Copies, because a batch that throws takes the update back.
    const add = ({ content, updates: [...updates] }: Step): Step => {
      // One that follows another continues it, so that polling does not use ever more memory.
      const [start] = updates.at(-1)?.[1] === from ? updates.pop()! : [from];
      return { content, updates: [...updates, [start, to]] };
    };
    history.past = history.past.map(add);
    history.future = history.future.map(add);
  }

  function travel(from: 'past' | 'future', to: 'past' | 'future'): void {
    if (batched) throw new Error('A batch cannot undo or redo.');
    history.open = undefined;
    const step = history[from].pop();
    if (!step) return;
    history[to].push(stepOf(view.state.content));
    const content = contentOf(step);
    const state = {
      ...view.state,
      // An incomplete date is in its input alone, and was lost there when a step before was shown.
      content: keepDrafts(content, (id, { text }) => text || view.state.content.drafts.has(id)),
      meta: notSubmitted(view.state.meta),
    };
    // A merge may give the rows of the saved record other keys, and each field is compared with its saved row.
    const isMerged = content !== step.content;
    show(state, undefined, isMerged, createView(setting, { ...state, content: step.content }));
  }

  const store = {
    /**
     * Texts on the screen that cannot become data, such as a name that another entry has, with what focuses them. Nothing is
     * saved while there are any.
     */
    unread: new Map<FieldError, () => void>(),
    /** Searches for the choices that texts on the screen name. A submit waits for them, as it does for uploads. */
    searches: new Set<Promise<void>>(),
    /** The functions that complete texts which are not in the data yet, by the ids of the texts. */
    pending: new Map<FieldId, Complete>(),
    /** Completes every text that is not in the data yet. */
    complete: (isSubmit?: boolean): void =>
      view.state.meta.entries.forEach((_, id) => store.pending.get(id)?.(isSubmit)),
    /** How many providers show the record. */
    screens: 0,
    get view(): View {
      return view;
    },
    history,
    /** The current batch; undefined outside of one. */
    get batched(): Batch | undefined {
      return batched;
    },
    stepOf,
    contentOf,
    addUpdate,
    enter,
    update,
    note: (meta: Partial<FormMeta>): void => update({ meta: { ...view.state.meta, ...meta } }),
    batch,
    travel,
    field,
    subscribe: (listener: () => void) => addTo(listeners, listener),
    subscribeToField: fields.add,
  };
  return store;
}

/** Where an id of one content is in another one, in which entries of maps have other names; undefined if none has. */
function movedBetween({ renamed: before }: Content, { renamed: after }: Content) {
  if (before === after) return undefined;
  return (id: FieldId) => {
    const undone = before.slice(after.length).reduceRight((last, [from, to]) => movedId(last, to, from), id);
    return after.slice(before.length).reduce((last, [from, to]) => movedId(last, from, to), undone);
  };
}

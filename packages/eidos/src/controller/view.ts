import { createError } from '../development/advice';
import type { Eidos } from '../compiler/node';
import { joinPointer, type Pointer, splitPointer, treeOf } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { Validator } from '../validation/create-validator';
import { memoize } from '../json/memoize';
import type { Outcome, Violation } from '../validation/outcome';
import { apply, type Operation } from './apply';
import type { ControllerOptions } from './controller';
import { equalJson } from '../json/json-object';
import { listErrors, outcomeAt, type OwnViolation, reportErrors } from './error-report';
import type { FieldId, RowKeys } from './field-id';
import { type ContentLookup, listChanges } from './changes';
import { isKind, isRefused } from './node-tree';
import { type FieldPlace, findPlace, type LookupContext, placeById, rootPlace, tryFindPlace } from './place';
import { type ReadingWords, refusedTexts, type WordReaders } from './read-text';
import { type Content, fieldOf, type State } from './state';
import type { ShownValues } from './shown-values';

/** The surroundings of a controller's state. Only its options change, those of a screen with its props. */
export interface Setting {
  readonly eidos: Eidos;
  readonly keys: RowKeys;
  readonly validator: Validator;
  readonly shownValues: ShownValues;
  hidden?: ControllerOptions<unknown>['hidden'];
  validation?: ControllerOptions<unknown>['validation'];
  onSubmit?: ControllerOptions<never>['onSubmit'];
  words: ReadingWords;
  /** Read what is typed in words; set once something on the screen needs them. */
  readers?: WordReaders;
  /** Set once, right after the store was created, which the rules need. */
  rules?: AttachedRules;
}

/** Which values are derived: all of a new record, those missing in a loaded one, or those that follow from an edit. */
export type Derivation = 'new' | 'open' | 'edit';

export interface AttachedRules {
  /** The violations that checks find in the shown data, where the schema finds none. */
  readonly violations: (lookup: ContentLookup, outcome: Outcome) => readonly OwnViolation[];
  /**
   * The content of a view with its derived values up to date; the same content when they are.
   *
   * @param before The view that was up to date: only what differs from it is derived.
   */
  readonly derive: (view: View, mode: Derivation, before?: View) => Content;
  /**
   * Whether nobody can choose between the value of a field and the saved one: it is read-only, or its rule replaces the saved one.
   * @param merged The view of the data after the merge, from which the rule derives.
   */
  readonly derives: (id: FieldId, merged: View) => boolean;
  /** Runs outstanding asynchronous checks at and below a field. Rejects with what a check throws. */
  readonly settle: (top: FieldId) => Promise<unknown>;
  /** Whether an asynchronous check at or below a field has not returned. */
  readonly isChecking: (top: FieldId) => boolean;
}

export interface View extends ReturnType<typeof createView> {
  readonly next: (state: State) => View;
}

/** One state and everything derived from it, computed on demand. */
export function createView(setting: Setting, state: State) {
  const { keys, validator, shownValues } = setting;
  const { root } = setting.eidos;
  const { content, saved } = state;
  const lookup: ContentLookup = { ...setting, ...content, root, saved };
  // Hidden values are left out, except from a record that is valid only with them.
  const shownIn = (data: JsonValue, choices = content.choices) => {
    const shown = shownValues.of(root, data, '', choices) as JsonValue;
    const isNeeded =
      shown !== data && validator.fits(root.schema, data) && !validator.fits(root.schema, shown);
    return isNeeded ? data : shown;
  };
  const sentOf = setting.hidden === 'keep' ? (data: JsonValue) => data : shownIn;
  // A text that is not a value is an error if it can be corrected: its field is neither hidden nor read-only.
  const texts = once(() =>
    refusedTexts(lookup).map(([{ pointer, shown, node }, { violation, was }]) => ({
      pointer,
      was,
      error: shown && !node.readOnly && { pointer, violation: violation!, replaces: true },
    })),
  );
  // A text that is not a value changes nothing once nobody can correct it.
  const toSubmit = once(() => {
    const { data, choices } = texts().reduce(
      (soFar, { pointer, was, error }) =>
        error ? soFar : apply({ ...lookup, ...soFar }, soFar, { kind: 'set', pointer, value: was }),
      content,
    );
    return sentOf(data, choices);
  });
  const visible = once(() => ({ ...lookup, data: shownIn(content.data) }));
  const drafted = once(() => texts().flatMap(({ error }) => error || []));
  // Hidden values cannot be corrected, so only shown values are checked.
  const report = once(() => {
    const shown = visible();
    const outcome = validator.evaluate(root.schema, shown.data);
    const ruled = setting.rules?.violations(shown, outcome) ?? [];
    const own = [...drafted(), ...serverViolations(state, lookup), ...ruled];
    return reportErrors(shown, outcome, own.length > 0 ? treeOf(own) : undefined, rootPlace(shown));
  });
  const changed = once(() => {
    const inTexts = drafted().map(({ pointer }) => pointer);
    return [...new Set([...listChanges(toSubmit(), sentOf(saved), keys), ...inTexts])];
  });
  const isEntryShown = (id: FieldId) => placeById(lookup, fieldOf(id))?.shown;
  const dirty = once(() => changed().length > 0 || [...state.meta.entries.keys()].some(isEntryShown));
  return {
    setting,
    state,
    lookup,
    /** Throws when the schema has no field there. */
    place: (pointer: Pointer) => findPlace(lookup, pointer),
    tryPlace: (pointer: Pointer) => tryFindPlace(lookup, pointer),
    /** The content after an operation; the same content when nothing changes. */
    apply: (operation: Operation) => apply(lookup, content, operation),
    next: (other: State): View => createView(setting, other),
    /** The data that a submit would send. */
    toSubmit,
    /** The lookup context without the values of hidden fields. */
    visible,
    /** All violations, in the shape of the data. */
    report,
    /** The errors at and below a pointer, of all fields or of those that were touched. */
    errors(pointer: Pointer = '', which?: 'all' | 'shown') {
      const touched = which === 'shown' ? state.meta : undefined;
      const place = tryFindPlace(lookup, pointer);
      return listErrors(lookup, outcomeAt(report(), pointer), pointer, place, touched);
    },
    changed,
    dirty,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function serverViolations({ meta }: State, lookup: LookupContext): readonly OwnViolation[] {
  return [...meta.serverErrors].flatMap(([id, violations]) => {
    const place = placeById(lookup, id);
    // A message is about the value that the server rejected, and not about another that it has since.
    return violations.flatMap((one) =>
      place && (one.code !== 'server' || equalJson(place.value, one.rejected))
        ? { pointer: place.pointer, violation: withoutRejected(one), replaces: false }
        : [],
    );
  });
}

/** The same object each time, so that an edit elsewhere reports no other errors. */
const withoutRejected = memoize(({ rejected: _, ...violation }: Violation): Violation => violation);

/**
 * The place of a value that may be changed through the controller. Throws when it is read-only or constant; `of` is the
 * node that decides this where a union has an option.
 */
export function editablePlace(view: View, pointer: Pointer, of: 'node' | 'inner' = 'node'): FieldPlace {
  const place = view.place(pointer);
  const { readOnly, kind } = place[of];
  if (!readOnly && kind !== 'constant') return place;
  throw createError(
    `"${pointer}" cannot be changed.`,
    () => process.env.NODE_ENV !== 'production' && ` ${whyLocked(view, place)}.`,
  );
}

function whyLocked({ place }: View, { pointer, node }: FieldPlace): string {
  const path = splitPointer(pointer).map((_, at, tokens) => place(joinPointer('', ...tokens.slice(0, at))));
  const other = path.find(({ value, inner }) => (value ?? null) !== null && !isKind(inner)(value));
  if (other) return `A value of another kind is stored at "${other.pointer}". Set or remove it first`;
  return `It is ${node.readOnly ? 'read-only' : isRefused(node) ? 'not allowed' : 'constant'}`;
}

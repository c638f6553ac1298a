import { joinPointer, type Pointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import type { FieldError } from '../validation/field-error';
import { type Fault, type Outcome, valid } from '../validation/outcome';
import { type RowChunk, RowOutcomes } from '../validation/row-outcomes';
import { isWithin } from './field-id';
import { screenRank } from './node-tree';
import { type FieldPlace, type LookupContext, tryEnter } from './place';
import type { FormMeta } from './state';

type Errors = readonly FieldError[];

/** Which fields were touched: it decides which errors are shown. */
export type Touched = Pick<FormMeta, 'touched' | 'touchedWithin' | 'freshRows'>;

const none: Errors = [];
const errorLists = new WeakMap<readonly Fault[], { readonly pointer: Pointer; readonly errors: Errors }>();

/** Faults as errors of the field at `pointer`; the same list for the same faults. */
export function errorsOf(faults: readonly Fault[], pointer: Pointer): Errors {
  if (faults.length === 0) return none;
  const before = errorLists.get(faults);
  if (before?.pointer === pointer) return before.errors;
  const errors = faults.map((fault) => ({ pointer, ...fault }));
  errorLists.set(faults, { pointer, errors });
  return errors;
}

/** Whether the user touched the field at a place. Without a place it is true, because no field shows the error. */
export function isTouched(meta: Touched, place: FieldPlace | undefined): boolean {
  if (!place || meta.touched.has(place.id)) return true;
  return (
    meta.touchedWithin.some((top) => isWithin(place.id, top)) &&
    !place.rows.some((row) => meta.freshRows.has(row))
  );
}

/** A cached list, and what it depends on besides its outcome. */
interface Cached {
  readonly dependencies: readonly unknown[];
  readonly errors: Errors;
}

type Cache = WeakMap<object, Cached>;
const caches: { readonly all: Cache; readonly shown: Cache } = { all: new WeakMap(), shown: new WeakMap() };

/**
 * The errors at and below a place, in the order in which the screen shows their fields. Only parts that changed are
 * listed again.
 *
 * @param touched Lists only errors of touched fields; undefined for all errors.
 */
export function listErrors(
  lookup: LookupContext,
  report: Outcome,
  at: { readonly pointer: Pointer; readonly place: FieldPlace | undefined },
  touched?: Touched,
): Errors {
  // After a submit every field is touched, so that nothing has to be looked up.
  const chosen = touched?.touchedWithin.includes('') && touched.freshRows.size === 0 ? undefined : touched;
  const cache = chosen ? caches.shown : caches.all;

  function cached(key: object, dependencies: readonly unknown[], make: () => Errors): Errors {
    const before = cache.get(key);
    if (before?.dependencies.every((one, at) => one === dependencies[at])) return before.errors;
    const errors = make();
    cache.set(key, { dependencies, errors });
    return errors;
  }

  function visit(outcome: Outcome, place: FieldPlace | undefined, pointer: Pointer): Errors {
    if (outcome === valid) return none;
    const own = chosen && !isTouched(chosen, place) ? none : errorsOf(outcome.faults, pointer);
    if (outcome.children.size === 0) return own;
    const dependencies = [
      pointer,
      place?.inner,
      chosen && place?.id,
      chosen && isArray(place?.value) && lookup.keys.of(place.value),
      chosen?.touched,
      chosen?.touchedWithin,
      chosen?.freshRows,
    ];
    return cached(outcome, dependencies, () => {
      const { children } = outcome;
      if (!(children instanceof RowOutcomes)) return join([own, visitAll(children, place, pointer)]);
      const inChunk = ({ outcomes }: RowChunk) => visitAll(outcomes, place, pointer);
      return join([
        own,
        ...children.chunks.map((chunk) => cached(chunk, dependencies, () => inChunk(chunk))),
      ]);
    });
  }

  function visitAll(outcomes: Outcome['children'], place: FieldPlace | undefined, pointer: Pointer): Errors {
    return join(
      inOrder([...outcomes.keys()], place).map((name) => {
        const outcome = outcomes.get(name) ?? valid;
        const isNeeded = chosen !== undefined || outcome.children.size > 0;
        const inside = place && isNeeded ? tryEnter(lookup, place, name) : undefined;
        return visit(outcome, inside, joinPointer(pointer, name));
      }),
    );
  }

  return visit(report, at.place, at.pointer);
}

/** Concatenates lists; a single non-empty list is returned as it is, so that it keeps its identity. */
function join(lists: readonly Errors[]): Errors {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length > 1 ? none.concat(...filled) : (filled[0] ?? none);
}

function inOrder(names: readonly string[], place: FieldPlace | undefined): readonly string[] {
  if (names.length < 2) return names;
  if (isArray(place?.value)) return names.toSorted((a, b) => Number(a) - Number(b));
  if (place?.inner.kind !== 'group') return names;
  const rank = screenRank(place.inner);
  return names.toSorted((a, b) => (rank.get(a) ?? Infinity) - (rank.get(b) ?? Infinity) || 0);
}

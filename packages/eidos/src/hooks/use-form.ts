import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormSnapshot } from '../controller/controller';
import { useController } from './contexts';
import type { Pointer } from '../json/json-pointer';
import { memoize } from '../json/memoize';
import { isChecking } from '../rules/create-rules';
import { createPressSafeReader } from './pointer-press';
import { whole } from './use-field';

/**
 * The state of the whole screen; renders again after every change. While a pointer is held down, `errors`, `status`,
 * `failure` and `cause` do not change.
 * @param select Returns the part that the component needs.
 * @returns The snapshot of the screen, or what `select` returned.
 * @example
 * function ErrorCount() {
 *   const count = useForm((form) => form.errors.length);
 *   return <p>{count} errors</p>;
 * }
 */
export function useForm(): FormSnapshot;
/** A part of the screen's state; renders again only when `select` returns another part (by `Object.is`). */
export function useForm<Part>(select: (form: FormSnapshot) => Part): Part;
export function useForm(select: (form: FormSnapshot) => unknown = whole): unknown {
  const controller = useController();
  const { subscribe, read } = useMemo(
    () => createPressSafeReader(controller.subscribe, () => controller.getSnapshot(), holdMessages),
    [controller],
  );
  // Once for each snapshot, so that a selector may build a new object without an endless loop of renders.
  const partOf = useMemo(() => memoize(select), [select]);
  const getPart = () => partOf(read());
  return useSyncExternalStore(subscribe, getPart, getPart);
}

/** The messages of the screen do not change while a pointer is held down. */
function holdMessages(now: FormSnapshot, { errors, status, failure, cause }: FormSnapshot): FormSnapshot {
  return { ...now, errors, status, failure, cause };
}

/**
 * Returns whether an asynchronous check at or below `pointer` is pending.
 * @param pointer Only checks at or below it count; by default those of the whole screen.
 * @returns Whether a check is pending.
 */
export function useChecking(pointer: Pointer = ''): boolean {
  const controller = useController();
  const read = useCallback(() => isChecking(controller, pointer), [controller, pointer]);
  return useSyncExternalStore(controller.subscribe, read, read);
}

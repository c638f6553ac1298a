import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormSnapshot, Controller } from '../controller/controller';
import { useController } from './contexts';
import type { Pointer } from '../json/json-pointer';
import { isChecking } from '../rules/create-rules';
import { createPressSafeReader } from './pointer-press';
import { whole } from './use-field';
import type { FieldError } from '../validation/outcome';
import { isWithin } from '../controller/field-id';
import { equalJson } from '../json/json-object';

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
  const getPart = useMemo(() => createSelection(read, select), [read, select]);
  return useSyncExternalStore(subscribe, getPart, getPart);
}

/** The messages of the screen do not change while a pointer is held down. */
function holdMessages(now: FormSnapshot, { errors, status, failure, cause }: FormSnapshot): FormSnapshot {
  return { ...now, errors, status, failure, cause };
}

/** Selects once for each snapshot, so that a selector may build a new object without an endless loop of renders. */
function createSelection<Part>(read: () => FormSnapshot, select: (form: FormSnapshot) => Part): () => Part {
  let seen: { readonly form: FormSnapshot; readonly part: Part } | undefined;
  return () => {
    const form = read();
    if (seen?.form !== form) seen = { form, part: select(form) };
    return seen.part;
  };
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

/**
 * The errors at and below one or several pointers, in screen order, whether or not their fields were touched. Renders
 * again only when this list changes, and not while a pointer is held down.
 * @param pointers One pointer or several; the empty pointer stands for the whole screen.
 * @returns The same array until the errors change.
 * @example
 * function WishErrors() {
 *   const errors = useErrors('/wishes');
 *   return <p>{errors.length} errors</p>;
 * }
 */
export function useErrors(pointers: Pointer | readonly Pointer[]): readonly FieldError[] {
  return useErrorList(pointers, 'all');
}

/**
 * The visible errors at and below one or several pointers, without those of fields that were not touched yet. In
 * screen order; renders again only when this list changes, and not while a pointer is held down.
 */
export function useShownErrors(pointers: Pointer | readonly Pointer[]): readonly FieldError[] {
  return useErrorList(pointers, 'shown');
}

function useErrorList(pointers: Pointer | readonly Pointer[], which: 'all' | 'shown'): readonly FieldError[] {
  const controller = useController();
  // As text, because a list written inline is a new list at each render.
  const key = JSON.stringify([pointers].flat());
  const { subscribe, read } = useMemo(
    () =>
      createPressSafeReader(
        controller.subscribe,
        createErrorListReader(controller, JSON.parse(key) as Pointer[], which),
      ),
    [controller, key, which],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Reads the errors at and below one of the pointers, in screen order: the same list until one of them changes. */
function createErrorListReader(
  controller: Controller,
  pointers: readonly Pointer[],
  which: 'all' | 'shown',
): () => readonly FieldError[] {
  let all: readonly FieldError[] | undefined;
  let found: readonly FieldError[] = [];
  return () => {
    const errors = controller.getErrors('', which);
    if (pointers.includes('')) return errors;
    if (errors === all) return found;
    all = errors;
    const next = errors.filter((error) => pointers.some((pointer) => isWithin(error.pointer, pointer)));
    if (!equalJson(next, found)) found = next;
    return found;
  };
}

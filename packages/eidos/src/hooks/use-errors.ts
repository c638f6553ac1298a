import { useMemo, useSyncExternalStore } from 'react';
import type { Controller } from '../controller/controller';
import { isWithin } from '../controller/field-id';
import { equalJson } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { FieldError } from '../validation/outcome';
import { useController } from './contexts';
import { createPressSafeReader } from './pointer-press';

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
    () => createErrorReader(controller, JSON.parse(key) as Pointer[], which),
    [controller, key, which],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function createErrorReader(controller: Controller, wanted: readonly Pointer[], which: 'all' | 'shown') {
  let all: readonly FieldError[] | undefined;
  let found: readonly FieldError[] = [];
  return createPressSafeReader(controller.subscribe, () => {
    const errors = controller.getErrors('', which);
    if (errors !== all) {
      all = errors;
      const next = errors.filter((error) => wanted.some((pointer) => isWithin(error.pointer, pointer)));
      if (!equalJson(next, found)) found = next;
    }
    return found;
  });
}

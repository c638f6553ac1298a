import { useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { FieldError } from '../validation/field-error';
import { createErrorListReader } from './error-list-reader';
import { createStillReader } from './still-reader';
import { useController } from './use-controller';

/**
 * The errors at and below one or several pointers, in screen order, whether or not their fields were touched.
 * Renders again only when this list changes, and not while a pointer is held down.
 */
export function useErrors(pointers: Pointer | readonly Pointer[]): readonly FieldError[] {
  const controller = useController();
  // As text, because a list written inline is a new list at each render.
  const key = JSON.stringify([pointers].flat());
  const { subscribe, read } = useMemo(
    () =>
      createStillReader(
        controller.subscribe,
        createErrorListReader(controller, JSON.parse(key) as Pointer[], 'all'),
      ),
    [controller, key],
  );
  return useSyncExternalStore(subscribe, read, read);
}

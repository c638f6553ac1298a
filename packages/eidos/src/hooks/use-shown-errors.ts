import { useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { FieldError } from '../validation/field-error';
import { createErrorListReader } from './error-list-reader';
import { createStillReader } from './still-reader';
import { useController } from './use-controller';

/**
 * The visible errors at and below one or several pointers, without those of fields that were not touched yet. In
 * screen order; renders again only when this list changes, and not while a pointer is held down.
 */
export function useShownErrors(pointers: Pointer | readonly Pointer[]): readonly FieldError[] {
  const controller = useController();
  // As text, because a list written inline is a new list at each render.
  const key = JSON.stringify([pointers].flat());
  const { subscribe, read } = useMemo(
    () =>
      createStillReader(
        controller.subscribe,
        createErrorListReader(controller, JSON.parse(key) as Pointer[], 'shown'),
      ),
    [controller, key],
  );
  return useSyncExternalStore(subscribe, read, read);
}

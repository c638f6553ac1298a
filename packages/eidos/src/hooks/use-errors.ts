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
  const joined = typeof pointers === 'string' ? pointers : pointers.join('\n');
  const { subscribe, read } = useMemo(
    () =>
      createStillReader(controller.subscribe, createErrorListReader(controller, joined.split('\n'), 'all')),
    [controller, joined],
  );
  return useSyncExternalStore(subscribe, read, read);
}

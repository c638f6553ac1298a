import { useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { FieldError } from '../validation/field-error';
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
    () => createStillReader(controller.subscribe, createReader(controller, joined.split('\n'))),
    [controller, joined],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function createReader(controller: Controller, pointers: readonly Pointer[]): () => readonly FieldError[] {
  let all: readonly FieldError[] | undefined;
  let found: readonly FieldError[] = [];
  return () => {
    const errors = controller.getErrors('');
    if (errors === all) return found;
    all = errors;
    const next = errors.filter((error) => pointers.some((pointer) => isAtOrBelow(error.pointer, pointer)));
    if (!hasSameItems(next, found)) found = next;
    return found;
  };
}

function isAtOrBelow(pointer: Pointer, ancestor: Pointer): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

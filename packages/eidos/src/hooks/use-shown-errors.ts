import { useMemo, useSyncExternalStore } from 'react';
import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import type { FieldError } from '../validation/field-error';
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
    () => createStillReader(controller.subscribe, createReader(controller, JSON.parse(key) as Pointer[])),
    [controller, key],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function createReader(controller: Controller, pointers: readonly Pointer[]): () => readonly FieldError[] {
  let all: readonly FieldError[] | undefined;
  let found: readonly FieldError[] = [];
  return () => {
    const shown = controller.getErrors('', 'shown');
    if (pointers.includes('')) return shown;
    if (shown === all) return found;
    all = shown;
    const next = shown.filter(({ pointer }) => pointers.some((top) => isAtOrBelow(pointer, top)));
    const isSame = next.length === found.length && next.every((error, at) => error === found[at]);
    if (!isSame) found = next;
    return found;
  };
}

function isAtOrBelow(pointer: Pointer, top: Pointer): boolean {
  return pointer === top || pointer.startsWith(`${top}/`);
}

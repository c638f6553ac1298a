import type { Controller } from '../controller/controller';
import { hasSameItems } from '../controller/error-reader';
import { isWithin } from '../controller/field-id';
import type { Pointer } from '../json/json-pointer';
import type { FieldError } from '../validation/field-error';

/** Reads the errors at and below one of the pointers, in screen order: the same list until one of them changes. */
export function createErrorListReader(
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
    if (!hasSameItems(next, found)) found = next;
    return found;
  };
}

import { type Pointer, parentPointer } from '../json/json-pointer';
import type { Refusal, SubmitRefusal } from './controller';
import { advice } from '../development/advice';
import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import type { Violation } from '../validation/outcome';
import type { FieldId } from './field-id';
import { type FieldPlace, findPlace, type LookupContext, placeById, tryFindPlace } from './place';
import type { FormMeta } from './state';
import type { View } from './view';

/**
 * Creates the return value of a submit handler that rejects the data; any other return value means that it was saved.
 * It can also be thrown. Inside `onSubmit` of a controller with typed data, and with `refuse<Data>`, only pointers into
 * the data are accepted.
 * @param reasons A message for the whole record, or messages by pointer, or both.
 * @returns What `onSubmit` returns or throws.
 * @example
 * async function save(data: unknown) {
 *   const body = JSON.stringify(data);
 *   const init = { method: 'POST', body };
 *   const response = await fetch('/bookings', init);
 *   if (response.ok) return;
 *   return refuse({ errors: { '/name': 'This name is taken.' } });
 * }
 */
export function refuse<Data = unknown>(reasons: string | SubmitRefusal<Data> = {}): Refusal<Data> {
  return { ...(typeof reasons === 'string' ? { message: reasons } : reasons), 'eidos:refusal': true };
}

export function isRefusal(response: unknown): response is Refusal {
  return isJsonObject(response) && 'eidos:refusal' in response;
}

/**
 * Server errors by field, and those without a field as one text, so that no message of the server is lost. The pointers of
 * a refusal refer to the rows as they were in `sent`.
 */
export function placeRefusal(
  view: View,
  sent: JsonValue,
  refusal: SubmitRefusal,
): Pick<FormMeta, 'serverErrors' | 'failure'> {
  const serverErrors = new Map<FieldId, readonly Violation[]>();
  const before = { ...view.lookup, data: sent };
  const general = [refusal.message ?? []].flat();
  for (const [pointer, words] of Object.entries(refusal.errors ?? {})) {
    // Tells developers about a pointer that had no field in the data that was sent.
    advice(() => process.env.NODE_ENV !== 'production' && warn(mismatchReason(view.lookup, before, pointer)));
    const place = nearestField(view.lookup, before, pointer);
    for (const message of [words ?? []].flat().map(String)) {
      if (!place) general.push(pointer ? `${pointer}: ${message}` : message);
      else {
        const { id, value: rejected } = place;
        const violation = { code: 'server', values: {}, message, rejected };
        serverErrors.set(id, [...(serverErrors.get(id) ?? []), violation]);
      }
    }
  }
  return { serverErrors, failure: general.join('\n') || undefined };
}

/**
 * The visible field at a pointer, or the nearest one that contains it; undefined for the root.
 * @param sent Looks up the data that the pointer leads into, in which rows may have had other places.
 */
export function nearestField(
  lookup: LookupContext,
  sent: LookupContext,
  pointer: Pointer,
): FieldPlace | undefined {
  for (let path = pointer; path.startsWith('/'); path = parentPointer(path)) {
    const there = tryFindPlace(sent, path);
    const place = there?.shown ? placeById(lookup, there.id) : undefined;
    if (place?.shown) return place;
  }
  return undefined;
}

function mismatchReason(lookup: LookupContext, sent: LookupContext, pointer: Pointer): string | false {
  const start = `A server error is at "${pointer}".`;
  if (pointer !== '' && !pointer.startsWith('/'))
    return `${start} A pointer begins with a slash. Write "/${pointer}".`;
  try {
    const { id } = findPlace(sent, pointer);
    if (placeById(sent, id)) return false;
    return `${start} The data that was sent has no such row. Count rows from 0.`;
  } catch (error) {
    return `${start} ${(error as Error).message}`;
  }
}

/** The warning about a response that looks like a refusal and counts as success; false for any other. */
export function plainObjectWarning(response: unknown): string | false {
  const { errors } = (response ?? {}) as { readonly errors?: unknown };
  const pointer = Object.keys(Object(errors) as object).find((name) => name.startsWith('/'));
  return (
    pointer !== undefined &&
    `onSubmit returned a plain object with a message at "${pointer}", which counts as saved. Write return refuse({ errors: … }) to refuse the data.`
  );
}

export function warn(words: string | false): false {
  if (words !== false) console.warn(words);
  return false;
}

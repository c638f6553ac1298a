import type { Pointer } from '../json/json-pointer';
import type { Refusal, SubmitRefusal } from './controller';

/**
 * Creates the return value of a submit handler that rejects the data; any other return value means that it was saved.
 * It can also be thrown.
 *
 * Inside `onSubmit` of a controller with typed data, and with `refuse<Data>`, only pointers into the data are accepted.
 *
 * @param reasons A message for the whole record, or messages by pointer, or both.
 */
export function refuse<Data = unknown>(reasons: string | SubmitRefusal<Data> = {}): Refusal<Data> {
  return { ...(typeof reasons === 'string' ? { message: reasons } : reasons), 'eidos:refusal': true };
}

/** Whether a handler's answer was made by `refuse`. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'eidos:refusal' in answer;
}

/** The pointers of an answer that looks like a refusal but was not made by `refuse`. */
export function unbrandedPointers(answer: unknown): readonly Pointer[] {
  const { errors } = (answer ?? {}) as { readonly errors?: unknown };
  const names = typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
  return names.filter((name) => name.startsWith('/'));
}

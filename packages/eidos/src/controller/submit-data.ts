import type { JsonValue } from '../json/json-schema';
import type { Pointer } from '../json/json-pointer';
import type { Fault } from '../validation/outcome';
import type { SubmitRefusal } from './controller';
import { type FieldId, toFieldId, toPointer } from './field-id';
import { findPlace } from './place';
import type { View } from './view';

/** The refusal in a handler's answer or rejection; undefined when it refuses nothing. */
export function readRefusal(answer: unknown): SubmitRefusal | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { message, errors } = answer as { readonly message?: unknown; readonly errors?: unknown };
  const words = typeof message === 'string' && message !== '' ? { message } : undefined;
  const byPointer =
    typeof errors === 'object' && errors !== null ? { errors: errors as SubmitRefusal['errors'] } : undefined;
  return (words ?? byPointer) ? { ...words, ...byPointer } : undefined;
}

/** Server errors by field, and those without a field as one text, so that no message of the server is lost. */
export interface PlacedRefusal {
  readonly serverFaults: ReadonlyMap<FieldId, readonly Fault[]>;
  readonly failure: string | undefined;
}

/** Finds the fields of a refusal. Its pointers refer to the rows as they were in `sent`. */
export function placeRefusal(view: View, sent: JsonValue, refusal: SubmitRefusal): PlacedRefusal {
  const serverFaults = new Map<FieldId, readonly Fault[]>();
  const general: string[] = refusal.message === undefined ? [] : [refusal.message];
  for (const [pointer, words] of Object.entries(refusal.errors ?? {})) {
    const messages = [words].flat().map(String);
    const id = nearestField(view, sent, pointer);
    if (id === '')
      general.push(...messages.map((message) => (pointer === '' ? message : `${pointer}: ${message}`)));
    else {
      const faults = messages.map((message) => ({ code: 'server', values: {}, message }));
      serverFaults.set(id, [...(serverFaults.get(id) ?? []), ...faults]);
    }
  }
  return { serverFaults, failure: general.length > 0 ? general.join('\n') : undefined };
}

/** The field at a pointer, or the nearest existing one that contains it; '' for the root. */
function nearestField({ ground }: View, sent: JsonValue, pointer: Pointer): FieldId {
  for (let path = pointer; path.startsWith('/'); path = path.slice(0, path.lastIndexOf('/'))) {
    try {
      if (!findPlace({ ...ground, data: sent }, path).shown) continue;
    } catch {
      continue;
    }
    const id = toFieldId(sent, path, ground.keys);
    if (toPointer(ground.data, id, ground.keys) !== undefined) return id;
  }
  return '';
}

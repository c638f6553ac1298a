import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';

/** Puts other documents under `$defs`, each under its address: JSON Schema calls that a compound document. */
export function bundle(source: JsonValue, documents: JsonValue | undefined): JsonValue {
  if (!isJsonObject(source) || !isJsonObject(documents)) return source;
  const { $defs = {} } = source;
  if (!isJsonObject($defs) || Object.keys(documents).length === 0) return source;
  return { ...source, $defs: { ...documents, ...$defs } };
}

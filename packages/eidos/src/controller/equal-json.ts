import { isArray } from '../validation/canonical-json';
import { isJsonObject } from '../json/json-object';
import type { Json } from './adopt-json';

/** Whether two values are equal as JSON; identical objects are not compared further. */
export function equalJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isArray(a))
    return isArray(b) && a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equalJson(a[name], b[name]))
  );
}

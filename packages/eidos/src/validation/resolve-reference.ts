import { splitPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';

/** The schema in `root` that a local `$ref` names. Throws when there is none. */
export function resolveReference(root: JsonSchema, reference: string): JsonSchema {
  const tokens = reference.startsWith('#') ? splitPointer(decodeURIComponent(reference.slice(1))) : [];
  let found: unknown = reference.startsWith('#') ? root : undefined;
  for (const token of tokens) {
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, token)
        ? found[token as never]
        : undefined;
  }
  if (typeof found === 'boolean' || (typeof found === 'object' && found !== null)) return found as JsonSchema;
  throw new Error(
    `There is no schema at "${reference}". Compile the schema first: the compiler reports where the reference is.`,
  );
}

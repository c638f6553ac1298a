import { splitPointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';

/** The schema in `root` that a local `$ref` names. Throws when there is none. */
export function resolveReference(root: JsonSchema, reference: string): JsonSchema {
  const pointer = reference.startsWith('#') ? decode(reference.slice(1)) : undefined;
  let found: unknown = pointer === undefined ? undefined : root;
  for (const token of splitPointer(pointer ?? '')) {
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

function decode(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A percent sign that is not followed by two hexadecimal digits.
    return undefined;
  }
}

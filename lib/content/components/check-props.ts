import { AttributesError } from '../../mdx/rendering/attributes-error';

/** What checks the attributes of a component: a schema of zod, whichever copy of it wrote the schema. */
export interface PropsSchema {
  safeParse(
    props: unknown,
  ):
    | { readonly success: true; readonly data: unknown }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The attributes of a component as its schema reads them; `children` need not be in it.
 * @throws {AttributesError} that says which attribute is wrong.
 */
export function checkProps(
  name: string,
  schema: PropsSchema,
  { children, ...written }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read = schema.safeParse(written);
  const kept = children === undefined ? {} : { children };
  if (read.success) return { ...(read.data as Record<string, unknown>), ...kept };
  const faults = read.error.issues.map(({ path, message }) => {
    const attribute = path.map(String).join('.');
    return attribute === '' ? message : `${attribute}: ${message}`;
  });
  const named = [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? '')))].filter(Boolean);
  const which =
    named.length > 0 ? named.map((attribute) => `"${attribute}"`).join(' and ') : 'its attributes';
  throw new AttributesError(name, faults, `Correct ${which}; the schema is in components.tsx.`);
}

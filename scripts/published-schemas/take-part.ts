export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What editors show beside a keyword; JSON Schema does not know them, so the compiler warns of each. */
const editorAnnotations = new Set(['markdownDescription', 'markdownEnumDescriptions', 'meta:enum']);

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema without what only editors read. */
function withoutAnnotations(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => withoutAnnotations(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !editorAnnotations.has(name))
      .map(([name, member]) => [name, withoutAnnotations(member)]),
  );
}

/** Adds the names of the definitions that a schema refers to, and that those refer to, in order. */
function addReferences(
  schema: Json,
  definitions: { readonly [name: string]: Json },
  names: Set<string>,
): void {
  if (Array.isArray(schema))
    for (const item of schema as readonly Json[]) addReferences(item, definitions, names);
  if (!isObject(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    const name = keyword === '$ref' && typeof value === 'string' ? value.split('/')[2] : undefined;
    if (name !== undefined && !names.has(name)) {
      const definition = definitions[name];
      if (definition === undefined) throw new Error(`The schema has no definition of “${name}”.`);
      names.add(name);
      addReferences(definition, definitions, names);
    } else addReferences(value, definitions, names);
  }
}

/**
 * Returns the definition at `pointer` of a schema, such as `/$defs/info`, as a schema of its own: with the definitions that
 * it refers to and no others. Without a pointer, all of the schema.
 */
export function takePart(whole: Json, pointer: string | undefined): Json {
  const schema = withoutAnnotations(whole);
  if (pointer === undefined || !isObject(schema)) return schema;
  const [, keyword = '', name = ''] = pointer.split('/');
  const definitions = schema[keyword];
  const part = isObject(definitions) ? definitions[name] : undefined;
  if (!isObject(definitions) || !isObject(part)) throw new Error(`The schema has nothing at ${pointer}.`);
  const names = new Set<string>();
  addReferences(part, definitions, names);
  const used = Object.entries(definitions).filter(([defined]) => names.has(defined));
  const { $schema } = schema;
  return {
    ...($schema !== undefined && { $schema }),
    ...part,
    ...(used.length > 0 && { [keyword]: Object.fromEntries(used) }),
  };
}

interface FieldSchema {
  readonly type?: string;
  readonly description?: string;
}

interface Snippet {
  readonly scope: string;
  readonly prefix: string;
  readonly body: string;
  readonly description: string;
}

/** What is written behind the name of a field, with the cursor at `$0`. */
function placeholderOf({ type }: FieldSchema): string {
  if (type === 'boolean') return '${1|true,false|}$0';
  return type === 'array' ? '[$0]' : '$0';
}

/**
 * A snippet for each field of the frontmatter. Editors apply no JSON schema to the frontmatter of a Markdown file, but they
 * offer snippets in it.
 */
export function frontmatterSnippets(
  fields: Readonly<Record<string, FieldSchema>>,
): Readonly<Record<string, Snippet>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      `Frontmatter: ${name}`,
      {
        scope: 'markdown,mdx',
        prefix: name,
        body: `${name}: ${placeholderOf(field)}`,
        description: field.description ?? 'A field of the frontmatter.',
      },
    ]),
  );
}

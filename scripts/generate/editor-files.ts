import { z } from 'zod';
import { siteConfigSchema } from '../../lib/config/schema';
import { frontmatterSchema } from '../../lib/content/source/frontmatter';

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

/** The text inserted after the name of a field, with the cursor at `$0`. */
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

const toJsonSchema = (schema: z.ZodType, title: string) => ({
  ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }),
  title,
});

/** The schemas and snippets that editors read, by the name of the file below `.vscode`. */
export function editorFiles(): Readonly<Record<string, object>> {
  const frontmatter = toJsonSchema(frontmatterSchema, 'Frontmatter of a page');
  return {
    'frontmatter.schema.json': frontmatter,
    'frontmatter.code-snippets': frontmatterSnippets(frontmatter.properties as Record<string, object>),
    'site-config.schema.json': toJsonSchema(siteConfigSchema, 'Configuration of the site'),
  };
}

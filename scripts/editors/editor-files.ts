import { z } from 'zod';
import { siteConfigSchema } from '../../lib/config/schema';
import { frontmatterSchema } from '../../lib/content/source/frontmatter-schema';
import { frontmatterSnippets } from './frontmatter-snippets';

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

import { z } from 'zod';
import { siteConfigSchema } from '../../lib/config/schema';
import { frontmatterSchema } from '../../lib/content/source/frontmatter-schema';

const toJsonSchema = (schema: z.ZodType, title: string) => ({
  ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }),
  title,
});

/** The schemas that editors check files with, by the name of the file below `.vscode`. */
export function editorSchemas(): Readonly<Record<string, object>> {
  return {
    'frontmatter.schema.json': toJsonSchema(frontmatterSchema, 'Frontmatter of a page'),
    'site-config.schema.json': toJsonSchema(siteConfigSchema, 'Configuration of the site'),
  };
}

import { z } from 'zod';
import { admonitionLooks } from '../../lib/mdx/plugins/admonitions/admonition-types';
import { frontmatterSchema } from '../../lib/content/source/frontmatter';

/** The snippets that VS Code offers in pages. */
export const SNIPPETS_FILE = '.vscode/frontmatter.code-snippets';

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
 * A snippet for each field of the frontmatter, and for callouts. Editors apply no JSON schema to the frontmatter of a
 * Markdown file, but they offer snippets in it.
 */
export function snippetsOfPages(): Readonly<Record<string, Snippet>> {
  const { properties } = z.toJSONSchema(frontmatterSchema, { io: 'input', unrepresentable: 'any' });
  const fields = properties as Readonly<Record<string, FieldSchema>>;
  const ofFields = Object.entries(fields).map(([name, field]): [string, Snippet] => [
    `Frontmatter: ${name}`,
    {
      scope: 'markdown,mdx',
      prefix: name,
      body: `${name}: ${placeholderOf(field)}`,
      description: field.description ?? 'A field of the frontmatter.',
    },
  ]);
  const callout = {
    scope: 'markdown,mdx',
    prefix: 'callout',
    body: `:::\${1|${Object.keys(admonitionLooks).join(',')}|}[\${2:Title}]\n$0\n:::`,
    description: 'A callout of one of the types.',
  };
  return { ...Object.fromEntries(ofFields), Callout: callout };
}

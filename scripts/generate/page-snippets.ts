import { z } from 'zod';
import { admonitionTypes } from '../../lib/translations/admonition-types';
import { frontmatterSchema } from '../../lib/content/source/frontmatter';

/** The snippets that VS Code offers in pages. */
export const SNIPPETS_FILE = '.vscode/frontmatter.code-snippets';

type Snippet = Readonly<Record<'scope' | 'prefix' | 'body' | 'description', string>>;

/** The text inserted after the name of a field of a type, with the cursor at `$0`; after any other, only the cursor. */
const placeholders: Readonly<Record<string, string>> = { boolean: '${1|true,false|}$0', array: '[$0]' };

/**
 * A snippet for each field of the frontmatter, and for callouts. Editors apply no JSON schema to the frontmatter of a
 * Markdown file, but they offer snippets in it.
 */
export function snippetsOfPages(): Readonly<Record<string, Snippet>> {
  const { properties } = z.toJSONSchema(frontmatterSchema, { io: 'input', unrepresentable: 'any' });
  const fields = Object.entries(properties as Readonly<Record<string, z.core.JSONSchema.BaseSchema>>);
  const ofFields = fields.map(([name, { type, description = 'A field of the frontmatter.' }]) => {
    const body = `${name}: ${placeholders[String(type)] ?? '$0'}`;
    return [`Frontmatter: ${name}`, { scope: 'markdown,mdx', prefix: name, body, description }] as const;
  });
  const callout = {
    scope: 'markdown,mdx',
    prefix: 'callout',
    body: `:::\${1|${admonitionTypes.join(',')}|}[\${2:Title}]\n$0\n:::`,
    description: 'A callout of one of the types.',
  };
  return { ...Object.fromEntries(ofFields), Callout: callout };
}

import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { frontmatterSchema } from '../../lib/content/source/frontmatter';
import { editorFiles } from './editor-files';

it.each(Object.entries(editorFiles()))('.vscode/%s is what the schema says', (name, schema) => {
  // Files of snippets are written with commas behind the last entries, which JSON.parse does not read.
  const text = readFileSync(`.vscode/${name}`, 'utf8').replace(/,(?=\s*[}\]])/g, '');
  const written = JSON.parse(text) as unknown;
  expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
});

it('the schema of frontmatter knows its fields and refuses wrong values', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(
    editorFiles()['frontmatter.schema.json'] ?? {},
  );
  expect(check({ title: 'Types', description: 'What they are.', sidebar_position: 2 })).toBe(true);
  expect(check({ title: 'Types', description: 'What they are.', draft: 'perhaps' })).toBe(false);
});

it('every field of the frontmatter is completed, with a choice or a list where it takes one', () => {
  const snippets = editorFiles()['frontmatter.code-snippets'] as Record<string, { body: string }>;
  const written = Object.keys(snippets).map((name) => name.replace('Frontmatter: ', ''));
  expect(written).toEqual(Object.keys(frontmatterSchema.shape));
  expect(snippets['Frontmatter: draft']?.body).toBe('draft: ${1|true,false|}$0');
  expect(snippets['Frontmatter: keywords']?.body).toBe('keywords: [$0]');
});

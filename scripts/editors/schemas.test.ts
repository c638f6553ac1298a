import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { editorSchemas } from './schemas';

it.each(Object.entries(editorSchemas()))('.vscode/%s is what the schema says', (name, schema) => {
  const written = JSON.parse(readFileSync(`.vscode/${name}`, 'utf8')) as unknown;
  expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
});

it('the schema of frontmatter knows its fields and refuses wrong values', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(
    editorSchemas()['frontmatter.schema.json'] ?? {},
  );
  expect(check({ title: 'Types', description: 'What they are.', sidebar_position: 2 })).toBe(true);
  expect(check({ title: 'Types', description: 'What they are.', draft: 'perhaps' })).toBe(false);
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { editorSchemas } from './schemas';

for (const [name, schema] of Object.entries(editorSchemas())) {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 110 });
  writeFileSync(path.join('.vscode', name), text);
}

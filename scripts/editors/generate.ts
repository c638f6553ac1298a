import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorFiles } from './editor-files';

for (const [name, content] of Object.entries(editorFiles())) {
  const file = path.join('.vscode', name);
  writeFileSync(
    file,
    await format(JSON.stringify(content), { ...(await resolveConfig(file)), filepath: file }),
  );
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles } from './deploy-files';

for (const [name, content] of Object.entries(deployFiles)) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

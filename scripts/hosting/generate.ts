import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePrefixes } from '../../lib/config/locales';
import { getSite } from '../../lib/config/site';
import { deployFiles } from './deploy-files';

for (const [name, content] of Object.entries(deployFiles(localePrefixes(await getSite())))) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

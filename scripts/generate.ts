import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localePrefixes } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { API_REFERENCE_FILE } from '../lib/config/toolkit';
import { snippetsOfPages, SNIPPETS_FILE } from './generate/page-snippets';
import { readExports } from './generate/read-exports';
import { deployFiles } from './hosting/hosts';

// Writes every committed file that is made from source: the API reference, the files of editors, and those of hosts.

const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
writeJson(API_REFERENCE_FILE, readExports());
writeJson(SNIPPETS_FILE, snippetsOfPages());

for (const [name, content] of Object.entries(deployFiles(localePrefixes(await getSite())))) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

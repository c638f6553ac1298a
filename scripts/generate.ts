import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { localePrefixes } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { API_REFERENCE_FILE } from '../lib/config/toolkit';
import { snippetsOfPages, SNIPPETS_FILE } from './generate/page-snippets';
import { readExports } from './generate/read-exports';
import { deployFiles } from './hosting/hosts';

// Writes every committed file that is made from source: the API reference, the files of editors, and those of hosts.

writeFileSync(API_REFERENCE_FILE, `${JSON.stringify(readExports(), null, 2)}\n`);

const options = { ...(await resolveConfig(SNIPPETS_FILE)), filepath: SNIPPETS_FILE };
writeFileSync(SNIPPETS_FILE, await format(JSON.stringify(snippetsOfPages()), options));

for (const [name, content] of Object.entries(deployFiles(localePrefixes(await getSite())))) {
  const file = path.join('deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles } from './deploy-files';

it.each(Object.keys(deployFiles))('deploy/%s is what the rules say', (name) => {
  // `node scripts/run.mjs hosting/generate` writes them again.
  expect(readFileSync(path.join('deploy', name), 'utf8')).toBe(deployFiles[name]);
});

import { displayPath } from '../lib/config/diagnostics/diagnostic';
import { buildToolkit, copyPackedToolkit } from './build-toolkit';
import { cutVersion } from './versions/cut-version';

// Drafts are part of a version's folder, but not of its pages.
Object.assign(process.env, { NODE_ENV: 'production' });

const [name] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error('Name the version: npm run docs:version <name>');
  await buildToolkit();
  const { folder, entry } = await cutVersion(name, copyPackedToolkit);
  console.log(`The version ${name} is in ${displayPath(folder)}.`);
  console.log(`Add it to docs.versions in site.config.ts, after the current version:\n\n  ${entry},\n`);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exitCode = 1;
}

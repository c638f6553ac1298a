import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { displayPath } from '../lib/config/diagnostics/diagnostic';
import { buildToolkit, copyPackedToolkit } from './build-toolkit';
import { toolPath } from './run-command';
import { cutVersion } from './versions/cut-version';

// Drafts are part of a version's folder, but not of its pages.
Object.assign(process.env, { NODE_ENV: 'production' });

const [name] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error('Name the version: npm run docs:version <name>');
  await buildToolkit();
  const { folder, entryToAdd } = await cutVersion(name, copyPackedToolkit);
  const written = [readEnvironment().configFile, path.join(folder, 'navigation.ts')];
  execFileSync(process.execPath, [toolPath('prettier'), '--write', '--log-level', 'warn', ...written]);
  console.log(`The version ${name} is in ${displayPath(folder)}.`);
  console.log(
    entryToAdd === undefined
      ? 'site.config.ts lists it after the current version.'
      : `Add it to docs.versions in site.config.ts, after the current version:\n\n  ${entryToAdd},\n`,
  );
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkMigrated } from './migrate/check-migrated';
import { migrateContent } from './migrate/migrate-content';
import { generators, type Generator } from './migrate/migration';
import { printMigration } from './migrate/print-migration';
import { requireFree, stageContent } from './migrate/write-content';
import { toolPath } from './tool-path';

const usage = `Write: npm run migrate -- <folder> --from ${generators.join('|')} [--to <content folder>] [--dry-run]`;

const isGenerator = (name: string | undefined): name is Generator =>
  generators.some((known) => known === name);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  const [folder, ...others] = positionals;
  const { from, to = 'migrated-content', 'dry-run': isDry = false } = values;
  if (folder === undefined || others.length > 0 || !isGenerator(from)) throw new Error(usage);
  return { folder, from, to, isDry };
}

try {
  const { folder, from, to, isDry } = readArguments();
  requireFree(to);
  const content = await migrateContent(folder, from);
  const staged = stageContent(to, content.files);
  try {
    const modules = ['navigation.ts', 'site.config.ts'].map((name) => path.join(staged.folder, name));
    execFileSync(process.execPath, [toolPath('prettier'), '--write', '--log-level', 'warn', ...modules]);
    console.log(printMigration(content, await checkMigrated(staged.folder, to), to));
    if (isDry) console.log('\nNothing was written.');
    else {
      staged.place();
      const env = `CONTENT_DIR=${to} SITE_CONFIG=${to}/site.config.ts`;
      console.log(
        `\nShow it:\n  ${env} npm run dev\nAll that is left:\n  ${env} npm run check:content -- --all`,
      );
    }
  } finally {
    staged.remove();
  }
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exitCode = 1;
}

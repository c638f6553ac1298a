import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

it('reports a configuration that calls process.exit, with its file and line', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'config-'));
  const file = path.join(folder, 'site.config.ts');
  writeFileSync(file, 'export default {};\nprocess.exit(0);\n');
  // In a process of its own, because a module that jiti loads has the process itself, not the one that jest shows.
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check-content'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_CONFIG: file },
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain(
    `${file}:2 It cannot be loaded: it calls process.exit, which would end the build as if it had succeeded.`,
  );
  expect(status).toBe(1);
});

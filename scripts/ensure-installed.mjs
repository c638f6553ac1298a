import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const LOWEST_NODE = [20, 19];

/** Stops with one sentence when this Node is older than package.json's `engines` allow. */
function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1])) return;
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node ${LOWEST_NODE.join('.')} or newer. Install it (\`nvm install 20\`) and run the command again.`,
  );
  process.exit(1);
}

/** Whether what lies in node_modules is what package-lock.json asks for. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      devOptional ||
      link ||
      found[path]?.version === version,
  );
}

/** Installs the locked dependencies unless they are all there; exits when that fails. */
export function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing dependencies…');
  // Not `npm ci`: it refuses a lock file without the optional packages of other systems, which not every registry holds.
  // `--no-save` installs what is locked and leaves the lock file alone.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm install failed; see its messages above. Repair that and run the command again.');
    process.exit(status ?? 1);
  }
}

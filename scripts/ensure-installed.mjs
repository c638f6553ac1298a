import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';

const LOWEST_NODE = [20, 19];

function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** Exits with one sentence when this Node is older than package.json's `engines` allows. */
function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1])) return;
  refuse(
    `Node ${process.versions.node} is too old: this project needs Node ${LOWEST_NODE.join('.')} or newer. Install it (\`nvm install 20\`) and run the command again.`,
  );
}

/** Exits with one sentence when the checkout lies where the site cannot be built. */
function refuseFolder() {
  const found = ['#', '?', '%'].filter((character) => process.cwd().includes(character));
  if (found.length === 0) return;
  refuse(
    `The path of this folder has \`${found.join('` and `')}\`: ${process.cwd()}\nThe bundler takes that for a part of a URL. Move the checkout to another folder.`,
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const RECORD = 'node_modules/.package-lock.json';

/** The packages that npm has installed, by folder, as npm's own record lists them. */
const readInstalled = () => (existsSync(RECORD) ? readPackages(RECORD) : {});

/** Whether node_modules contains what package-lock.json requires: in npm's own record, and on disk. */
function isInstalled(includesDev) {
  const installed = readInstalled();
  const isRecorded = ([folder, { version, dev, optional, devOptional, link }]) =>
    !folder.includes('node_modules/') ||
    (dev && !includesDev) ||
    // Whether an optional package belongs to this system is npm's to say.
    optional ||
    devOptional ||
    link ||
    installed[folder]?.version === version;
  return (
    existsSync(RECORD) &&
    Object.entries(readPackages('package-lock.json')).every(isRecorded) &&
    Object.keys(installed).every((folder) => existsSync(`${folder}/package.json`))
  );
}

/** Exits with one sentence when npm would empty the node_modules of another checkout. */
function refuseLink() {
  if (!lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  refuse(
    'node_modules is a link to another folder, and something in it is missing. Remove the link and run the command again.',
  );
}

/**
 * Installs the locked dependencies if any is missing, and those of development with them when `needsDev`; exits when that
 * fails.
 */
export function ensureInstalled(needsDev) {
  refuseOldNode();
  refuseFolder();
  if (isInstalled(needsDev)) return;
  refuseLink();
  // `npm ci` empties node_modules: a build must not remove what an earlier run of the checks has installed.
  const includesDev = needsDev || Object.values(readInstalled()).some(({ dev }) => dev);
  console.log('Installing dependencies…');
  const { status } = spawnSync(
    'npm',
    // Said either way, because NODE_ENV=production leaves out the development dependencies.
    ['ci', includesDev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'],
    { stdio: 'inherit' },
  );
  if (status === 0) return;
  console.error('`npm ci` failed; see its messages above. Fix that and run the command again.');
  process.exit(status ?? 1);
}

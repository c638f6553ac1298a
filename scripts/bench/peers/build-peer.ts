import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCommand, type BuildCost } from '../measure-build';
import { pageText, readSentences } from '../write-pages';
import type { Peer } from './peers';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Installs the packages of a peer; later runs find them there. Throws when they cannot be installed. */
function install({ name, packages, isModule }: Peer, folder: string): void {
  const manifest = { private: true, ...(isModule && { type: 'module' }), dependencies: packages };
  write(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // A peer may require a later Node, which it brings as a package.
  const args = ['install', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`);
}

function writePeerPages({ pagesFolder, hasOwnHeading }: Peer, folder: string, count: number): void {
  mkdirSync(path.join(folder, pagesFolder), { recursive: true });
  const sentences = readSentences('content');
  for (const earlier of readdirSync(path.join(folder, pagesFolder)))
    if (/^page-\d+\.md$/.test(earlier)) rmSync(path.join(folder, pagesFolder, earlier));
  for (let number = 1; number <= count; number += 1) {
    const text = pageText(number, sentences);
    const page = hasOwnHeading ? text.replace(/\n---\n/, `\n---\n\n# Page ${number}\n`) : text;
    write(path.join(folder, pagesFolder, `page-${number}.md`), page);
  }
}

/**
 * Builds a peer's site with `count` of the pages that the site itself is measured with, in `folder`, without any cache.
 * Throws when a package cannot be installed or the build fails.
 */
export function buildPeer(peer: Peer, folder: string, count: number): BuildCost {
  install(peer, folder);
  for (const [file, text] of Object.entries(peer.files(count))) write(path.join(folder, file), text);
  writePeerPages(peer, folder, count);
  for (const left of [peer.outFolder, 'node_modules/.astro', 'node_modules/.cache', '.docusaurus', '.astro'])
    rmSync(path.join(folder, left), { recursive: true, force: true });
  const bin = path.resolve(folder, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return measureCommand(peer.build, folder, peer.outFolder, env);
}

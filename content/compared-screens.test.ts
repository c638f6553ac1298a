import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { comparedScreens, type ComparedScreen, sampleOf } from '@/lib/checks/samples/compared-screens';
import { toolPath } from '@/scripts/run-command';

const peers = 'packages/eidos/bench/peers/screens';
const peerOf = ({ peer }: ComparedScreen) => readFileSync(path.join(peers, peer), 'utf8');

/** Lines that are neither empty nor a comment. */
const countLines = (code: string) =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

const index = readFileSync('content/docs/examples/index.mdx', 'utf8');

/** The two numbers of the row whose first cell links to the page. */
function statedLines({ page }: ComparedScreen): readonly number[] {
  const name = path.basename(page);
  const row = index.split('\n').find((line) => line.startsWith('| [') && line.includes(`/${name}`));
  return row?.split('|').slice(2, 4).map(Number) ?? [];
}

test.each(comparedScreens.map((screen) => [screen.page, screen] as const))(
  'the lines of %s are those in the table, and at most those of the other library',
  (_, screen) => {
    const eidos = countLines(sampleOf(screen));
    const peer = countLines(peerOf(screen));
    expect(statedLines(screen)).toEqual([eidos, peer]);
    expect(eidos).toBeLessThanOrEqual(peer);
  },
);

test('the counted samples are as prettier formats them', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compared-'));
  try {
    cpSync('.prettierrc.json', path.join(folder, '.prettierrc.json'));
    comparedScreens.forEach((screen, place) => {
      writeFileSync(path.join(folder, `eidos-${place}.tsx`), `${sampleOf(screen)}\n`);
      writeFileSync(path.join(folder, `peer-${place}.tsx`), peerOf(screen));
    });
    const check = () =>
      execFileSync('node', [toolPath('prettier'), '--check', '.'], { cwd: folder, encoding: 'utf8' });
    expect(check()).toContain('All matched files use Prettier code style');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 30_000);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparedScreens, type ComparedScreen, sampleOf } from '@/lib/checks/samples/compared-screens';

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

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitFaults, SUBJECT_LIMIT } from './commit-faults';
import { readCommits } from './read-commits';

const diagnosticsOf = (message: string) => commitFaults({ hash: 'a', message });
const body = '\n\nIt was slow.\n';

describe('a commit message', () => {
  it('passes with a short subject and a reason', () => {
    expect(diagnosticsOf(`Read each page once${body}`)).toEqual([]);
    expect(diagnosticsOf(`${'A'.repeat(SUBJECT_LIMIT)}${body}`)).toEqual([]);
  });

  it.each([
    ['a subject that is too long', `${'A'.repeat(SUBJECT_LIMIT + 1)}${body}`, /73 characters/],
    ['a subject that begins small', `read each page once${body}`, /capital/],
    ['a full stop', `Read each page once.${body}`, /full stop/],
    ['a commit that waits to be squashed', `fixup! Read each page once${body}`, /squash/],
    ['no body', 'Read each page once\n', /reason/],
    ['no blank line', 'Read each page once\nIt was slow.\n', /blank/],
  ])('fails with %s', (_, message, diagnostic) => {
    expect(diagnosticsOf(message)).toEqual([expect.stringMatching(diagnostic)]);
  });
});

describe('the commits of a range', () => {
  let folder: string;
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    expect(spawnSync('git', [...identity, ...args], { cwd: folder })).toMatchObject({ status: 0 });
  };
  const commit = (message: string) => git('commit', '--allow-empty', '--no-verify', '-q', '-m', message);
  const check = (range: string) => {
    const runner = path.resolve('scripts/run.mjs');
    return spawnSync(process.execPath, [runner, 'check-commits', range], { encoding: 'utf8' });
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'commits-'));
    git('init', '-q', '-b', 'main');
    commit('First');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are read with their bodies, without merges', () => {
    git('checkout', '-q', '-b', 'branch');
    commit('Second\n\nBecause.\n\nAnd because.');
    git('checkout', '-q', 'main');
    commit('Third\n\nBecause.');
    git('merge', '-q', '--no-ff', '-m', 'Merge', 'branch');
    const messages = readCommits('HEAD~1..HEAD', folder).map(({ message }) => message.trim());
    expect(messages).toEqual(['Second\n\nBecause.\n\nAnd because.']);
  });

  it('fail with a sentence when the history lacks them', () => {
    expect(() => readCommits('origin/main..HEAD', folder)).toThrow(/shallow clone/);
    expect(check('no-such-branch..HEAD')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no-such-branch..HEAD'),
    });
  });
});

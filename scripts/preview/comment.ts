import { execFileSync } from 'node:child_process';
import { getSite } from '../../lib/config/site';
import { previewPath } from './published-folder';

/** Asks GitHub for the number of the open pull request of a branch; a fork's branch has its owner before it. */
function findPullRequest(branch: string): string | undefined {
  const search = (name: string) =>
    execFileSync(
      'gh',
      ['pr', 'list', '--state', 'open', '--head', name, '--json', 'number,headRepositoryOwner'],
      { encoding: 'utf8' },
    );
  const own = JSON.parse(search(branch)) as { number: number }[];
  if (own[0]) return String(own[0].number);
  const [owner = '', ...rest] = branch.split('/');
  // A fork's branch has an owner before it; an empty name would find every pull request.
  if (rest.length === 0) return undefined;
  const forks = JSON.parse(search(rest.join('/'))) as {
    number: number;
    headRepositoryOwner: { login: string };
  }[];
  const found = forks.find(({ headRepositoryOwner }) => headRepositoryOwner.login === owner);
  return found && String(found.number);
}

const [branch] = process.argv.slice(2);
if (branch === undefined) {
  console.error('Write the branch: node scripts/run.mjs preview/comment <branch>');
  process.exit(1);
}
const { url, basePath } = await getSite();
const number = findPullRequest(branch);
if (number === undefined) console.log(`There is no open pull request of ${branch}.`);
else {
  const body = `Preview: ${url}${previewPath(branch, basePath)}/`;
  // One comment, however often the branch is built.
  execFileSync('gh', ['pr', 'comment', number, '--edit-last', '--create-if-none', '--body', body], {
    stdio: 'inherit',
  });
}

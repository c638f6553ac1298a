import { commitFaults } from './repository/commit-faults';
import { readCommits } from './repository/read-commits';

const [range = 'origin/main..HEAD'] = process.argv.slice(2);

try {
  const commits = readCommits(range);
  const faults = commits.flatMap((commit) =>
    commitFaults(commit).map((fault) => `${commit.hash} ${commit.message.split('\n')[0]}\n  ${fault}`),
  );
  if (faults.length > 0) console.error(faults.join('\n'));
  console.log(`${range}: ${commits.length} commits, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { commitFaults } from './repository/commit-faults';
import { readCommits } from './repository/read-commits';

const [range = 'origin/main..HEAD'] = process.argv.slice(2);

try {
  const commits = readCommits(range);
  const diagnostics = commits.flatMap((commit) =>
    commitFaults(commit).map(
      (diagnostic) => `${commit.hash} ${commit.message.split('\n')[0]}\n  ${diagnostic}`,
    ),
  );
  if (diagnostics.length > 0) console.error(diagnostics.join('\n'));
  console.log(`${range}: ${commits.length} commits, ${diagnostics.length} faults`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

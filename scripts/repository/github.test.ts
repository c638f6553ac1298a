import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** A job of a workflow, and what the tests read of its steps. */
interface Job {
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps: readonly { uses?: string; run?: string; if?: string; with?: { ref?: string } }[];
}
type Workflow = Readonly<{ on: object; permissions: object; jobs: Readonly<Record<string, Job>> }>;

/** The values of a YAML file, as frontmatter is read. */
const readYaml = (file: string): object =>
  matter(`---\n${readFileSync(path.join('.github', file), 'utf8')}\n---`, {}).data;
const readWorkflow = (name: string) => readYaml(`workflows/${name}.yml`) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).flatMap(({ run }) => run ?? []);

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
} & Readonly<
  Record<'scripts' | 'overrides' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

it.each(readdirSync('.github/workflows'))('%s uses actions of GitHub, in a stated version', (file) => {
  const actions = readFileSync(path.join('.github/workflows', file), 'utf8').match(/(?<=uses: ).*/g);
  expect(actions?.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
});

it('CONTRIBUTING.md says of each check what it proves, and how to repair it', () => {
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## What the checks mean');
  const [, ...rows] = Array.from(table.matchAll(/^\| (\w+) /gm), ([, name]) => `test:${name}`);
  const checks = Object.keys(packageJson.scripts).filter((name) => name.startsWith('test:'));
  expect(rows.sort()).toEqual(checks.sort());
});

it('deploy/README.md compares each host that deploy/ has a folder of', () => {
  const hosts = readdirSync('deploy', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const table = readFileSync('deploy/README.md', 'utf8');
  expect(hosts.filter(({ name }) => !table.includes(`](${name}/README.md)`))).toEqual([]);
});

describe('the workflow', () => {
  const workflow = readWorkflow('checks');
  const versions = workflow.jobs.test?.strategy?.matrix.node ?? [];

  it('runs on the oldest Node that the project accepts, and on the later ones', () => {
    expect(`>=${versions[0]}`).toBe(packageJson.engines.node);
    expect(versions.map((version) => version.split('.')[0])).toEqual(['20', '22', '24']);
  });

  it('runs the command that README names, with no right but to read the code', () => {
    expect(workflow.jobs.test?.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test']);
    expect(readFileSync('README.md', 'utf8')).toMatch(/^npm test /m);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });
});

describe('the workflows that publish', () => {
  const [build, publish] = [readWorkflow('build'), readWorkflow('publish')];
  const commands = [build, publish].flatMap(commandsOf);

  it('run scripts that exist', () => {
    const named = commands
      .filter((command) => !command.startsWith('git '))
      .map((command) => /^npm run (\S+)|^output="\$\(npm run --silent (\S+)/.exec(command));
    expect(named.filter((match) => match === null)).toEqual([]);
    for (const [, script, printed] of named as RegExpExecArray[])
      expect(packageJson.scripts).toHaveProperty([script ?? printed ?? '']);
  });

  it('write nothing that a branch or a fork names into a command', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('give no right to write to the code of a branch or a fork', () => {
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(build.on)).not.toContain('pull_request_target');
    const checkouts = stepsOf(publish).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    const refs = checkouts.map((step) => step.with?.ref);
    expect(refs).toEqual([...[undefined, 'gh-pages'], ...[undefined], ...[undefined, 'gh-pages']]);
  });
});

it('the release checks what it publishes, only for a tag, with its provenance', () => {
  const release = readWorkflow('release');
  expect(release.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  const commands = (release.jobs.package?.steps ?? []).filter(({ run }) => run !== undefined);
  const publishing = commands.filter(({ run = '' }) => /^npm publish(?!.*--dry-run)/.test(run));
  expect(publishing.map(({ run, if: when }) => [run, when])).toEqual([
    [expect.stringContaining('--provenance'), "github.ref_type == 'tag'"],
  ]);
  expect(packageJson.scripts[commands[1]?.run?.replace('npm run ', '') ?? '']).toContain('check:package');
});

it('the updates of dependencies skip only pinned packages', () => {
  const { updates } = readYaml('dependabot.yml') as {
    readonly updates: readonly { readonly ignore?: readonly { readonly 'dependency-name': string }[] }[];
  };
  const declared = { ...packageJson.dependencies, ...packageJson.devDependencies, ...packageJson.overrides };
  const pinned = Object.keys(declared).filter((name) => /^\d/.test(declared[name] ?? ''));
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((entry) => entry['dependency-name']));
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  expect(pinned.filter((name) => !ignored.some((pattern) => matches(name, pattern)))).toEqual([]);
  expect(ignored.filter((pattern) => !pinned.some((name) => matches(name, pattern)))).toEqual([]);

  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(ignored.filter((name) => !contributing.includes(`\`${name.replace('/*', '')}`))).toEqual([]);
});

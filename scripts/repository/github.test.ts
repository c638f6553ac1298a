import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { z } from 'zod';

/** The values of a YAML file, as frontmatter is read. */
const readYaml = (file: string): unknown =>
  matter(`---\n${readFileSync(path.join('.github', file), 'utf8')}\n---`, {}).data;
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
} & Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

const workflow = z
  .object({
    permissions: z.object({ contents: z.literal('read') }).strict(),
    concurrency: z.object({ 'cancel-in-progress': z.literal(true) }),
    jobs: z.record(
      z.string(),
      z.object({
        'timeout-minutes': z.number(),
        strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }).optional(),
        steps: z.array(z.object({ run: z.string().optional() })),
      }),
    ),
  })
  .parse(readYaml('workflows/checks.yml'));

it.each(readdirSync('.github/workflows'))(
  '%s uses actions of GitHub itself, each in a stated version',
  (file) => {
    const actions = readFileSync(path.join('.github/workflows', file), 'utf8').match(/(?<=uses: ).*/g);
    expect(actions?.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  },
);

describe('the workflow', () => {
  const versions = workflow.jobs.test?.strategy?.matrix.node ?? [];

  it('runs on the oldest Node that the project accepts, and on the later ones', () => {
    expect(`>=${versions[0]}`).toBe(packageJson.engines.node);
    expect(versions.map((version) => version.split('.')[0])).toEqual(['20', '22', '24']);
  });

  it('runs the command that README names, and nothing more', () => {
    const commands = workflow.jobs.test?.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual(['npm test']);
    expect(readFileSync('README.md', 'utf8')).toMatch(/^npm test /m);
  });
});

describe('the workflows that publish', () => {
  const published = ['build.yml', 'publish.yml'].map((file) => ({
    file,
    ...z
      .object({
        on: z.record(z.string(), z.unknown()),
        permissions: z.record(z.string(), z.enum(['read', 'write'])),
        jobs: z.record(
          z.string(),
          z.object({
            'timeout-minutes': z.number(),
            steps: z.array(
              z.object({
                uses: z.string().optional(),
                run: z.string().optional(),
                with: z.unknown().optional(),
              }),
            ),
          }),
        ),
      })
      .parse(readYaml(`workflows/${file}`)),
  }));
  const stepsOf = ({ jobs }: (typeof published)[number]) => Object.values(jobs).flatMap((job) => job.steps);

  it('run scripts that exist', () => {
    const commands = published.flatMap(stepsOf).flatMap(({ run }) => run ?? []);
    const named = commands
      .filter((command) => !command.startsWith('git '))
      .map((command) => /^npm run (\S+)|^output="\$\(npm run --silent (\S+)/.exec(command));
    expect(named.filter((match) => match === null)).toEqual([]);
    for (const [, script, printed] of named as RegExpExecArray[])
      expect(packageJson.scripts).toHaveProperty([script ?? printed ?? '']);
  });

  it('write nothing that a branch or a fork names into a command', () => {
    const commands = published.flatMap(stepsOf).flatMap(({ run }) => run ?? []);
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('give no right to write to the code of a branch or a fork', () => {
    const [build, publish] = published as [(typeof published)[number], (typeof published)[number]];
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(build.on)).not.toContain('pull_request_target');
    const checkouts = stepsOf(publish).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => (step.with as { ref?: string } | undefined)?.ref)).toEqual([
      ...[undefined, 'gh-pages'],
      ...[undefined],
      ...[undefined, 'gh-pages'],
    ]);
  });
});

it('the release checks what it publishes, only for a tag, with its provenance', () => {
  const { jobs } = z
    .object({
      permissions: z.object({ contents: z.literal('read'), 'id-token': z.literal('write') }).strict(),
      jobs: z.object({
        package: z.object({
          steps: z.array(z.object({ run: z.string(), if: z.string() }).partial()),
        }),
      }),
    })
    .parse(readYaml('workflows/release.yml'));
  const commands = jobs.package.steps.flatMap(({ run, if: when }) => (run ? [{ run, when }] : []));
  const publishing = commands.filter(({ run }) => /^npm publish(?!.*--dry-run)/.test(run));
  expect(publishing).toEqual([
    { run: expect.stringContaining('--provenance'), when: "github.ref_type == 'tag'" },
  ]);
  const [, check] = commands;
  expect(packageJson.scripts[check?.run.replace('npm run ', '') ?? '']).toContain('check:package');
});

describe('the updates of dependencies', () => {
  const { updates } = z
    .object({
      version: z.literal(2),
      updates: z.array(
        z.object({
          groups: z.record(z.string(), z.object({})),
          ignore: z.array(z.object({ 'dependency-name': z.string() })).default([]),
        }),
      ),
    })
    .parse(readYaml('dependabot.yml'));

  it('skip only pinned packages', () => {
    const declared = {
      ...packageJson.dependencies,
      ...packageJson.devDependencies,
      ...packageJson.overrides,
    };
    const pinned = Object.keys(declared).filter((name) => /^\d/.test(declared[name] ?? ''));
    const ignored = updates.flatMap(({ ignore }) => ignore.map((entry) => entry['dependency-name']));
    const matches = (name: string, pattern: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    expect(pinned.filter((name) => !ignored.some((pattern) => matches(name, pattern)))).toEqual([]);
    expect(ignored.filter((pattern) => !pinned.some((name) => matches(name, pattern)))).toEqual([]);

    const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(ignored.filter((name) => !contributing.includes(`\`${name.replace('/*', '')}`))).toEqual([]);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Runs `code` in a Node of its own, with `runCommand` at hand. */
const programWith = (code: string) => [
  '--input-type=module',
  '--eval',
  `import { createJiti } from 'jiti';
   const jiti = createJiti(${JSON.stringify(path.resolve('scripts/run-command.test.ts'))});
   const { runCommand } = await jiti.import('./run-command.ts');
   ${code}`,
];

const waitingChild = `await runCommand(process.execPath, ['--eval', 'console.log(process.pid); setInterval(() => {}, 1000)']);`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('stops what it runs when it gets %s', async (signal, code) => {
  const parent = spawn(process.execPath, programWith(waitingChild), { stdio: ['pipe', 'pipe', 'inherit'] });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(isRunning(pid)).toBe(true);
  parent.kill(signal);
  expect(await once(parent, 'exit')).toEqual([code, null]);
  expect(isRunning(pid)).toBe(false);
});

it.each([
  [
    'throws an error that names a command that fails',
    `await runCommand('sh', ['-c', 'exit 7']).catch((error) => console.log(error.message));`,
    '`sh -c exit 7` failed; see its messages above.\n',
  ],
  ['sends no telemetry', `await runCommand('sh', ['-c', 'echo $NEXT_TELEMETRY_DISABLED']);`, '1\n'],
  [
    'stops what it runs when its caller gives up',
    `const signal = AbortSignal.timeout(50);
       await runCommand(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], process.env, signal)
         .catch((error) => console.log(error.name));`,
    'AbortError\n',
  ],
])('%s', (_, code, printed) => {
  const { stdout, status } = spawnSync(process.execPath, programWith(code), { encoding: 'utf8' });
  expect([stdout, status]).toEqual([printed, 0]);
});

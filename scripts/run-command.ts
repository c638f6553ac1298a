import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Returns the script of a command that a dependency contains, to be run by this Node itself: `npx` and the shell that it
 * starts are between a signal and its target.
 * @param name the command and its package, e.g. `next`.
 */
export function toolPath(name: string): string {
  const folder = path.resolve('node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`The package ${name} has no command with the same name.`);
  return path.join(folder, script);
}

/**
 * Runs a program with this terminal's output. Stops it when this process is asked to stop, and then exits as a shell
 * would.
 * @param signal stops the program.
 * @throws {Error} naming the command, when it fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<void> {
  // Next reports what it builds to its makers unless this is set; no command of this project sends anything.
  const quiet = { ...env, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, { env: quiet, signal, stdio: 'inherit' });
  let received: NodeJS.Signals | undefined;
  const forward = (name: NodeJS.Signals) => {
    received = name;
    // A terminal sends Ctrl+C to the child itself.
    if (name !== 'SIGINT' || !process.stdin.isTTY) child.kill(name);
  };
  for (const name of stopSignals) process.on(name, forward);
  try {
    const [status, endedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const reason = endedBy ?? received;
    if (reason) process.exit(128 + constants.signals[reason]);
    if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed; see its messages above.`);
  } finally {
    for (const name of stopSignals) process.off(name, forward);
  }
}

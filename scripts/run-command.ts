import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Passes each signal that asks this process to stop on to `child`. */
function forwardSignals(child: ChildProcess) {
  let received: NodeJS.Signals | undefined;
  const listener = (signal: NodeJS.Signals) => {
    received = signal;
    // A terminal sends Ctrl+C to the child itself.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, listener);
  return {
    received: () => received,
    stop: () => stopSignals.forEach((signal) => process.off(signal, listener)),
  };
}

interface RunOptions {
  /** Takes what the program prints, in the colours that this terminal would show, in the terminal's place. */
  readonly onOutput?: OnOutput | undefined;
  /** Stops the program. */
  readonly signal?: AbortSignal | undefined;
}

/** What every program is started with. */
interface Started {
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal | undefined;
}

/** Runs a program whose output goes to `onOutput`, in the colours that this terminal would show. */
function spawnUnseen(command: string, args: readonly string[], options: Started, onOutput: OnOutput) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...options.env, ...colors };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], env });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return child;
}

type OnOutput = (text: string) => void;

/**
 * Runs a program with this terminal's output, or with none of it when `onOutput` takes what it prints. Stops it when this
 * process is asked to stop, and then exits as a shell would.
 * @throws {Error} naming the command, when it fails.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  { onOutput, signal }: RunOptions = {},
): Promise<void> {
  const options: Started = { env, signal };
  const child = onOutput
    ? spawnUnseen(command, args, options, onOutput)
    : spawn(command, args, { ...options, stdio: 'inherit' });
  const signals = forwardSignals(child);
  try {
    const [status, endedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const reason = endedBy ?? signals.received();
    if (reason) process.exit(128 + constants.signals[reason]);
    if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed; see its messages above.`);
  } finally {
    signals.stop();
  }
}

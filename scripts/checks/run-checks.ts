import { runCommand } from '../run-command';
import type { Check } from './every-check';

/** How many checks run side by side; most of them use one core. */
const LANES = 2;

/**
 * The environment of a check. Compilers and tests make many short-lived objects; with four times Node's room for them, a
 * tenth of their time is saved, which went into collecting them.
 */
const environment = () => ({
  ...process.env,
  NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
});

/** Runs one check and prints its heading, its output and its time; returns whether it passed. */
async function runCheck({ name, command: [program, ...args], isAlone }: Check): Promise<boolean> {
  const output: string[] = [];
  const start = Date.now();
  const heading = `\n── ${name} ──`;
  if (isAlone) console.log(heading);
  let isPassed = true;
  try {
    await runCommand(program, args, environment(), {
      onOutput: isAlone ? undefined : (text) => output.push(text),
    });
  } catch (error) {
    isPassed = false;
    output.push(`${(error as Error).message}\n`);
  }
  if (!isAlone) console.log(heading);
  process.stdout.write(output.join(''));
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return isPassed;
}

/**
 * Runs checks, some of them side by side: then the output of each is printed when it ends.
 *
 * @param run Runs one check and returns whether it passed.
 * @returns The names of those that failed.
 */
export async function runChecks(checks: readonly Check[], run = runCheck): Promise<string[]> {
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  const failed: string[] = [];
  const isUnfinished = (name: string) => [...waiting, ...running.keys()].some((check) => check.name === name);
  const isReady = ({ isAlone, after = [] }: Check, index: number) =>
    isAlone ? index === 0 && running.size === 0 : !after.some(isUnfinished);
  const isBlocked = () => running.size >= LANES || [...running.keys()].some(({ isAlone }) => isAlone);

  while (waiting.length + running.size > 0) {
    const next = isBlocked() ? -1 : waiting.findIndex(isReady);
    const [check] = next === -1 ? [] : waiting.splice(next, 1);
    if (!check) {
      await Promise.race(running.values());
      continue;
    }
    const result = run(check).then((isPassed) => {
      running.delete(check);
      if (!isPassed) failed.push(check.name);
    });
    running.set(check, result);
  }
  return failed;
}

import { spawnSync } from 'node:child_process';

/** Runs a program with this terminal's output; throws, naming the command, when it fails. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed; see its messages above.`);
}

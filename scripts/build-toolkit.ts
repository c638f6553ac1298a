import { runCommand } from './run-command';

/** Builds packages/eidos, which the site imports as any other project would: from its `dist`. */
export async function buildToolkit(): Promise<void> {
  await runCommand('npm', ['run', 'build', '--silent', '--workspace', 'eidos']);
}

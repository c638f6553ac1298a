import { runCommand } from './run-command';

/** Builds packages/eidos, which the site imports as any other project would: from its `dist`. */
export function buildToolkit(): void {
  runCommand('npm', ['run', 'build', '--silent', '--workspace', 'eidos']);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The script of a command that a dependency brings, to be run by this Node itself: `npx` and the shell it starts
 * are between a signal and its target program.
 * @param name the command, e.g. `tsc`.
 * @param dependency the package that brings it, when it is not named like the command.
 */
export function toolPath(name: string, dependency: string = name): string {
  const folder = path.resolve('node_modules', dependency);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`The package ${dependency} brings no command \`${name}\`.`);
  return path.join(folder, script);
}

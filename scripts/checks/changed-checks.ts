import { existsSync, readdirSync } from 'node:fs';
import { browserTestsFor, isShipped } from './browser-tests';
import type { Check, Command } from './check';
import { commands, everyCheck } from './every-check';

/** The part of the checks that concerns a change, and why the others are left out. */
export interface Plan {
  readonly checks: readonly Check[];
  readonly leftOut: readonly string[];
}

/** What a check has to do for a change: all of it, part of it, or nothing, for the reason given. */
type Part = 'all' | { readonly command: Command } | { readonly reason: string };

/** A change of one of these can break any file. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  format: ['.prettierrc.json', '.prettierignore', 'package-lock.json'],
  lint: ['eslint.config.mjs', 'tsconfig.json', 'package-lock.json'],
  styles: ['stylelint.config.mjs', 'lib/breakpoints.json', 'package-lock.json'],
  unit: ['jest.config.ts', 'jest.setup.ts', 'package-lock.json'],
};

const CODE = /\.(tsx?|mjs)$/;

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** The files by which jest finds the tests that concern a change; those of the content read it without an import. */
function testedFiles(files: readonly string[]): string[] {
  const isContent = files.some((file) => file.startsWith('content/'));
  const isWritten = files.some((file) => file.endsWith('.md') || !existsSync(file));
  const code = files.filter((file) => (CODE.test(file) || file.endsWith('.json')) && existsSync(file));
  return [
    ...code,
    ...(isContent ? testsIn('content') : []),
    ...(isWritten ? testsIn('scripts/repository') : []),
  ];
}

/** What a check that looks at one file after the other has to do. */
function partOf(files: readonly string[], pattern: RegExp, command: (...files: string[]) => Command): Part {
  const found = files.filter((file) => pattern.test(file) && existsSync(file));
  return found.length > 0 ? { command: command(...found) } : { reason: 'it concerns no file that changed' };
}

const when = (isConcerned: boolean, reason: string): Part => (isConcerned ? 'all' : { reason });

function partFor(name: string, files: readonly string[]): Part {
  if (files.some((file) => SETTINGS[name]?.includes(file))) return 'all';
  const isToolkit = files.some((file) => file.startsWith('packages/eidos/'));
  const isCode = files.some((file) => CODE.test(file) || file.endsWith('.json'));
  const specs = browserTestsFor(files);
  const isBuilt = specs.length === 0 || (existsSync('out/index.html') && !files.some(isShipped));
  switch (name) {
    case 'format':
      return partOf(files, /./, commands.format);
    case 'lint':
      return partOf(files, CODE, commands.lint);
    case 'styles':
      return partOf(files, /\.css$/, commands.styles);
    case 'toolkit':
      return when(isToolkit || !existsSync('packages/eidos/dist'), 'the toolkit is built and unchanged');
    case 'size':
      return when(isToolkit, 'the toolkit is unchanged');
    case 'types':
    case 'unused':
      return when(isCode, 'no code changed');
    case 'unit': {
      const tested = testedFiles(files);
      if (tested.length === 0) return { reason: 'no test concerns what changed' };
      return { command: commands.unit('--passWithNoTests', '--findRelatedTests', ...tested) };
    }
    case 'build':
    case 'budgets':
      return when(
        !isBuilt,
        specs.length === 0 ? 'no browser test needs it' : '`out/` is built and unchanged',
      );
    case 'browser':
      return specs.length > 0
        ? { command: commands.browser(...specs) }
        : { reason: 'it concerns no browser test' };
    default:
      return 'all';
  }
}

/** Chooses what has to run for a change. */
export function planFor(files: readonly string[]): Plan {
  const checks: Check[] = [];
  const leftOut: string[] = [];
  for (const check of everyCheck) {
    const part = partFor(check.name, files);
    if (part === 'all') checks.push(check);
    else if ('command' in part) checks.push({ ...check, command: part.command });
    else leftOut.push(`${check.name}: ${part.reason}`);
  }
  return { checks, leftOut };
}

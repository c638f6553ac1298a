import { existsSync } from 'node:fs';
import { scriptsOf, type Repository } from './repository';

/** jest and Playwright take a part of a path, as an expression. */
function testFaults(args: readonly string[], { files }: Repository): string[] {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  return args
    .filter((arg) => !/^[-<]/.test(arg) && !tests.some((file) => new RegExp(arg).test(file)))
    .map((arg) => `no test file matches \`${arg}\``);
}

function toolFaults([name = '', ...args]: readonly string[], repository: Repository): string[] {
  if (!existsSync(`node_modules/.bin/${name}`)) return [`no dependency brings the command \`${name}\``];
  if (name === 'jest') return testFaults(args, repository);
  return name === 'playwright' && args[0] === 'test' ? testFaults(args.slice(1), repository) : [];
}

function scriptFaults([verb = '', name = '']: readonly string[], folder: string): string[] {
  const script = verb === 'run' ? name : /^(start|test)$/.test(verb) ? verb : undefined;
  if (script === undefined || scriptsOf(folder).has(script)) return [];
  return [`package.json has no script \`${script}\``];
}

/** What a command of npm, npx or node names and the repository lacks. */
export function commandFaults(command: string, from: string, repository: Repository): string[] {
  const [program, ...words] = command.split(' ').filter((word) => !/^[A-Z_0-9]+=/.test(word));
  if (program === 'npx') return toolFaults(words, repository);
  if (program === 'node')
    return repository.files.includes(words[0] ?? '') ? [] : [`there is no file \`${words[0]}\``];
  const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(command)?.[1];
  const folder = workspace ? `packages/${workspace}` : (/^packages\/[^/]+/.exec(from)?.[0] ?? '.');
  return scriptFaults(words, folder);
}

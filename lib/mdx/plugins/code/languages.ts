import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import { nearestName } from '../../../diagnostics/explain-schema';

/** Language of a fence that names none; without one, rehype-pretty-code would skip the fence. */
export const PLAIN_TEXT = 'plaintext';

const plainNames = new Set([PLAIN_TEXT, 'text', 'txt', 'plain', 'ansi']);
const names = Object.keys({ ...bundledLanguages, ...bundledLanguagesAlias });
const colored = new Set(names);

/** Whether code in a language is coloured, or plain on purpose. */
export function knownLanguage(name: string): boolean {
  return colored.has(name) || plainNames.has(name);
}

/** Other words for languages that a name may mean without being similar to theirs. */
const meanings: Readonly<Record<string, string>> = {
  node: 'js',
  reactjs: 'jsx',
  terminal: 'bash',
  cmd: 'bat',
  golang: 'go',
  env: 'dotenv',
  none: 'text',
  output: 'text',
  'plain-text': 'text',
  'mdx-code-block': 'mdx',
};

/** The name of a language that an unknown one may stand for. */
export function nearLanguage(name: string): string | undefined {
  return Object.hasOwn(meanings, name) ? meanings[name] : nearestName(name, names);
}

/** Languages whose samples can run on the page. */
export const runnableLanguages: readonly string[] = ['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript'];

import { readFileSync } from 'node:fs';

export interface StyleRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

function readRule(line: string): StyleRule {
  const [source = '', instead = ''] = line.split(' = ');
  const hasCapital = /[A-Z]/.test(source.replaceAll(/\\./g, ''));
  return { pattern: new RegExp(source, hasCapital ? 'g' : 'gi'), instead };
}

const [everywhere = [], onPages = []] = readFileSync('lib/checks/prose/style-rules.txt', 'utf8')
  .split('[pages]')
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(readRule),
  );

/** Phrases to avoid in every text of the repository. */
export const phrases: readonly StyleRule[] = everywhere;

/** Words and phrases that pages, labels and docstrings avoid. */
export const styleRules: readonly StyleRule[] = [...everywhere, ...onPages];

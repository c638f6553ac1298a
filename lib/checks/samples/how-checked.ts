import type { Sample } from './collect-samples';

export type SampleCheck = NonNullable<ReturnType<typeof howChecked>>;

const TYPED = ['ts', 'tsx'];

/** How a sample is proved; undefined when nothing would prove it and it does not say why. */
export function howChecked({ page, language, flags, unchecked }: Sample) {
  if (unchecked !== undefined) return 'unchecked';
  if (flags.has('live')) return 'live';
  if (flags.has('run')) return 'run';
  if (flags.has('output')) return 'output';
  if (TYPED.includes(language)) return 'types';
  if (language === 'json') return flags.has('schema') ? 'schema' : 'json';
  // The check of the content renders it, and reports one that cannot be rendered.
  if (language === 'mermaid') return 'rendered';
  if (language === 'css' || language === 'html') return language;
  return language === 'sh' && Object.values(replayedPages).includes(page) ? 'commands' : undefined;
}

/** Pages whose commands `e2e/docs` runs, in an empty folder and against the package that the site serves. */
export const replayedPages = {
  gettingStarted: 'content/docs/tutorial/getting started.mdx',
  installation: 'content/docs/tutorial/installation.mdx',
  releases: 'content/docs/releases/index.mdx',
};

import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { SiteConfig } from './schema';

/** A build of a branch that is not published yet. */
export interface Preview {
  readonly branch: string;
  /** Hash of the commit that is built. */
  readonly commit: string;
}

/** Characters of a commit's hash that readers see. */
export const SHORT_HASH = 8;

/**
 * Returns the configuration of a preview: its announcement names the branch and the commit instead of a release, and the
 * navbar has the switch of the colour mode, so that both can be reviewed.
 */
export function previewConfig(config: SiteConfig, { branch, commit }: Preview): SiteConfig {
  const { repositoryUrl } = config;
  const hash = h('code', commit.slice(0, SHORT_HASH));
  const source =
    repositoryUrl === undefined ? hash : h('a', { href: `${repositoryUrl}/commit/${commit}` }, hash);
  const sentence = h(null, ['Preview of ', h('code', branch), ' at ', source, '. It is not published.']);
  return {
    ...config,
    colorMode: { ...config.colorMode, disableSwitch: false },
    announcementBar: { id: `preview-${commit}`, content: toHtml(sentence), isCloseable: true },
  };
}

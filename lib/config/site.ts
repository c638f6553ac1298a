import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { statSync } from 'node:fs';
import { translateLabels } from '../translations/labels';
import { ContentError, displayPath } from './diagnostics/diagnostic';
import { type Environment, EnvironmentError, readEnvironment, type Variables } from './environment';
import { localePrefix } from './locales';
import { readModule } from './read-module';
import { type SiteConfig, siteConfigSchema } from './schema';

/** Characters of a commit's hash that readers see. */
export const SHORT_HASH = 8;

/**
 * Returns the configuration of a preview: its announcement names the branch and the commit instead of a release, and the
 * navbar has the switch of the color mode, so that both can be reviewed.
 */
export function previewConfig(config: SiteConfig, branch: string, commit: string): SiteConfig {
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

export interface Site extends SiteConfig {
  /** Path before every url of the build's locale, without a slash at its end; empty at the root. */
  readonly basePath: string;
  readonly rootPath: string;
  /** Locale of the build, one of `i18n.locales`. */
  readonly locale: string;
  readonly branch: string;
  /** Search engines are kept away from a preview, which is not published yet. */
  readonly isPreview: boolean;
}

async function readConfig(file: string): Promise<SiteConfig> {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return readModule(file, siteConfigSchema);
  const fix = 'Create it, or point SITE_CONFIG to a TypeScript module.';
  throw new ContentError([{ file: displayPath(file), message: 'There is no configuration file.', fix }]);
}

function requireLocale(asked: string | undefined, { i18n }: SiteConfig): string {
  const locale = asked ?? i18n.defaultLocale;
  if (i18n.locales.includes(locale)) return locale;
  throw new EnvironmentError(
    `LOCALE is "${locale}", which is not one of i18n.locales (${i18n.locales.join(', ')}). Write one of them.`,
  );
}

async function readSite(environment: Environment, variables: Variables): Promise<Site> {
  const written = await readConfig(environment.configFile);
  const { branch, previewCommit: commit } = environment;
  const config = commit === undefined ? written : previewConfig(written, branch, commit);
  const rootPath = environment.basePath ?? config.baseUrl.replace(/\/$/, '');
  const locale = requireLocale(environment.locale, config);
  const basePath = rootPath + localePrefix(locale, config);
  return {
    ...translateLabels(config, variables),
    url: environment.siteUrl ?? config.url,
    baseUrl: `${basePath}/`,
    basePath,
    rootPath,
    locale,
    branch,
    isPreview: commit !== undefined,
  };
}

/** The configurations that were read, by environment. */
const built = new Map<string, Promise<Site>>();

/**
 * The site's configuration, from `SITE_CONFIG` or `site.config.ts`, in the environment of `variables`. A build reads it
 * once; elsewhere a change of the file counts at the next call.
 * @throws {ContentError} when the file is missing or holds something wrong, with the key of each error.
 */
export async function getSite(variables: Variables = process.env): Promise<Site> {
  const environment = readEnvironment(variables);
  if (process.env.NODE_ENV !== 'production') return readSite(environment, variables);
  const key = JSON.stringify(environment);
  const site = built.get(key) ?? readSite(environment, variables);
  built.set(key, site);
  return site;
}

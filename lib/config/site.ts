import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { readFileSync, statSync } from 'node:fs';
import { translateLabels } from '../translations/labels';
import { displayPath } from './diagnostics/diagnostic';
import { printValueDiagnostic, readBySchema } from './diagnostics/explain-schema';
import { keyLines } from './diagnostics/key-lines';
import { type Environment, EnvironmentError, readEnvironment } from './environment';
import { loadDefaultExport, ModuleError } from './load-module';
import { localePrefix } from './locales';
import { type SiteConfig, siteConfigSchema } from './schema';

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

/** A configuration that cannot be used; the message has one line per wrong key, with its place in the file. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The configuration, and what the environment adds to it. */
export interface Site extends SiteConfig {
  /** Path before every url of the build's locale, without a slash at its end; empty at the root. */
  readonly basePath: string;
  /** The same for the default locale. */
  readonly rootPath: string;
  /** Locale of the build, one of `i18n.locales`. */
  readonly locale: string;
  readonly branch: string;
  /** Search engines are kept away from a preview, which is not published yet. */
  readonly isPreview: boolean;
}

/**
 * Checks what a configuration file exports.
 * @param file the file's name, for the message only.
 * @param source the file's text, for the lines of the message.
 * @throws {ConfigError} naming every wrong key, its line, its value and what to write instead.
 */
export function parseSiteConfig(value: unknown, file: string, source = ''): SiteConfig {
  const result = readBySchema(siteConfigSchema, value);
  if (result.value) return result.value;
  const lineOf = keyLines(source);
  const lines = result.diagnostics.map((diagnostic) => {
    const line = lineOf(diagnostic.path);
    return `  ${line === undefined ? '' : `${file}:${line} `}${printValueDiagnostic(diagnostic)}`;
  });
  throw new ConfigError([`${file} cannot be used:`, ...lines].join('\n'));
}

async function load(file: string, name: string): Promise<unknown> {
  try {
    return await loadDefaultExport(file);
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const place = error.line === undefined ? name : `${name}:${error.line}`;
    throw new ConfigError(`${name} cannot be used:\n  ${place} ${error.message}`, { cause: error });
  }
}

const parsed = new WeakMap<object, SiteConfig>();

/** A module that has not changed is checked once. */
function parseOnce(value: unknown, file: string, name: string): SiteConfig {
  const read = () => parseSiteConfig(value, name, readFileSync(file, 'utf8'));
  if (typeof value !== 'object' || value === null) return read();
  const config = parsed.get(value) ?? read();
  parsed.set(value, config);
  return config;
}

function requireFile(file: string, name: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return;
  throw new ConfigError(
    found
      ? `The configuration file ${name} is not a file. Point SITE_CONFIG to a TypeScript module.`
      : `The configuration file ${name} does not exist. Create it, or point SITE_CONFIG to it.`,
  );
}

function requireLocale(asked: string | undefined, { i18n }: SiteConfig): string {
  const locale = asked ?? i18n.defaultLocale;
  if (i18n.locales.includes(locale)) return locale;
  throw new EnvironmentError(
    `LOCALE is "${locale}", which is not one of i18n.locales (${i18n.locales.join(', ')}). Write one of them.`,
  );
}

type Variables = Readonly<Record<string, string | undefined>>;

async function readSite(environment: Environment, variables: Variables): Promise<Site> {
  const { configFile } = environment;
  const name = displayPath(configFile);
  requireFile(configFile, name);
  const written = parseOnce(await load(configFile, name), configFile, name);
  const { branch, previewCommit: commit } = environment;
  const config = commit === undefined ? written : previewConfig(written, { branch, commit });
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

/** What a build has read, by its environment. */
const built = new WeakMap<Environment, Promise<Site>>();

/**
 * The site's configuration, from `SITE_CONFIG` or `site.config.ts`, in the environment of `variables`. A build reads it
 * once; elsewhere a change of the file counts at the next call.
 * @throws {ConfigError} when the file is missing or holds something wrong.
 */
export async function getSite(variables: Variables = process.env): Promise<Site> {
  const environment = readEnvironment(variables);
  if (process.env.NODE_ENV !== 'production') return readSite(environment, variables);
  const site = built.get(environment) ?? readSite(environment, variables);
  built.set(environment, site);
  return site;
}

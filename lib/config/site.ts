import { existsSync } from 'node:fs';
import { printValueFault, readBySchema } from '../schema/explain';
import { displayPath } from './display-path';
import { readEnvironment } from './environment';
import { loadDefaultExport } from './load-module';
import { siteConfigSchema, type SiteConfig } from './schema';

/** A configuration that cannot be used; the message has one line per wrong key. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The configuration, and what the environment adds to it. */
export interface Site extends SiteConfig {
  /** Path before every url, without a slash at its end; empty at the root. */
  readonly basePath: string;
  readonly branch: string;
}

/**
 * Checks what a configuration file exports.
 * @param file the file's name, for the message only.
 * @throws {ConfigError} naming every wrong key, its value and the cure.
 */
export function parseSiteConfig(value: unknown, file: string): SiteConfig {
  const result = readBySchema(siteConfigSchema, value);
  if (result.value) return result.value;
  const lines = result.faults.map((fault) => `  ${printValueFault(fault)}`);
  throw new ConfigError([`${file} cannot be used:`, ...lines].join('\n'));
}

async function load(file: string, name: string): Promise<unknown> {
  try {
    return await loadDefaultExport(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${name} cannot be loaded: ${reason}`, { cause: error });
  }
}

const parsed = new WeakMap<object, SiteConfig>();

/** A module that has not changed is checked once. */
function parseOnce(value: unknown, file: string): SiteConfig {
  if (typeof value !== 'object' || value === null) return parseSiteConfig(value, file);
  const config = parsed.get(value) ?? parseSiteConfig(value, file);
  parsed.set(value, config);
  return config;
}

/**
 * The site's configuration, from `SITE_CONFIG` or `site.config.ts`.
 * @throws {ConfigError} when the file is missing or holds something wrong.
 */
export async function getSite(): Promise<Site> {
  const environment = readEnvironment();
  const { configFile } = environment;
  const name = displayPath(configFile);
  if (!existsSync(configFile)) {
    throw new ConfigError(
      `The configuration file ${name} does not exist. Create it, or point SITE_CONFIG to it.`,
    );
  }
  const config = parseOnce(await load(configFile, name), name);
  const basePath = environment.basePath ?? config.baseUrl.replace(/\/$/, '');
  return {
    ...config,
    url: environment.siteUrl ?? config.url,
    baseUrl: `${basePath}/`,
    basePath,
    branch: environment.branch,
  };
}

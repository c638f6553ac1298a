import path from 'node:path';
import { z } from 'zod';
import { printValueDiagnostic, readBySchema } from './diagnostics/explain-schema';
import { basePathSchema, originSchema } from './paths/url-schema';

/** A setting of the environment that is not what it must be; its message is one line per variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** An empty variable counts as one that is not set. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environmentSchema = z.object({
  /** Absolute origin for canonical and social links; wins over `url` of the configuration. */
  SITE_URL: variable(originSchema),
  /** Path below which the site is served, e.g. `/preview/feature-x`; wins over `baseUrl`. */
  BASE_PATH: variable(basePathSchema),
  SITE_CONFIG: variable(z.string()),
  /** Another content folder than `content`, with a `navigation.ts` of its own. */
  CONTENT_DIR: variable(z.string()),
  /** Name or address that `npm start` and `npm run dev` listen at. */
  HOST: variable(
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .describe('Write a host name or an address, for example localhost, or 0.0.0.0 for every address.'),
  ),
  PORT: variable(
    z
      .string()
      .regex(/^\d+$/)
      .refine((value) => Number(value) >= 1 && Number(value) <= 65535)
      .describe('Write a number from 1 to 65535, for example 3000.'),
  ),
  /** Language to build or to write in, one of `i18n.locales`; a build without it builds them all. */
  LOCALE: variable(z.string()),
  /** Branch that edit links lead to; preview builds set their own. */
  BRANCH: variable(z.string()),
  /** Commit that a preview is built from; a build without it is not a preview. */
  PREVIEW_COMMIT: variable(
    z
      .string()
      .regex(/^[\da-f]{7,64}$/)
      .describe('Write the hash of a commit, for example that of `git rev-parse HEAD`.'),
  ),
});

export type Environment = Readonly<ReturnType<typeof readEnvironment>>;

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the site's settings from environment variables; paths are taken from the working directory.
 * @throws {EnvironmentError} naming each wrong variable, its value and what to write.
 */
export function readEnvironment(variables: Variables = process.env) {
  const { value, diagnostics } = readBySchema(environmentSchema, variables);
  if (!value) throw new EnvironmentError(diagnostics.map(printValueDiagnostic).join('\n'));
  return {
    siteUrl: value.SITE_URL,
    /** Without a slash at its end; empty at the root; undefined when the configuration decides. */
    basePath: value.BASE_PATH?.replace(/\/$/, ''),
    configFile: path.resolve(value.SITE_CONFIG ?? 'site.config.ts'),
    contentFolder: path.resolve(value.CONTENT_DIR ?? 'content'),
    host: value.HOST ?? 'localhost',
    port: Number(value.PORT ?? 3000),
    /** Undefined for the default locale. */
    locale: value.LOCALE,
    branch: value.BRANCH ?? 'main',
    /** Undefined for a build that is not a preview. */
    previewCommit: value.PREVIEW_COMMIT,
  };
}

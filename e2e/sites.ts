import path from 'node:path';

/** A build of the site that browser tests visit. */
export interface Site {
  readonly outDir: string;
  readonly basePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const fixture = (name: string) => path.join('e2e', 'fixtures', name);

/** Titles and file names of pages that only the preview has: a site of any size builds and can be read. */
export const PLAIN_PAGES = Array.from({ length: 115 }, (_, index) => `Plain-${index + 1}`);

/** The shipped site, one with every setting turned on, and the preview of a branch with more pages. */
export const sites = {
  shipped: { outDir: 'out', basePath: '', env: {} },
  full: {
    outDir: '.cache/sites/full',
    basePath: '',
    env: { SITE_CONFIG: `${fixture('full')}/site.config.ts`, CONTENT_DIR: `${fixture('full')}/content` },
  },
  preview: {
    outDir: '.cache/sites/preview',
    basePath: '/preview/x',
    env: {
      BASE_PATH: '/preview/x',
      CONTENT_DIR: '.cache/sites/content',
      SITE_URL: 'https://docs.example.com',
      BRANCH: 'x',
      PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
    },
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;

/** The environment variable with the URL of a site, for a test worker. */
export const urlVariable = (name: SiteName) => `E2E_${name.toUpperCase()}_URL`;

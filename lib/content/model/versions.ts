import { DOCS_PATH } from '../../config/paths/paths';
import type { SiteConfig } from '../../config/schema';

/** One version of the docs, as the banner, the badge and the dropdown need it. */
export interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly latest: boolean;
  /** Versions are configured newest first: one before the latest is unreleased, one after it is unmaintained. */
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly noIndex: boolean;
  readonly folder: string;
}

/** The configured versions in their order, newest first; the latest is the one at the docs' own path. */
export function readVersions(docs: SiteConfig['docs']): Version[] {
  const latest = docs.versions.findIndex(({ path }) => path === DOCS_PATH);
  return docs.versions.map((version, index) => ({
    ...version,
    folder: version.name === 'current' ? 'docs' : `versioned_docs/${version.name}`,
    latest: index === latest,
    banner: index === latest ? 'none' : index < latest ? 'unreleased' : 'unmaintained',
  }));
}

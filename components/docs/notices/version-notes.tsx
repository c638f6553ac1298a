import { hrefOf } from '@/lib/paths/href';
import styles from './notices.module.css';

export interface VersionBannerProps {
  readonly kind: 'unreleased' | 'unmaintained';
  readonly siteTitle: string;
  readonly label: string;
  /** The same page in the latest version, or that version's main page. */
  readonly latest: { readonly path: string; readonly label: string; readonly name: string };
}

/** Above a page of a version that is not the latest: what it is, and the way to the latest. */
export function VersionBanner({ kind, siteTitle, label, latest }: VersionBannerProps) {
  return (
    <div role="note" aria-label="Version" className={styles.banner}>
      <p>
        {kind === 'unreleased'
          ? `This is unreleased documentation for ${siteTitle} ${label} version.`
          : `This is documentation for ${siteTitle} ${label}, which is no longer actively maintained.`}
      </p>
      <p>
        For up-to-date documentation, see the{' '}
        <b>
          <a href={hrefOf(latest.path)} data-prefer-version={latest.name}>
            latest version
          </a>
        </b>{' '}
        ({latest.label}).
      </p>
    </div>
  );
}

/** Names the version of the page, when there are several. */
export function VersionBadge({ label }: { readonly label: string }) {
  return <span className={styles.badge}>Version: {label}</span>;
}

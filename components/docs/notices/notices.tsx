import { hrefOf } from '@/lib/config/paths/paths';
import type { VersionNotes } from '@/lib/content/pages';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../../ui/translated';
import styles from './notices.module.css';

interface VersionBannerProps extends Pick<VersionNotes, 'version' | 'latest'> {
  readonly siteTitle: string;
}

/** Above a page of a version that is not the latest: what it is, and the way to the latest. */
export function VersionBanner({ version: { banner, label }, siteTitle: site, latest }: VersionBannerProps) {
  const link = (
    <b>
      <a href={hrefOf(latest.path)} data-prefer-version={latest.name}>
        {translate('latest version')}
      </a>
    </b>
  );
  return (
    <div role="note" aria-label={translate('Version')} className={styles.banner}>
      <p>
        {banner === 'unreleased'
          ? translate('This is unreleased documentation for {site} {label} version.', { site, label })
          : translate('This is documentation for {site} {label}, which is no longer actively maintained.', {
              site,
              label,
            })}
      </p>
      <p>
        <Translated
          text="For up-to-date documentation, see the {link} ({label})."
          values={{ link, label: latest.label }}
        />
      </p>
    </div>
  );
}

/** Names the version of the page, when there are several. */
export function VersionBadge({ label }: { readonly label: string }) {
  return <span className={styles.badge}>{translate('Version: {label}', { label })}</span>;
}

function TitledNote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div role="note" className={styles.banner}>
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
    </div>
  );
}

/** A notice: the page is left out of the sidebar and of search engines. */
export function UnlistedNote() {
  const text = translate(
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  );
  return <TitledNote title={translate('Unlisted page')} text={text} />;
}

/** A notice for the writer: the page is not published yet. */
export function DraftNote() {
  const text = translate(
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  );
  return <TitledNote title={translate('Draft page')} text={text} />;
}

/** A notice: the page is in the default language, because nobody has translated it. */
export function TranslationNote() {
  return (
    <div role="note" aria-label={translate('Translation')} className={styles.banner}>
      <p>{translate('This page has not been translated yet.')}</p>
    </div>
  );
}

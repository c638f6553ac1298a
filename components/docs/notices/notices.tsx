import type { ReactNode } from 'react';
import { hrefOf } from '@/lib/config/paths/paths';
import type { VersionNotes } from '@/lib/content/pages';
import { translate } from '@/lib/translations/translate';
import { Translated } from '../../ui/translated';
import styles from './notices.module.css';

/** A box above the text, with a paragraph for each line. */
function Note({ label, lines }: { readonly label?: string; readonly lines: readonly ReactNode[] }) {
  return (
    <div role="note" aria-label={label} className={styles.banner}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

interface VersionBannerProps extends Pick<VersionNotes, 'version' | 'latest'> {
  readonly siteTitle: string;
}

/** Above a page of a version that is not the latest: what it is, and the way to the latest. */
export function VersionBanner({ version: { banner, label }, siteTitle: site, latest }: VersionBannerProps) {
  const text =
    banner === 'unreleased'
      ? 'This is unreleased documentation for {site} {label} version.'
      : 'This is documentation for {site} {label}, which is no longer actively maintained.';
  const link = (
    <b>
      <a href={hrefOf(latest.path)} data-prefer-version={latest.name}>
        {translate('latest version')}
      </a>
    </b>
  );
  const values = { link, label: latest.label };
  const way = <Translated text="For up-to-date documentation, see the {link} ({label})." values={values} />;
  return <Note label={translate('Version')} lines={[translate(text, { site, label }), way]} />;
}

/** Names the version of the page, when there are several. */
export function VersionBadge({ label }: { readonly label: string }) {
  return <span className={styles.badge}>{translate('Version: {label}', { label })}</span>;
}

/** A notice: the page is left out of the sidebar and of search engines. */
export function UnlistedNote() {
  const text = translate(
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  );
  return <Note lines={[<b key="name">{translate('Unlisted page')}</b>, text]} />;
}

/** A notice for the writer: the page is not published yet. */
export function DraftNote() {
  const text = translate(
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
  );
  return <Note lines={[<b key="name">{translate('Draft page')}</b>, text]} />;
}

/** A notice: the page is in the default language, because nobody has translated it. */
export function TranslationNote() {
  return (
    <Note label={translate('Translation')} lines={[translate('This page has not been translated yet.')]} />
  );
}

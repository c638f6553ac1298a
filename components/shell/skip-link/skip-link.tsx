import { focusMain } from '@/lib/browser/focus-main';
import { CONTENT_ID, SKIP_LINK_ID } from '@/lib/config/paths/shell-ids';
import { translate } from '@/lib/translations/translate';
import styles from './skip-link.module.css';

/** The first thing that Tab reaches: leads past the navbar to the page's main. */
export function SkipLink() {
  return (
    <div
      id={SKIP_LINK_ID}
      role="region"
      aria-label={translate('Skip to main content')}
      tabIndex={-1}
      className={styles.skipLink}
      data-print="hide"
    >
      <a href={`#${CONTENT_ID}`}>{translate('Skip to main content')}</a>
    </div>
  );
}

/** Makes the skip link move the focus to the page's main element and leave the URL unchanged. */
export function attachSkipLink(region: HTMLElement, signal: AbortSignal): void {
  const skip = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && focusMain()) event.preventDefault();
  };
  region.addEventListener('click', skip, { signal });
}

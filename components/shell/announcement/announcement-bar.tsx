import { callInline, type InlineSource } from '@/lib/browser/page-load/inline-script';
import { storageKeys } from '@/lib/browser/storage/storage';
import { htmlWithHrefs } from '@/lib/config/paths/html-links';
import type { SiteConfig } from '@/lib/config/schema';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import styles from './announcement-bar.module.css';

type AnnouncementBarProps = Omit<NonNullable<SiteConfig['announcementBar']>, 'id'>;

/** The message above the navbar. It is always in the page; what was dismissed is hidden before the first paint. */
export function AnnouncementBar({ content, isCloseable, backgroundColor, textColor }: AnnouncementBarProps) {
  return (
    <div
      role="region"
      aria-label={translate('Announcement')}
      className={isCloseable ? `${styles.bar} ${styles.closeable}` : styles.bar}
      data-announcement
      data-print="hide"
      style={{ background: backgroundColor, color: textColor }}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: htmlWithHrefs(content) }} />
      {isCloseable && (
        <button type="button" aria-label={translate('Close')} data-announcement-close>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function restoreAnnouncement(siteTitle: string, id: string, idKey: string, dismissKey: string): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      // The bar then shows at each load. The page itself warns about storage that is blocked.
      if (error instanceof DOMException && error.name !== 'SecurityError')
        console.error(siteTitle + " storage error, can't set " + key + '=' + value, error);
    }
  };
  const show = (isDismissed: boolean) =>
    document.documentElement.setAttribute('data-announcement-dismissed', String(isDismissed));

  let known = read(idKey);
  // A misspelled default id of earlier releases.
  if (known === 'annoucement-bar') known = 'announcement-bar';
  if (known !== id) {
    write(idKey, id);
    write(dismissKey, 'false');
  }
  show(known === id && read(dismissKey) === 'true');

  // On its way down, because React stops every click at the document until all scripts of the page are there.
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-announcement-close]')) return;
      write(dismissKey, 'true');
      show(true);
      document.querySelector<HTMLElement>('[data-navbar] > a')?.focus({ preventScroll: true });
    },
    true,
  );
  addEventListener('storage', (event) => {
    // Read again, because the event of a change before this page may arrive late.
    if (event.key === dismissKey || event.key === null) show(read(dismissKey) === 'true');
  });
}

/**
 * A script for the start of the page: hides a dismissed announcement before the first paint, shows one with a new id
 * again, closes it, and follows other tabs. It is all of the bar's behavior, so closing never waits for the framework.
 */
export const announcementScript = (siteTitle: string, id: string): InlineSource =>
  callInline(restoreAnnouncement, siteTitle, id, storageKeys.announcementId, storageKeys.announcementDismiss);

import { htmlWithHrefs } from '@/lib/config/paths/html-links';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import styles from './announcement-bar.module.css';

export interface AnnouncementBarProps {
  /** The message as markup. */
  readonly content: string;
  /** Any CSS colour. */
  readonly backgroundColor?: string;
  /** Any CSS colour. */
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

/** Colours come as a style element, because the page's policy allows no style attributes. */
function colors({ backgroundColor, textColor }: Partial<AnnouncementBarProps>): string {
  const background = backgroundColor ? `background:${backgroundColor};` : '';
  const text = textColor ? `color:${textColor};` : '';
  return background || text ? `[data-announcement]{${background}${text}}` : '';
}

/** The message above the navbar. It is always in the page; what was dismissed is hidden before the first paint. */
export function AnnouncementBar({ content, isCloseable, ...rest }: AnnouncementBarProps) {
  const css = colors(rest);
  return (
    <div
      role="region"
      aria-label={translate('Announcement')}
      className={isCloseable ? `${styles.bar} ${styles.closeable}` : styles.bar}
      data-announcement
      data-print="hide"
    >
      {css && <style>{css}</style>}
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: htmlWithHrefs(content) }} />
      {isCloseable && (
        <button type="button" aria-label={translate('Close')} data-announcement-close>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

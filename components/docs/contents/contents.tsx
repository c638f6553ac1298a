import { translate } from '@/lib/translations/translate';
import type { ContentsEntry } from '@/lib/mdx/plugins/contents/nest-headings';
import styles from './contents.module.css';

/** `lang` and `dir` are those of the headings, where they differ from the page's. */
export interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
}

function Entries({ entries, lang, dir }: ContentsProps) {
  return (
    <ul lang={lang} dir={dir}>
      {entries.map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} dangerouslySetInnerHTML={{ __html: heading.html }} />
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The page's headings next to it, on a wide screen. */
export function Contents(headings: ContentsProps) {
  return (
    <nav aria-label={translate('On this page')} className={styles.contents} data-contents data-print="hide">
      <p aria-hidden="true">{translate('On this page')}</p>
      <Entries {...headings} />
    </nav>
  );
}

/** The same above the text, closed at first, on a small screen. */
export function ContentsDropdown(headings: ContentsProps) {
  return (
    <details className={styles.dropdown} data-print="hide">
      <summary>{translate('On this page')}</summary>
      <Entries {...headings} />
    </details>
  );
}

import type { ContentsEntry } from './nest-headings';
import styles from './contents.module.css';

function Entries({ entries }: { readonly entries: readonly ContentsEntry[] }) {
  return (
    <ul>
      {entries.map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} dangerouslySetInnerHTML={{ __html: heading.html }} />
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
}

/** The page's headings beside it, on a wide screen. */
export function Contents({ entries }: ContentsProps) {
  return (
    <nav aria-label="On this page" className={styles.contents} data-contents data-print="hide">
      <p aria-hidden="true">On this page</p>
      <Entries entries={entries} />
    </nav>
  );
}

/** The same above the text, closed at first, on a small screen. */
export function ContentsDropdown({ entries }: ContentsProps) {
  return (
    <details className={styles.dropdown} data-print="hide">
      <summary>On this page</summary>
      <Entries entries={entries} />
    </details>
  );
}

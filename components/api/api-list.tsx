import type { ApiEntry, ApiGroup } from '@/lib/publish/api-overview';
import { hrefOf } from '@/lib/paths/href';
import styles from './api-list.module.css';

function Entry({ name, kind, summary, path }: ApiEntry) {
  return (
    <li data-filter-text={`${name} ${kind}`.toLowerCase()}>
      <span className={styles.name}>
        {path === undefined ? (
          <code>{name}</code>
        ) : (
          <a href={hrefOf(path)}>
            <code>{name}</code>
          </a>
        )}
        <span className={styles.kind}>{kind}</span>
      </span>
      {/* Backquotes of a docstring mark code; in a line of plain words they only get in the way. */}
      <span className={styles.summary}>{summary.replaceAll('`', '')}</span>
    </li>
  );
}

/** Every export of the toolkit, one line each, under the entry point it is imported from. */
export function ApiList({ groups }: { readonly groups: readonly ApiGroup[] }) {
  return (
    <>
      {groups.map(({ entry, exports }) => (
        <section key={entry} aria-labelledby={entry.replace('/', '-')} className={styles.group}>
          <h2 id={entry.replace('/', '-')}>
            <code>{entry}</code>
          </h2>
          <ul className={styles.list}>
            {exports.map((one) => (
              <Entry key={one.name} {...one} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

import GithubSlugger from 'github-slugger';
import type { ApiEntry, TaskGroup } from '@/lib/publish/api-overview';
import { hrefOf } from '@/lib/config/paths/paths';
import styles from './api-list.module.css';

function Entry({ name, kind, entry, summary, path }: ApiEntry) {
  return (
    <li>
      <span className={styles.name}>
        {path === undefined ? (
          <code>{name}</code>
        ) : (
          <a href={hrefOf(path)}>
            <code>{name}</code>
          </a>
        )}
        <span className={styles.kind}>
          {kind} · {entry}
        </span>
      </span>
      {/* Backquotes of a docstring mark code; in a line of plain words they only get in the way. */}
      <span className={styles.summary}>{summary.replaceAll('`', '')}</span>
    </li>
  );
}

function Entries({ entries }: { readonly entries: readonly ApiEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((one) => (
        <Entry key={`${one.entry} ${one.name}`} {...one} />
      ))}
    </ul>
  );
}

const called: readonly string[] = ['function', 'hook', 'component'];

/** Functions and components, then other values, and below them the types, which are needed less often. */
function Group({ entries }: { readonly entries: readonly ApiEntry[] }) {
  const types = entries.filter(({ kind }) => kind === 'type');
  const isCalled = ({ kind }: ApiEntry) => Number(called.includes(kind));
  const values = entries.filter(({ kind }) => kind !== 'type').sort((a, b) => isCalled(b) - isCalled(a));
  if (types.length === 0 || values.length === 0) return <Entries entries={entries} />;
  return (
    <>
      <Entries entries={values} />
      <details className={styles.types}>
        <summary>
          Types <span>{types.length}</span>
        </summary>
        <Entries entries={types} />
      </details>
    </>
  );
}

/** Every export of the toolkit, one line each, below the task that it is for, with links to the tasks next to the list. */
export function ApiList({ groups }: { readonly groups: readonly TaskGroup<ApiEntry>[] }) {
  const slugger = new GithubSlugger();
  const tasks = groups.map((group) => ({ ...group, id: slugger.slug(group.title) }));
  return (
    <div className={styles.columns}>
      <nav className={styles.tasks} aria-label="Tasks" data-print="hide">
        <ul>
          {tasks.map(({ title, id, entries }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> <span aria-hidden="true">{entries.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {tasks.map(({ title, id, entries }) => (
          <section key={id} aria-labelledby={id} className={styles.group}>
            <h2 id={id}>{title}</h2>
            <Group entries={entries} />
          </section>
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { moveFocus } from '../mdx/tabs/move-focus';
import styles from './tab-list.module.css';

export interface TabChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many problems or errors it has; its place is kept while there are none, so that nothing moves. */
  readonly count?: number;
}

interface TabListProps<Id extends string> {
  readonly prefix: string;
  readonly label: string;
  readonly tabs: readonly TabChoice<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly children: ReactNode;
}

/** Tabs over one panel: arrows move the focus, Enter and Space choose. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { prefix, label, tabs, chosen, onChoose, children } = props;
  return (
    <>
      {/* The tabs in it take the focus; it only hears their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={moveFocus}>
        {tabs.map(({ id, label: name, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-controls={`${prefix}-panel`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
            {count !== undefined && (
              <span className={styles.count} hidden={count === 0}>
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${chosen}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}

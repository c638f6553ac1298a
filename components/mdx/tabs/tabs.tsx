import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { callInline } from '@/lib/browser/page-load/inline-script';
import { InlineScript } from '../../static-markup/static-markup';
import { readTabChoice, showTab, tabStoragePrefix } from '@/lib/browser/page-load/show-tab';
import styles from './tabs.module.css';

export interface TabItemProps {
  readonly value: string;
  /** The label of the tab; defaults to its value. */
  readonly label?: string;
  /** Written by `remarkTabs`: the panel's id. */
  readonly id?: string;
  /** Written by `remarkTabs`: whether the tab shows first. */
  readonly selected?: boolean;
  readonly children: ReactNode;
}

/** One tab and what it shows; belongs in `Tabs`. */
export function TabItem({ value, label = value, id, selected = false, children }: TabItemProps) {
  return (
    <div
      role="tabpanel"
      className={styles.panel}
      id={id}
      aria-labelledby={id && `${id}-tab`}
      data-label={label}
      hidden={!selected}
    >
      {children}
    </div>
  );
}

export interface TabsProps {
  /** Groups that share it change together, on this page, on later pages and in other windows. */
  readonly groupId?: string;
  /** Keeps the choice in the URL: `true` under the group's id, else under this name. */
  readonly queryString?: boolean | string;
  /** Written by `remarkTabs`: the list's name among those of the page. */
  readonly label?: string;
  readonly children: ReactNode;
}

function Tab({ value, label = value, id, selected = false }: TabItemProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id && `${id}-tab`}
      aria-controls={id}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-value={value}
      data-replay="[data-tabs]"
    >
      {label}
    </button>
  );
}

/** Runs after the group while the page is being read, so that the reader never sees the default first. */
function showTabAbove(show: typeof showTab, read: typeof readTabChoice, storagePrefix: string) {
  const group = document.currentScript?.previousElementSibling;
  if (group instanceof HTMLElement) show(group, read(group, storagePrefix));
}

const choiceScript = callInline(showTabAbove, showTab, readTabChoice, tabStoragePrefix);

/** Several versions of one passage, one shown at a time. `remarkTabs` has checked the items and numbered them. */
export function Tabs({ groupId, queryString, label, children }: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  const queryName = queryString === true ? groupId : queryString || undefined;
  return (
    <>
      <div className={styles.tabs} data-tabs={groupId ?? ''} data-query={queryName}>
        <div role="tablist" aria-label={label} aria-orientation="horizontal" className={styles.list}>
          {items.map(({ props }) => (
            <Tab key={props.value} {...props} />
          ))}
        </div>
        {items}
      </div>
      {(groupId ?? queryName) && <InlineScript source={choiceScript} />}
    </>
  );
}

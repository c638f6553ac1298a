/*
 * The first two functions also run as an inline script while the page is being read (`components/mdx/tabs/tabs.tsx`), so each
 * has to hold everything it needs.
 */

/** Storage key of a group's choice, by its id. */
export const tabStoragePrefix = 'docusaurus.tab.';

/**
 * The value a reader has chosen for a group of tabs: the URL says it, else the storage; null when neither does.
 * An unknown value in the URL still hides the stored one, so that a stale link shows the page's own default.
 */
export function readTabChoice(group: HTMLElement, storagePrefix: string) {
  try {
    const { tabs: groupId, query } = group.dataset;
    const asked = query ? new URLSearchParams(location.search).get(query) : null;
    return asked ?? (groupId ? localStorage.getItem(storagePrefix + groupId) : null);
  } catch {
    return null;
  }
}

/** Shows the panel of `value` and marks its tab; a group that has no such value stays as it is. */
export function showTab(group: HTMLElement, value: string | null) {
  const tabs = Array.from(group.children[0]?.children ?? []) as HTMLElement[];
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  tabs.forEach((tab, index) => {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    group.children[index + 1]?.toggleAttribute('hidden', !isSelected);
  });
}

/** Shows the tab of `group` that the reader has chosen, here or on an earlier page. */
export function showChosenTab(group: HTMLElement) {
  showTab(group, readTabChoice(group, tabStoragePrefix));
}

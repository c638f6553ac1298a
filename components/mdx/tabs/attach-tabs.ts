import { replaceUrl } from '@/lib/config/next-formats/browser/history-entry';
import { adjustScroll } from '@/lib/browser/scroll/adjust-scroll';
import { storageSlot, type StorageSlot } from '@/lib/browser/storage/storage';
import { moveFocus } from './move-focus';
import { readTabChoice, showTab, tabStoragePrefix } from '@/lib/browser/page-load/show-tab';

const tabsOf = (group: HTMLElement) => Array.from(group.children[0]?.children ?? []) as HTMLElement[];

/** Changes the page while `tab` stays where it is on the screen, whatever grows or shrinks above it. */
function holdPosition(tab: HTMLElement, change: () => void) {
  const before = tab.getBoundingClientRect().top;
  change();
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) adjustScroll(() => window.scrollBy({ top: moved, behavior: 'instant' }));
}

function choose(group: HTMLElement, slot: StorageSlot | undefined, value: string) {
  showTab(group, value);
  // Every other group of that name, here and in other windows, hears of it through the storage.
  slot?.set(value);
  if (group.dataset.query) {
    const url = new URL(location.href);
    url.searchParams.set(group.dataset.query, value);
    replaceUrl(url);
  }
}

/** Lets the tabs of a group be chosen, by pointer and keyboard, in step with all groups of its name. */
export function attachTabs(group: HTMLElement, signal: AbortSignal): void {
  const list = group.children[0] as HTMLElement;
  const slot = group.dataset.tabs ? storageSlot(tabStoragePrefix + group.dataset.tabs) : undefined;

  const onClick = (event: Event) => {
    const tab = tabsOf(group).find((candidate) => candidate.contains(event.target as Node));
    const value = tab?.dataset.value;
    if (tab && value !== undefined) holdPosition(tab, () => choose(group, slot, value));
  };

  showTab(group, readTabChoice(group, tabStoragePrefix) ?? slot?.get() ?? null);
  if (slot)
    signal.addEventListener(
      'abort',
      slot.listen((value) => showTab(group, value)),
    );
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', moveFocus, { signal });
}

import { replaceUrl } from '@/lib/config/next-formats/browser/history-entry';
import { adjustScroll } from '@/lib/browser/scroll/adjust-scroll';
import { storageSlot, type StorageSlot } from '@/lib/browser/storage/storage';
import { moveFocus } from './move-focus';
import { readTabChoice, showTab, tabStoragePrefix } from './show-tab';

const tabsOf = (group: HTMLElement) => Array.from(group.children[0]?.children ?? []) as HTMLElement[];

function writeQuery(name: string, value: string) {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  replaceUrl(url);
}

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
  if (group.dataset.query) writeQuery(group.dataset.query, value);
}

function attachGroup(group: HTMLElement) {
  const list = group.children[0] as HTMLElement;
  const slot = group.dataset.tabs ? storageSlot(tabStoragePrefix + group.dataset.tabs) : undefined;

  const onClick = (event: Event) => {
    const tab = tabsOf(group).find((candidate) => candidate.contains(event.target as Node));
    const value = tab?.dataset.value;
    if (tab && value !== undefined) holdPosition(tab, () => choose(group, slot, value));
  };

  showTab(group, readTabChoice(group, tabStoragePrefix) ?? slot?.get() ?? null);
  const stopListening = slot?.listen((value) => showTab(group, value));
  list.addEventListener('click', onClick);
  list.addEventListener('keydown', moveFocus);
  return () => {
    stopListening?.();
    list.removeEventListener('click', onClick);
    list.removeEventListener('keydown', moveFocus);
  };
}

/** Lets the tabs below `root` be chosen, by pointer and keyboard, in step with their group; returns the function that detaches it. */
export function attachTabs(root: HTMLElement) {
  const undos = [...root.querySelectorAll<HTMLElement>('[data-tabs]')].map(attachGroup);
  return () => undos.forEach((undo) => undo());
}

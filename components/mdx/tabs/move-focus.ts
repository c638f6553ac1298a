/** The entry of a list that a key leads to from the one at `index`; undefined for a key that leads nowhere. */
export function entryFor(key: string, index: number, count: number, isVertical = false) {
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return (index + 1) % count;
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Event fields that decide where a key press leads; React's events have them too. */
type TabKeyEvent = Pick<KeyboardEvent, 'key' | 'target' | 'currentTarget' | 'preventDefault'>;

/** Arrows, Home and End move the focus only; Enter and Space are presses of the button and choose. */
export function moveFocus(event: TabKeyEvent): void {
  const list = event.currentTarget as HTMLElement;
  const tabs = Array.from(list.children) as HTMLElement[];
  const index = entryFor(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
  if (index === undefined) return;
  event.preventDefault();
  tabs[index]?.focus();
}

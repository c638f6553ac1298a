import { entryFor } from '../../mdx/tabs/move-focus';

const LINKS = 'a[href], button';

/**
 * Adds to a dropdown what a popover lacks: `aria-expanded` that is true on hover too, closing when the focus leaves or an
 * entry was chosen, arrow keys, Escape for a hovering list.
 */
export function attachDropdown(dropdown: HTMLElement, signal: AbortSignal): void {
  const button = dropdown.querySelector('button');
  const list = dropdown.querySelector<HTMLElement>('[popover]');
  if (!button || !list) return;
  // Asked of the list itself, because its `toggle` event comes late.
  const isOpen = () => list.matches(':popover-open');
  const update = () => void (button.ariaExpanded = String(getComputedStyle(list).display !== 'none'));
  const on = <K extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => target.addEventListener(type, listener, { signal });

  // A reader may have opened it, or be pointing at it, before the scripts came.
  update();
  on(list, 'toggle', update);
  on(dropdown, 'pointerenter', () => {
    delete dropdown.dataset.dismissed;
    update();
  });
  on(dropdown, 'pointerleave', update);
  on(dropdown, 'focusout', ({ relatedTarget }) => {
    if (isOpen() && relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) list.hidePopover();
  });
  on(list, 'click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    dropdown.dataset.dismissed = '';
    if (isOpen()) list.hidePopover();
    update();
  });
  on(dropdown, 'keydown', (event) => {
    if (event.key === 'Escape') {
      // The platform closes an opened list; one that merely hovers is hidden until the pointer leaves.
      dropdown.dataset.dismissed = '';
      return update();
    }
    const entries = [...list.querySelectorAll<HTMLElement>(LINKS)];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = entryFor(event.key, index, entries.length, true);
    if (next === undefined || (index === -1 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (!isOpen()) list.showPopover();
    entries[index === -1 && event.key === 'ArrowUp' ? entries.length - 1 : next]?.focus();
  });
}

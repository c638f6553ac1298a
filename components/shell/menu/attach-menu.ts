import breakpoints from '@/lib/breakpoints.json';
import { isPlainActivation, linkOf } from '@/lib/browser/navigation/link-destination';
import { dropOverlayEntry, pushOverlayEntry } from '@/lib/config/next-formats/browser/history-entry';
import { translate } from '@/lib/translations/translate';
import { MENU_ID } from '@/lib/config/paths/shell-ids';

/** The shell's wide layout; the negation of the one query that makes it a mobile one. */
const WIDE = `not all and (width <= ${breakpoints.shell})`;

/**
 * Adds to the mobile menu what its popovers lack: the page behind is out of reach and does not scroll, the focus moves in and comes
 * back, Back closes it, and so do a link and a wide window. Panes may be added and removed.
 */
export function attachMenu(toggle: HTMLElement, signal: AbortSignal): void {
  // In the order of opening: the docs sidebar first, the main pane above it.
  const open: HTMLElement[] = [];
  let releaseOutside: (() => void) | undefined;
  let isEntryReplaced = false;

  const closeAll = () => {
    for (const pane of [...open].reverse()) pane.hidePopover();
  };

  const arrange = () => {
    releaseOutside?.();
    const top = open.at(-1);
    releaseOutside = top && inertOutside(top);
    document.documentElement.toggleAttribute('data-menu-open', top !== undefined);
    toggle.setAttribute('aria-expanded', String(top !== undefined));
    top?.querySelector<HTMLElement>('[data-menu-close]')?.focus({ preventScroll: true });
  };

  const opened = (pane: HTMLElement) => {
    if (open.length === 0) pushOverlayEntry();
    open.push(pane);
    // Next to the page the sidebar is not a dialog, so it is one only while it is a pane of the menu.
    if (pane.id !== MENU_ID) Object.assign(pane, { role: 'dialog', ariaLabel: translate('Docs navigation') });
    pane.ariaModal = 'true';
    arrange();
  };

  const closed = (pane: HTMLElement) => {
    const at = open.indexOf(pane);
    // Opened and closed again at once, the main pane is only heard of as closed.
    if (at === -1) return pane.id === MENU_ID ? closeAll() : undefined;
    open.splice(at, 1);
    pane.ariaModal = null;
    if (pane.id !== MENU_ID) Object.assign(pane, { role: null, ariaLabel: null });
    // The main pane lies above the sidebar; closing it closes the menu.
    if (open.length > 0) return closeAll();
    arrange();
    if (isEntryReplaced) isEntryReplaced = false;
    else dropOverlayEntry();
    toggle.focus({ preventScroll: true });
  };

  const onToggle = (event: Event) => {
    const pane = event.target;
    if (!(pane instanceof HTMLElement) || pane.dataset.menuPane === undefined) return;
    if ((event as ToggleEvent).newState === 'open') opened(pane);
    else closed(pane);
  };

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    const isInside = link !== undefined && open.some((pane) => pane.contains(link));
    if (!isInside || link.target === '_blank' || !isPlainActivation(event)) return;
    // The page that opens takes the place of the menu's entry.
    isEntryReplaced = true;
    closeAll();
  };

  const onPop = () => {
    isEntryReplaced = open.length > 0;
    closeAll();
    // Forward leads to the entry of a menu that was closed, which shows the same page.
    if (!isEntryReplaced) dropOverlayEntry();
  };

  document.addEventListener('toggle', onToggle, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  addEventListener('popstate', onPop, { signal });
  matchMedia(WIDE).addEventListener('change', closeAll, { signal });
  toggle.setAttribute('aria-expanded', 'false');
  for (const pane of document.querySelectorAll<HTMLElement>('[data-menu-pane]:popover-open')) opened(pane);
  signal.addEventListener('abort', () => {
    releaseOutside?.();
    document.documentElement.removeAttribute('data-menu-open');
  });
}

/**
 * Takes everything but `element` out of reach of keyboard, pointer and assistive technology. Returns what undoes it; what
 * was inert before stays so.
 */
export function inertOutside(element: Element): () => void {
  const made: Element[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('inert') || /^(SCRIPT|STYLE)$/.test(sibling.tagName))
        continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
  }
  return () => made.forEach((sibling) => sibling.removeAttribute('inert'));
}

import { unescapeHtml } from '@/lib/config/paths/html-links';
import { isSamePath, normalizePath } from '@/lib/config/paths/paths';

/**
 * Marks the link to `path` (with the base path, as links have it) in a sidebar's markup and opens the categories
 * around it, and those that start expanded. A pure step over the string, the same on the server and in the browser.
 */
export function markCurrent(html: string, path: string): string {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>[^<]*<\/a>/g)];
  const link = links.find(([, href = '']) => isSamePath(unescapeHtml(href), path));
  // The category that the link itself heads comes right after it.
  const open = link ? [link.index + link[0].length] : [];
  for (const { 0: tag, index } of html.slice(0, link?.index).matchAll(/<details\b|<\/details>/g)) {
    if (tag === '</details>') open.pop();
    else open.push(index);
  }
  return html.replace(/<details\b[^>]*>|<a\b/g, (tag: string, at: number) => {
    if (tag === '<a') return at === link?.index ? '<a aria-current="page"' : tag;
    return open.includes(at) || tag.includes('data-open') ? tag.replace('<details', '<details open=""') : tag;
  });
}

/** The categories that hold a link, and the one that the link itself heads. */
function categoriesOf(link: Element, tree: Element): HTMLDetailsElement[] {
  const own = link.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  const found = own ? [own] : [];
  for (let at = link.parentElement; at && at !== tree; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) found.push(at);
  }
  return found;
}

/**
 * Moves the mark to the link that leads to `path` (with the base path) and opens the categories around it when they are
 * entered. Categories that the reader closed on the same page stay closed, because only a change of path calls this.
 */
export function followPage(tree: Element, path: string): void {
  const current = normalizePath(path);
  for (const link of tree.querySelectorAll('a[href]')) {
    const isCurrent =
      !link.getAttribute('target') && normalizePath(link.getAttribute('href') ?? '') === current;
    if (!isCurrent) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'page');
      for (const category of categoriesOf(link, tree)) {
        category.open = true;
        // One that is just closing in motion counts as open already, and must not close at its end.
        category.dataset.collapsed = 'false';
      }
    }
  }
}

/** Brings the current link into the scroll area of the sidebar, and never scrolls the page. */
export function showCurrent(area: HTMLElement): void {
  const link = area.querySelector('[aria-current]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const bounds = area.getBoundingClientRect();
  if (top >= bounds.top && bottom <= bounds.bottom) return;
  area.scrollTop += top - bounds.top - area.clientHeight / 2;
}

/** Keeps one category open per level: opening one closes its siblings. */
export function attachAutoCollapse(tree: HTMLElement, signal: AbortSignal): void {
  const close = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const list = target.closest('ul');
    for (const other of list?.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]') ?? []) {
      if (other !== target) other.open = false;
    }
  };
  tree.addEventListener('toggle', close, { capture: true, signal });
}

/** Opens a category by its label, which leads to its page, when that page is on screen already too. */
export function attachLabel(category: HTMLElement, signal: AbortSignal): void {
  const open = () => category.querySelector(':scope > details')?.setAttribute('open', '');
  category.querySelector(':scope > a')?.addEventListener('click', open, { signal });
}

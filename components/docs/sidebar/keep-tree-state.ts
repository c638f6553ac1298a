/** The words of a category, with those of the categories around it. */
function keyOf(details: Element, tree: Element): string {
  const labels: string[] = [];
  for (let at: Element | null = details; at && at !== tree; at = at.parentElement) {
    if (at.tagName !== 'LI') continue;
    const label = at.querySelector(':scope > a, :scope > span, :scope > details > summary');
    labels.unshift(label?.textContent ?? '');
  }
  return JSON.stringify(labels);
}

const categoriesOf = (tree: Element) => [...tree.querySelectorAll('details')];

/** Finds the element of another drawing of the tree that is the same to a reader. */
function sameElement(element: Element, tree: Element): (other: Element) => HTMLElement | undefined {
  const details = element.tagName === 'SUMMARY' ? element.closest('details') : undefined;
  const key = details && keyOf(details, tree);
  const href = element.getAttribute('href');
  return (other) => {
    if (href !== null)
      return [...other.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
    const same = categoriesOf(other).find((category) => keyOf(category, other) === key);
    return same?.querySelector<HTMLElement>(':scope > summary') ?? undefined;
  };
}

/**
 * Remembers what a reader sees of a tree: which categories are open, what has the focus, and where it is scrolled to.
 * Returns the function that shows the same in the tree that took its place.
 */
export function keepTreeState(tree: HTMLElement): (other: HTMLElement) => void {
  const open = new Map(categoriesOf(tree).map((details) => [keyOf(details, tree), details.open]));
  const focused = tree.contains(document.activeElement) ? document.activeElement : null;
  const anchor = focused ?? tree.querySelector('[aria-current]');
  const hadCurrent = tree.querySelector('[aria-current]') !== null;
  const top = anchor?.getBoundingClientRect().top ?? 0;
  const findAnchor = anchor && sameElement(anchor, tree);

  return (other) => {
    for (const details of categoriesOf(other)) {
      const isEntered = !hadCurrent && details.querySelector('[aria-current]') !== null;
      if (!isEntered) details.open = open.get(keyOf(details, other)) ?? details.open;
    }
    const same = findAnchor?.(other);
    if (!same) return;
    if (other.parentElement) other.parentElement.scrollTop += same.getBoundingClientRect().top - top;
    if (focused) same.focus({ preventScroll: true });
  };
}

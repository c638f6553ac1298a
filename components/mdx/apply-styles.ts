/**
 * Sets the inline styles of an article that came by navigation: its payload brings them as `data-style`, because the
 * policy in force is that of the page visited first, which allows the style attributes of its own text alone.
 */
export function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}

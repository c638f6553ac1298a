/**
 * Sets the inline style of an element of an article that came by navigation: its payload has it as `data-style`, because
 * the policy in force is that of the page visited first, which allows the style attributes of its own text alone.
 */
export function applyStyle(element: HTMLElement): void {
  element.style.cssText = element.dataset.style ?? '';
}

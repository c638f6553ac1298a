/**
 * Replaces the placeholder in code by the origin of the page, so that commands work wherever the site is served. It also runs as
 * an inline script while the page loads, so it may refer to nothing outside itself.
 */
export function showOrigin(block: HTMLElement) {
  const placeholder = block.dataset.origin;
  if (!placeholder || !location.origin.startsWith('http')) return;
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll(placeholder, location.origin);
  }
}

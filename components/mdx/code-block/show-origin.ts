/**
 * Names the origin of the page in code that was built with a placeholder, so that its commands work wherever the site is served. Also
 * runs as an inline script while the page is being read, so it has to hold everything it needs.
 */
export function showOrigin(block: HTMLElement) {
  const placeholder = block.dataset.origin;
  if (!placeholder || !location.origin.startsWith('http')) return;
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.includes(placeholder)) text.data = text.data.split(placeholder).join(location.origin);
  }
}

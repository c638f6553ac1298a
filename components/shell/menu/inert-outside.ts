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

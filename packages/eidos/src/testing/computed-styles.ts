/** Whether an element has other styles than those that every browser gives to its kind. */
function isStyled(element: Element): boolean {
  if (document.styleSheets.length > 0 || element.hasAttribute('style')) return true;
  for (let at = element.parentElement; at; at = at.parentElement)
    // These are inherited.
    if (/visibility|pointer-events|color/.test(at.getAttribute('style') ?? '')) return true;
  return false;
}

/**
 * Whenever the document has changed, jsdom compares each element with 120 rules again, which took a fifth of the time of tests
 * that find elements by their roles. Elements of one kind without styles of their own have the same style.
 */
function keepStylesOfKinds(): void {
  const compute = window.getComputedStyle.bind(window);
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isStyled(element)) return compute(element, pseudo);
    const flags = ['hidden', 'open'].map((name) => element.hasAttribute(name));
    const kind = [element.localName, element.getAttribute('type'), ...flags].join();
    const style = styles.get(kind) ?? Object.freeze(compute(element));
    styles.set(kind, style);
    return style;
  };
}

// Tests of the server have no document.
if (typeof window === 'object') keepStylesOfKinds();

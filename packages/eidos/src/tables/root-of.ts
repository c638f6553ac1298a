/** The document or shadow root that contains an element: where its ids and the focus are found. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot) : element.ownerDocument;
}

/**
 * The target of an event as an element. `instanceof` fails for a table in a frame, whose elements have the classes of the
 * frame's own window.
 */
export function elementOf(target: EventTarget | null): Element | undefined {
  return target && 'closest' in target ? (target as Element) : undefined;
}

import type { Frame } from '@playwright/test';

/** Matches what `markLookAlikes` leaves out. */
export const LOOK_ALIKES = '[data-looks-alike]';

/** How many texts of each look are left to axe. */
const KEPT = 2;

/** How many texts of each look have been left for axe, by a hash of the look. */
export type Looks = Map<string, number>;

/**
 * Marks what shows only texts that look like others of the frame, or like those counted in `seen`. Whether a text
 * differs enough from its background follows from its style and those of its ancestors; axe takes a hundredth of a
 * second to work that out for one word, and code has a thousand. Several of each look are left, because axe has no
 * verdict on a text that is covered.
 */
export async function markLookAlikes(frame: Frame, seen: Looks = new Map()): Promise<void> {
  // The looks of all pages are too many to hand them to each.
  const found = await frame.evaluateHandle(findLooks);
  const counts = await found.evaluate((looks) => {
    const each = new Map<string, number>();
    for (const look of looks.values()) each.set(look, (each.get(look) ?? 0) + 1);
    return [...each];
  });
  const left = counts.map(([look]) => [look, KEPT - (seen.get(look) ?? 0)] as const);
  await found.evaluate(markAllBut, left);
  await found.dispose();
  for (const [look, count] of counts) seen.set(look, (seen.get(look) ?? 0) + count);
}

/** Returns the look of each text of the document. */
function findLooks(): Map<Element, string> {
  const properties = [
    ...['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode', 'position'],
    ...['font-size', 'font-weight', 'text-shadow', 'text-decoration', '-webkit-text-stroke', 'border-bottom'],
  ];
  const looks = new Map<Element, string>();

  /** Hashes a long text to two numbers of 32 bits, so that looks can be compared between pages. */
  function shorten(text: string): string {
    let high = 0x811c9dc5;
    let low = 0x01000193;
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
      low = Math.imul(low ^ text.charCodeAt(at), 0x5bd1e995);
    }
    return `${(high >>> 0).toString(36)}.${(low >>> 0).toString(36)}`;
  }

  /** The same text for elements that are rendered alike, within ancestors that are. */
  function lookOf(element: Element): string {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const styles = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
    // A pseudo-element without content is not rendered; most elements have nothing before or after them.
    const rendered = styles.filter(({ content }, index) => index === 0 || content !== 'none');
    const own = rendered.flatMap((style) => [
      style === styles[1] ? 'before' : style === styles[2] ? 'after' : '',
      ...properties.map((name) => style.getPropertyValue(name)),
    ]);
    const outer = element.parentElement ? lookOf(element.parentElement) : '';
    const look = shorten([outer, element.tagName, ...own].join('|'));
    looks.set(element, look);
    return look;
  }

  const areas = new Map<Element, readonly DOMRect[]>();

  /** Where what `element` contains is shown at all: the boxes of it and its ancestors that cut off what overflows. */
  function areasOf(element: Element | null): readonly DOMRect[] {
    if (element === null || element === document.body) return [];
    const known = areas.get(element);
    if (known !== undefined) return known;
    const isCut = getComputedStyle(element).overflow !== 'visible';
    const outer = areasOf(element.parentElement);
    const found = isCut ? [element.getBoundingClientRect(), ...outer] : outer;
    areas.set(element, found);
    return found;
  }

  function isClipped(element: Element): boolean {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isOutside = (area: DOMRect) =>
      left < area.left || right > area.right || top < area.top || bottom > area.bottom;
    return width * height === 0 || areasOf(element.parentElement).some(isOutside);
  }

  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S\S/.test(node.nodeValue ?? ''),
    );

  const found = new Map<Element, string>();
  for (const element of document.querySelectorAll('body *'))
    if (hasText(element) && element.checkVisibility({ visibilityProperty: true })) {
      const isWrapped = element.getClientRects().length > 1;
      found.set(element, `${lookOf(element)} ${isClipped(element)} ${isWrapped}`);
    }
  return found;
}

/** Marks everything but what holds one of as many texts of a look as are left, or shows something else than text. */
function markAllBut(found: ReadonlyMap<Element, string>, left: readonly (readonly [string, number])[]): void {
  const remaining = new Map(left);
  const isNeeded = (element: Element) => {
    if (element.shadowRoot !== null || element.matches('iframe, input, select, textarea')) return true;
    const look = found.get(element);
    if (look === undefined) return false;
    const count = remaining.get(look) ?? 0;
    remaining.set(look, count - 1);
    return count > 0;
  };
  const needed = new Set<Element>([document.body]);
  const elements = [...document.querySelectorAll('body *')];
  for (const element of elements.filter(isNeeded))
    for (let at: Element | null = element; at && !needed.has(at); at = at.parentElement) needed.add(at);
  for (const element of elements)
    element.toggleAttribute('data-looks-alike', !needed.has(element) && needed.has(element.parentElement!));
}

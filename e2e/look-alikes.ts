import type { Frame } from '@playwright/test';

/** Matches what `markLookAlikes` leaves out. */
export const LOOK_ALIKES = '[data-looks-alike]';

/** How many texts of each look have been left for axe, by a hash of the look. */
export type Looks = Map<string, number>;

/**
 * Marks what shows only texts that look like others of the frame, or like those counted in `seen`. Whether a text
 * differs enough from its background follows from its style and those of its ancestors; axe takes a hundredth of a
 * second to work that out for one word, and code has a thousand. Several of each look are left, because axe has no
 * verdict on a text that is covered.
 */
export async function markLookAlikes(frame: Frame, seen: Looks = new Map()): Promise<void> {
  const counts = await frame.evaluate(markIn, [...seen]);
  for (const [look, count] of counts) seen.set(look, count);
}

function markIn(seen: readonly (readonly [string, number])[]): [string, number][] {
  const kept = 2;
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

  /** The same text for elements that are drawn alike, within ancestors that are. */
  function lookOf(element: Element): string {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const styles = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
    // What has no content is not drawn; most elements have nothing before or after them.
    const drawn = styles.filter(({ content }, index) => index === 0 || content !== 'none');
    const own = drawn.flatMap((style) => [
      style === styles[1] ? 'before' : style === styles[2] ? 'after' : '',
      ...properties.map((name) => style.getPropertyValue(name)),
    ]);
    const outer = element.parentElement ? lookOf(element.parentElement) : '';
    const look = shorten([outer, element.tagName, ...own].join('|'));
    looks.set(element, look);
    return look;
  }

  function isClipped(element: Element): boolean {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const area = at.getBoundingClientRect();
      if (left < area.left || right > area.right || top < area.top || bottom > area.bottom) return true;
    }
    return width * height === 0;
  }

  const isOpaque = (element: Element) =>
    element.shadowRoot !== null || element.matches('iframe, input, select, textarea');
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S\S/.test(node.nodeValue ?? ''),
    );

  const counts = new Map(seen);
  const isNeeded = (element: Element) => {
    if (isOpaque(element)) return true;
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const isWrapped = element.getClientRects().length > 1;
    const look = `${lookOf(element)} ${isClipped(element)} ${isWrapped}`;
    counts.set(look, (counts.get(look) ?? 0) + 1);
    return counts.get(look)! <= kept;
  };

  const needed = new Set<Element>([document.body]);
  const elements = [...document.querySelectorAll('body *')];
  for (const element of elements.filter(isNeeded))
    for (let at: Element | null = element; at && !needed.has(at); at = at.parentElement) needed.add(at);
  for (const element of elements)
    element.toggleAttribute('data-looks-alike', !needed.has(element) && needed.has(element.parentElement!));
  return [...counts];
}

import type { Frame } from '@playwright/test';

/** Matches what `markLookAlikes` leaves out. */
export const LOOK_ALIKES = '[data-looks-alike]';

/**
 * Marks what shows only texts that look like others of the frame. Whether a text can be told from its background
 * follows from its style and those of all its ancestors; axe takes a hundredth of a second to work that out for one
 * word, and code has a thousand. Several of each look are left, because axe has no verdict on a text that is covered.
 */
export const markLookAlikes = (frame: Frame) =>
  frame.evaluate(() => {
    const kept = 2;
    const properties = [
      ...['color', 'background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode', 'position'],
      ...[
        'font-size',
        'font-weight',
        'text-shadow',
        'text-decoration',
        '-webkit-text-stroke',
        'border-bottom',
      ],
    ];
    const looks = new Map<Element, number>();
    const numbers = new Map<string, number>();

    /** The same number for elements that are drawn alike, within ancestors that are. */
    function lookOf(element: Element): number {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const styles = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const own = styles.flatMap((style) => properties.map((name) => style.getPropertyValue(name)));
      const outer = element.parentElement ? lookOf(element.parentElement) : -1;
      const look = [outer, element.tagName, ...own].join('|');
      const number = numbers.get(look) ?? numbers.size;
      numbers.set(look, number);
      looks.set(element, number);
      return number;
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

    const counts = new Map<string, number>();
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
  });

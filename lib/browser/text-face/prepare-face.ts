import { whenIdle } from '../page-load/when-idle';

/** Every letter, digit and sign of ASCII, as one word. */
const letters = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));

type Font = Pick<CSSStyleDeclaration, 'fontSize' | 'fontStyle' | 'fontWeight'>;

/** The sizes, weights and slopes in which the page shows text in the family of its body. */
function shownFonts(): Iterable<Font> {
  const { fontFamily } = getComputedStyle(document.body);
  const examples = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*'))
    examples.set(`${element.tagName} ${element.getAttribute('class')}`, element);
  const fonts = new Map<string, Font>();
  for (const element of examples.values()) {
    const { fontFamily: family, fontSize, fontStyle, fontWeight } = getComputedStyle(element);
    if (family === fontFamily)
      fonts.set(`${fontSize} ${fontStyle} ${fontWeight}`, { fontSize, fontStyle, fontWeight });
  }
  return fonts.values();
}

/**
 * Draws the letters of the face out of sight, a size at a time while the browser is idle: it prepares a face when it lays
 * out the first text in it, which would otherwise delay the page that begins with it.
 * @param attribute marks an element in which text has the face
 */
export async function prepareFace(attribute: string): Promise<void> {
  for (const font of shownFonts()) {
    await whenIdle();
    const box = document.createElement('div');
    box.setAttribute(attribute, '');
    const hidden = { position: 'fixed', visibility: 'hidden', contain: 'strict' };
    Object.assign(box.style, hidden, font, { fontFamily: 'var(--font-text)' });
    box.textContent = letters;
    document.body.append(box);
    void box.offsetHeight;
    box.remove();
  }
}

import { translate } from '@/lib/translations/translate';

/**
 * Adds a button to a block of code that wraps its long lines. The style sheet shows it while lines are longer than the block,
 * which `attachScrollRegions` marks, or wrapped. Returns the function that removes it.
 * @param boxes the elements that hold the code and scroll sideways
 */
export function attachWordWrap(block: HTMLElement, boxes: readonly HTMLElement[]): () => void {
  const button = document.createElement('button');
  const label = translate('Toggle word wrap');
  Object.assign(button, { type: 'button', title: label, ariaLabel: label });
  const setWrapped = (isWrapped: boolean) => {
    button.ariaPressed = String(isWrapped);
    for (const box of boxes) box.toggleAttribute('data-wrapped', isWrapped);
  };
  setWrapped(false);
  button.addEventListener('click', () => setWrapped(button.ariaPressed === 'false'));
  block.querySelector('button')?.before(button);
  return () => {
    button.remove();
    setWrapped(false);
  };
}

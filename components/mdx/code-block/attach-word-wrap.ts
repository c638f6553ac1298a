import { translate } from '@/lib/translations/translate';

/** The button that wraps the long lines of one block of code. */
interface WrapButton {
  /** Whether lines are longer than the block, or are being wrapped. */
  readonly isNeeded: () => boolean;
  /** Puts the button into the block, or takes it out. */
  readonly show: (isShown: boolean) => void;
  readonly remove: () => void;
}

function createWrapButton(block: HTMLElement, boxes: readonly HTMLElement[]): WrapButton {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = translate('Toggle word wrap');
  button.ariaLabel = button.title;
  button.ariaPressed = 'false';

  const isWrapped = () => button.ariaPressed === 'true';
  const isNeeded = () => isWrapped() || boxes.some((box) => box.scrollWidth > box.clientWidth);

  function setWrapped(isWrapping: boolean) {
    button.ariaPressed = String(isWrapping);
    for (const box of boxes) box.toggleAttribute('data-wrapped', isWrapping);
  }

  function show(isShown: boolean) {
    if (isShown && !button.isConnected) block.querySelector('button')?.before(button);
    // A button that is about to be pressed again must not vanish under the finger.
    if (!isShown && document.activeElement !== button) button.remove();
  }

  button.addEventListener('click', () => {
    setWrapped(!isWrapped());
    show(isNeeded());
  });
  const remove = () => {
    button.remove();
    setWrapped(false);
  };
  return { isNeeded, show, remove };
}

/**
 * Adds a button to each block of code that wraps its long lines. It is there only while lines are longer than the block
 * or are being wrapped; both are looked at again when a block changes its size or is shown. Returns the function that detaches them.
 * @param blocks with the elements that hold the code and scroll sideways
 */
export function attachWordWrap(blocks: ReadonlyMap<HTMLElement, readonly HTMLElement[]>) {
  const buttons = Array.from(blocks, ([block, boxes]) => createWrapButton(block, boxes));
  const observer = new ResizeObserver(() => {
    // All are measured before any is changed: otherwise each would be laid out again to measure the next.
    const needed = buttons.map(({ isNeeded }) => isNeeded());
    buttons.forEach(({ show }, index) => show(needed[index] === true));
  });
  for (const box of [...blocks.values()].flat()) observer.observe(box);
  return () => {
    observer.disconnect();
    buttons.forEach(({ remove }) => remove());
  };
}

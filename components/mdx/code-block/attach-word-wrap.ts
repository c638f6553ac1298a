import { translate } from '@/lib/translations/translate';

/** The button that wraps the long lines of one block of code. */
interface WrapButton {
  /** Whether lines are longer than the block, or are being wrapped. */
  readonly isNeeded: () => boolean;
  /** Puts the button into the block, or takes it out. */
  readonly show: (isShown: boolean) => void;
  readonly remove: () => void;
}

function createWrapButton(block: HTMLElement, pre: HTMLElement): WrapButton {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = translate('Toggle word wrap');
  button.ariaLabel = button.title;
  button.ariaPressed = 'false';

  const isWrapped = () => pre.dataset.wrapped !== undefined;
  const isNeeded = () => isWrapped() || pre.scrollWidth > pre.clientWidth;

  function show(isShown: boolean) {
    if (isShown && !button.isConnected) block.querySelector('button')?.before(button);
    // A button that is about to be pressed again must not vanish under the finger.
    if (!isShown && document.activeElement !== button) button.remove();
  }

  button.addEventListener('click', () => {
    if (isWrapped()) delete pre.dataset.wrapped;
    else pre.dataset.wrapped = '';
    button.ariaPressed = String(isWrapped());
    show(isNeeded());
  });
  const remove = () => {
    button.remove();
    delete pre.dataset.wrapped;
  };
  return { isNeeded, show, remove };
}

/**
 * Adds a button to each block of code that wraps its long lines. It is there only while lines are longer than the block
 * or are being wrapped; both are looked at again when a block changes its size or is shown. Returns the function that detaches them.
 * @param blocks with the element that holds the code
 */
export function attachWordWrap(blocks: ReadonlyMap<HTMLElement, HTMLElement>) {
  const buttons = Array.from(blocks, ([block, pre]) => createWrapButton(block, pre));
  const observer = new ResizeObserver(() => {
    // All are measured before any is changed: otherwise each would be laid out again to measure the next.
    const needed = buttons.map(({ isNeeded }) => isNeeded());
    buttons.forEach(({ show }, index) => show(needed[index] === true));
  });
  for (const pre of blocks.values()) observer.observe(pre);
  return () => {
    observer.disconnect();
    buttons.forEach(({ remove }) => remove());
  };
}

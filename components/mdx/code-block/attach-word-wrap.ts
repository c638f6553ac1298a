import { translate } from '@/lib/translations/translate';

/**
 * Adds a button to a block of code that wraps its long lines. It is there only while lines are longer than the block
 * or are being wrapped; both are looked at again when the block changes its size or is shown. Returns the function that detaches it.
 */
export function attachWordWrap(block: HTMLElement, pre: HTMLElement) {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = translate('Toggle word wrap');
  button.ariaLabel = button.title;
  button.ariaPressed = 'false';

  const isWrapped = () => pre.dataset.wrapped !== undefined;

  function update() {
    const isNeeded = isWrapped() || pre.scrollWidth > pre.clientWidth;
    if (isNeeded && !button.isConnected) block.querySelector('button')?.before(button);
    // A button that is about to be pressed again must not vanish under the finger.
    if (!isNeeded && document.activeElement !== button) button.remove();
  }

  function toggle() {
    if (isWrapped()) delete pre.dataset.wrapped;
    else pre.dataset.wrapped = '';
    button.ariaPressed = String(isWrapped());
    update();
  }

  button.addEventListener('click', toggle);
  const observer = new ResizeObserver(update);
  observer.observe(pre);
  return () => {
    observer.disconnect();
    button.remove();
    delete pre.dataset.wrapped;
  };
}

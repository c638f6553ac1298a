import { translate } from '@/lib/translations/translate';

/**
 * Lets the button of a long block of code unfold it and fold it again. What scrolls to a line out of sight, such as the browser's search or
 * the caret of an editor, unfolds it too.
 */
export function attachFold(block: HTMLElement, signal: AbortSignal): void {
  const button = block.querySelector<HTMLButtonElement>('[data-fold]');
  const box = button?.previousElementSibling;
  if (!button || !(box instanceof HTMLElement)) return;
  const label = button.textContent;

  const setOpen = (isOpen: boolean) => {
    box.toggleAttribute('data-folded', !isOpen);
    button.ariaExpanded = String(isOpen);
    button.textContent = isOpen ? translate('Show fewer lines') : label;
  };
  const toggle = () => {
    const isOpen = button.ariaExpanded === 'true';
    if (isOpen) box.scrollTop = 0;
    setOpen(!isOpen);
    if (isOpen) button.scrollIntoView({ block: 'nearest' });
  };
  const unfold = () => {
    if (box.scrollTop > 0 && box.hasAttribute('data-folded')) setOpen(true);
  };
  button.addEventListener('click', toggle, { signal });
  box.addEventListener('scroll', unfold, { signal });
  signal.addEventListener('abort', () => setOpen(false));
}

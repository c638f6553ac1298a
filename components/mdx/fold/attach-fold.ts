import { translate } from '@/lib/translations/translate';

/**
 * Lets the button of a long block of code unfold it and fold it again. What scrolls to a line out of sight, such as the browser's search or
 * the caret of an editor, unfolds it too. Returns the function that detaches this.
 */
export function attachFold(block: HTMLElement): () => void {
  const button = block.querySelector<HTMLButtonElement>('[data-fold]');
  const box = button?.previousElementSibling;
  if (!button || !(box instanceof HTMLElement)) return () => undefined;
  const label = button.textContent;

  function setOpen(isOpen: boolean) {
    if (!button || !box) return;
    box.toggleAttribute('data-folded', !isOpen);
    button.ariaExpanded = String(isOpen);
    button.textContent = isOpen ? translate('Show fewer lines') : label;
  }

  const onClick = () => {
    const isOpen = button.ariaExpanded === 'true';
    if (isOpen) box.scrollTop = 0;
    setOpen(!isOpen);
    if (isOpen) button.scrollIntoView({ block: 'nearest' });
  };
  const onScroll = () => {
    if (box.scrollTop > 0 && box.hasAttribute('data-folded')) setOpen(true);
  };
  button.addEventListener('click', onClick);
  box.addEventListener('scroll', onScroll);
  return () => {
    button.removeEventListener('click', onClick);
    box.removeEventListener('scroll', onScroll);
    setOpen(false);
  };
}

import { translate } from '@/lib/translations/translate';

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = translate('Close');
  button.textContent = '✕';
  button.addEventListener('click', () => dialog.close());
  return button;
}

/** Shows the picture that a link leads to over the page; Escape, a press anywhere and the button close it. */
function open(link: HTMLAnchorElement): void {
  const shown = link.querySelector('img');
  const dialog = document.createElement('dialog');
  dialog.dataset.pictureView = '';
  dialog.ariaLabel = shown?.alt || translate('Picture');
  const picture = document.createElement('img');
  picture.src = link.href;
  picture.alt = shown?.alt ?? '';
  dialog.append(picture, closeButton(dialog));
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens the large pictures below `root` on the page; returns the function that detaches this. */
export function attachPictures(root: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-picture]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    open(link);
  };
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    document
      .querySelectorAll<HTMLDialogElement>('dialog[data-picture-view]')
      .forEach((dialog) => dialog.close());
  };
}

import { SKIP_LINK_ID } from './skip-link';

/**
 * Has the skip link move the focus to the page's main and leave the address as it is. Returns the function that detaches
 * it.
 */
export function attachSkipLink(root: HTMLElement): () => void {
  const region = root.querySelector<HTMLElement>(`#${SKIP_LINK_ID}`);
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main');
    if (!main || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  region?.addEventListener('click', skip);
  return () => region?.removeEventListener('click', skip);
}

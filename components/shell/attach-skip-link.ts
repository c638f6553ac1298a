/**
 * Has the skip link move the focus to the page's main and leave the address as it is. Returns the function that detaches it.
 * @param region holds the link
 */
export function attachSkipLink(region: HTMLElement): () => void {
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main');
    if (!main || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  region.addEventListener('click', skip);
  return () => region.removeEventListener('click', skip);
}

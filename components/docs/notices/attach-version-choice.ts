import { storePreferredVersion } from '@/lib/browser/version/preferred-version';

/** Remembers the version that the version banner's link leads to once it is followed. Returns the function that detaches it. */
export function attachVersionChoice(root: HTMLElement): () => void {
  const choose = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-prefer-version]') : null;
    if (link?.dataset.preferVersion) storePreferredVersion(link.dataset.preferVersion);
  };
  root.addEventListener('click', choose);
  return () => root.removeEventListener('click', choose);
}

'use client';

import { useEffect } from 'react';
import { storePreferredVersion } from '@/lib/browser/version/preferred-version';

/** Follows the version banner's link, which chooses the version that it names. */
function followVersionChoice(): () => void {
  const choose = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-prefer-version]') : null;
    if (link?.dataset.preferVersion) storePreferredVersion(link.dataset.preferVersion);
  };
  document.addEventListener('click', choose);
  return () => document.removeEventListener('click', choose);
}

/** Follows what is pressed on any page of the docs, which are plain markup. Draws nothing. */
export function DocsBehaviour() {
  useEffect(followVersionChoice, []);
  return null;
}

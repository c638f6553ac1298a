'use client';

import { useEffect } from 'react';
import { storePreferredVersion } from '@/lib/navigation/preferred-version';
import { usePath } from '@/lib/navigation/use-path';
import { enhanceContents } from './contents/enhance-contents';

/** Follows the version banner's link, which chooses the version that it names. */
function followVersionChoice(): () => void {
  const choose = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-prefer-version]') : null;
    if (link?.dataset.preferVersion) storePreferredVersion(link.dataset.preferVersion);
  };
  document.addEventListener('click', choose);
  return () => document.removeEventListener('click', choose);
}

/** Brings the page on screen to life, which is plain markup until then. Draws nothing. */
export function DocsBehaviour() {
  const path = usePath();
  useEffect(() => enhanceContents(document), [path]);
  useEffect(followVersionChoice, []);
  return null;
}

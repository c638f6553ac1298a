'use client';

import { useEffect, useRef } from 'react';
import { findFragmentTarget } from '@/lib/browser/scroll/scroll-to-destination';
import { usePath } from '@/lib/browser/location/use-path';
import { useQueryAndHash } from '@/lib/browser/location/use-query-and-hash';
import { attachDropdowns } from './attach-dropdowns';
import { attachMenu } from './attach-menu';
import { attachSkipLink } from './attach-skip-link';
import { hideOnScroll, type HiddenBar } from './hide-on-scroll';
import { SKIP_LINK_ID } from './skip-link';

/** Makes the bar interactive, which is native markup until then. Renders nothing. */
export function ShellBehaviour() {
  const path = usePath();
  const queryAndHash = useQueryAndHash();
  const hidden = useRef<HiddenBar>(undefined);

  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Main"]');
    if (!bar) return;
    const undo = [attachDropdowns(bar), attachMenu()];
    const skipLink = document.getElementById(SKIP_LINK_ID);
    if (skipLink) undo.push(attachSkipLink(skipLink));
    if (bar.dataset.hideOnScroll !== undefined) {
      hidden.current = hideOnScroll(bar);
      undo.push(hidden.current.stop);
    }
    return () => undo.forEach((each) => each());
  }, []);

  useEffect(() => {
    hidden.current?.moved(findFragmentTarget(location.hash) !== undefined);
  }, [path, queryAndHash]);

  return null;
}

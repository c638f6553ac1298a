'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { CrashView } from '@/components/docs/crash-view';
import { hrefOf } from '@/lib/config/paths/paths';
import { isFixedByVisit } from '@/lib/browser/navigation/visit';
import { isReachable } from '@/lib/browser/navigation/reachability';

/**
 * Replaces a page that crashed, inside the shell, until another page is opened. A page that came without its
 * scripts is loaded again by the browser, as soon as its host can be reached.
 */
export default function ErrorPage({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  const pathname = usePathname();
  const crashedAt = useRef(pathname);
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  const isReloading = isFixedByVisit(hrefOf(pathname)) && !isOutOfReach;
  useEffect(() => {
    if (crashedAt.current !== pathname) reset();
    else if (isReloading)
      void isReachable(window.location.href).then((isThere) => {
        if (isThere) window.location.reload();
        else setIsOutOfReach(true);
      });
  }, [pathname, reset, isReloading]);
  useEffect(() => {
    // While pages are being written, an edit most likely repairs the page.
    if (process.env.NODE_ENV !== 'development') return undefined;
    const edits = new MutationObserver(reset);
    edits.observe(document.documentElement, { attributeFilter: ['data-content-revision'] });
    return () => edits.disconnect();
  }, [reset]);
  const retry = () => (isOutOfReach ? setIsOutOfReach(false) : reset());
  return isReloading ? null : (
    <>
      <title>{process.env.NEXT_PUBLIC_SITE_TITLE}</title>
      <CrashView error={error} onRetry={retry} />
    </>
  );
}

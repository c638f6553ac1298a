'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CrashView } from '@/components/docs/crash-view';
import { hrefOf } from '@/lib/navigation/href';
import { isCuredByVisit } from '@/lib/navigation/load-anew';

interface ErrorPageProps {
  readonly error: Error;
  readonly reset: () => void;
}

/**
 * Stands inside the shell in the place of a page that crashed, until another page is opened. A page that came without its
 * scripts is loaded anew by the browser.
 */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const pathname = usePathname();
  const crashedAt = useRef(pathname);
  const isCured = isCuredByVisit(error, hrefOf(pathname));
  useEffect(() => {
    if (crashedAt.current !== pathname) reset();
    else if (isCured) window.location.reload();
  }, [pathname, reset, isCured]);
  return isCured ? null : <CrashView error={error} onRetry={reset} />;
}

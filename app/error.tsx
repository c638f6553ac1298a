'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CrashView } from '@/components/docs/crash-view';

interface ErrorPageProps {
  readonly error: Error;
  readonly reset: () => void;
}

/** Stands inside the shell in the place of a page that crashed, until another page is opened. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const pathname = usePathname();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (crashedAt.current !== pathname) reset();
  }, [pathname, reset]);
  return <CrashView error={error} onRetry={reset} />;
}

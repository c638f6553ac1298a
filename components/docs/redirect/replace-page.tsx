'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Goes on to `path` without leaving an entry in the history. */
export function ReplacePage({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.replace(path), [router, path]);
  return null;
}

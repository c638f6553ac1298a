'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Goes on to `url` without leaving an entry in the history. */
export function ReplacePage({ url }: { readonly url: string }) {
  const router = useRouter();
  useEffect(() => router.replace(url), [router, url]);
  return null;
}

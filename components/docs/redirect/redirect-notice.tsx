'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hrefOf } from '@/lib/config/paths/paths';
import { Translated } from '../../ui/translated';

/** A page that has moved on: a static host can send no redirect, so the page itself leads there. */
export function RedirectNotice({ title, path }: { readonly title: string; readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.replace(path + location.search + location.hash), [router, path]);
  return (
    <main>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${hrefOf(path)}`} />
      </noscript>
      <h1>{title}</h1>
      <p>
        <Translated text="This page is at {link}." values={{ link: <a href={hrefOf(path)}>{title}</a> }} />
      </p>
    </main>
  );
}

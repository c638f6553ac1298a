'use client';

import { lazy, Suspense } from 'react';
import type { NearestPagesProps } from './nearest-page-list';

const NearestPageList = lazy(() =>
  import('./nearest-page-list').then((module) => ({ default: module.NearestPageList })),
);

/**
 * Leads on from an address that no page has. Its script is loaded there alone: every page names what the page for unknown
 * addresses is made of.
 */
export function NearestPages(props: NearestPagesProps) {
  return (
    <Suspense>
      <NearestPageList {...props} />
    </Suspense>
  );
}

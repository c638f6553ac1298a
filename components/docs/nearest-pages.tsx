'use client';

import { lazy, Suspense } from 'react';
import type { NearestPagesProps } from './nearest-page-list';

const NearestPageList = lazy(() =>
  import('./nearest-page-list').then((module) => ({ default: module.NearestPageList })),
);

/**
 * Suggests pages for a URL that no page has. Its script is loaded by the not-found page alone: what that page imports
 * statically, every page would load.
 */
export function NearestPages(props: NearestPagesProps) {
  return (
    <Suspense>
      <NearestPageList {...props} />
    </Suspense>
  );
}

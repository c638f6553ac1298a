'use client';

import { lazy } from 'react';
import type { FrameAddresses } from './use-screen-frame';

const Playground = lazy(() => import('./playground'));

/** The playground. Its script is not the page's own, so that fetching the page ahead does not fetch it. */
export function LazyPlayground({ frame }: { readonly frame: FrameAddresses }) {
  return <Playground frame={frame} />;
}

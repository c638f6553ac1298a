'use client';

import dynamic from 'next/dynamic';
import { offerRetry } from '../ui/offer-retry';

/**
 * The playground. Its script is not the page's own, so that fetching the page ahead does not fetch it; its styles are part
 * of the document, which plain `lazy` would leave out.
 */
export const LazyPlayground = dynamic(offerRetry(() => import('./playground')));

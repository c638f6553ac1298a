import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; React 18 warns about it on the server, where neither effect ever runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

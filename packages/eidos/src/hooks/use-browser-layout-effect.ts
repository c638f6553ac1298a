import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout; React 18 warns of it on the server, where neither of the two ever runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

import { useEffect, type RefObject } from 'react';

/** Lets every `details` within open and close in motion, once its script is there; until then, and without it, at once. */
export function useCollapseMotion(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let undo: (() => void) | undefined;
    let isLeft = false;
    void import('./attach-details').then(
      ({ attachDetails }) => {
        if (!isLeft && root.current) undo = attachDetails(root.current);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      undo?.();
    };
  }, [root]);
}

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageSlot } from '@/lib/browser/storage/storage';

/** No pane can be made so small that it is lost. */
export const smallestShare = 15;
export const largestShare = 85;

const clamp = (share: number) => Math.min(largestShare, Math.max(smallestShare, share));

/** Reads what was stored; undefined for anything that is not a number. */
function readShare(stored: string | null): number | undefined {
  const share = Number(stored ?? NaN);
  return Number.isFinite(share) ? clamp(share) : undefined;
}

/** How much of their room the first of two panes takes, in percent, kept in the reader's browser. */
export function usePaneShare(name: 'columns' | 'rows', firstShare: number) {
  const slot = useMemo(() => storageSlot(`playground.${name}`), [name]);
  const stored = useSyncExternalStore(
    useCallback((onChange: () => void) => slot.listen(onChange), [slot]),
    () => readShare(slot.get()),
    () => undefined,
  );
  const onShare = useCallback((next: number) => slot.set(clamp(next).toFixed(1)), [slot]);
  const onReset = useCallback(() => slot.remove(), [slot]);
  // The first sizes are those of the stylesheet: the page's policy allows no style in its markup.
  const tracks = stored !== undefined && {
    [`--${name}-first`]: `${stored}fr`,
    [`--${name}-second`]: `${100 - stored}fr`,
  };
  return {
    splitter: { share: stored ?? firstShare, onShare, onReset },
    style: (tracks || undefined) as React.CSSProperties | undefined,
  };
}

/**
 * Index of the tab that a key leads to, or undefined for a key that tabs don't use (APG, tabs with automatic
 * activation): arrows go round, Home and End go to the ends.
 */
export function tabAfterKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

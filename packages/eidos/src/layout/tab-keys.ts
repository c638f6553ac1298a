/**
 * Index of the tab that a key selects, or undefined for a key that tabs don't use (APG, tabs with automatic
 * activation): arrow keys wrap around, Home and End select the first and last tab.
 */
export function tabAfterKey(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

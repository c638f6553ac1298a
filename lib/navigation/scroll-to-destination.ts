/** The element that a fragment names; undefined for none, for an unknown id and for a malformed escape. */
export function findFragmentTarget(hash: string): HTMLElement | undefined {
  const id = hash.replace(/^#/, '');
  if (id === '') return undefined;
  try {
    return document.getElementById(decodeURIComponent(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Brings the fragment's target into view, below the fixed bar by its `scroll-margin`; without one, the top of the page.
 * Jumps at once: a page that was just opened has no way behind it to show.
 */
export function scrollToDestination(hash: string): void {
  const target = findFragmentTarget(hash);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

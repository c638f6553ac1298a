'use client';

import { useEffect, useState } from 'react';
import { listenToAdjustments, type ScrollSample } from '@/lib/browser/scroll/adjust-scroll';
import { useQueryAndHash } from '@/lib/browser/location/location';
import { linkOf } from '@/lib/browser/navigation/link-destination';
import { translate } from '@/lib/translations/translate';
import { Icon } from '../../ui/icon';
import styles from './back-to-top.module.css';

/** Offers the way up while the reader scrolls up a long page. */
export function BackToTop() {
  const queryAndHash = useQueryAndHash();
  // The place at which it shows, so that going to another one hides it, whichever of scrolling and rendering comes first.
  const [shownAt, setShownAt] = useState<string>();
  const isShown = shownAt === queryAndHash;

  useEffect(() => {
    // A jump to a heading is not a reader's scrolling: counting starts where it lands.
    let previous = location.hash ? undefined : scrollY;
    const sample = () => {
      const [y, before] = [scrollY, previous];
      previous = y;
      const { scrollHeight: pageHeight } = document.documentElement;
      const at = { y, previous: before ?? y, viewportHeight: innerHeight, pageHeight };
      setShownAt((place) =>
        before !== undefined && showsButton(at, place === queryAndHash) ? queryAndHash : undefined,
      );
    };
    // Neither is a page that keeps its place while something above it changes.
    const stopListening = listenToAdjustments(() => {
      previous = scrollY;
    });
    // A link to the heading that the URL names already jumps there too, and changes no URL.
    const expectJump = (event: MouseEvent) => {
      if (!location.hash || linkOf(event)?.href !== location.href) return;
      previous = undefined;
      setShownAt(undefined);
    };
    const stop = new AbortController();
    stop.signal.addEventListener('abort', stopListening);
    addEventListener('scroll', sample, { passive: true, signal: stop.signal });
    document.addEventListener('click', expectJump, { signal: stop.signal });
    return () => stop.abort();
  }, [queryAndHash]);

  const goUp = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    // The button is about to vanish; what comes first on the page takes the focus.
    document.querySelector<HTMLElement>('[data-navbar] > a')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={translate('Scroll back to top')}
      className={styles.button}
      data-shown={isShown || undefined}
      data-print="hide"
      onClick={goUp}
    >
      <Icon name="up" />
    </button>
  );
}

/** Pixels below which there is no way up worth a button. See docs/compatibility.md#measures. */
const THRESHOLD = 300;

/** Whether the button shows: while scrolling up, far enough from the top; at the very end it stays as it was. */
export function showsButton(
  { y, previous, viewportHeight, pageHeight }: ScrollSample,
  isShown: boolean,
): boolean {
  if (y < THRESHOLD || y > previous) return false;
  if (y === previous) return isShown;
  return y + viewportHeight < pageHeight ? true : isShown;
}

import { dropOverlayEntry, isOverlayEntry } from '../../config/next-formats/browser/history-entry';
import { abandonNavigation } from './pending-navigation';
import { scrollToDestination } from '../scroll/scroll-to-destination';

const withoutHash = (url: string) => url.split('#', 1)[0];

/**
 * Follows a link to the page on screen: its query or fragment changes, the page itself stays. The router takes no part in
 * it, because it would request and render the whole page again, even offline. A plain fragment is the browser's own to
 * follow: it also moves the place from which Tab continues and `:target`.
 * @param event the click on the link
 * @param link the link, whose URL may be written in another form than the page's own
 * @param url where it leads, in the form that the site writes
 */
export function followWithinPage(event: Event, link: HTMLAnchorElement, url: URL): void {
  const { href, pathname, search, hash } = window.location;
  // This click cancels the loading of another page.
  abandonNavigation();
  event.preventDefault();
  const isHere = url.search === search && url.hash === hash;
  if (isHere && isOverlayEntry()) {
    // The browser first restores the scroll position of the entry that it goes back to.
    const scroll = () => requestAnimationFrame(() => scrollToDestination(hash));
    window.addEventListener('popstate', scroll, { once: true });
    return dropOverlayEntry();
  }
  const isBrowsersOwn = url.hash !== '' && withoutHash(link.href) === withoutHash(href);
  if (isBrowsersOwn && !isOverlayEntry()) window.location.assign(url.hash);
  else {
    const followed = pathname + url.search + url.hash;
    // The entry that lets Back close the mobile menu is replaced by the page that the menu leads to.
    window.history[isHere || isOverlayEntry() ? 'replaceState' : 'pushState'](null, '', followed);
  }
  // After the URL has changed: the entry before keeps where the page is now, and Back returns there.
  if (isHere || url.hash !== hash) scrollToDestination(url.hash);
}

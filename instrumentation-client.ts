import { startProgress } from '@/lib/navigation/progress-bar';

// A static host also answers `/x.html` and `/x/index.html`; the router must see the page's own path before it hydrates,
// or every text that depends on the path differs from the markup.
const { pathname, search, hash } = window.location;
const canonical = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash);

/** Called by the framework when any navigation begins. */
export function onRouterTransitionStart(url: string): void {
  startProgress(new URL(url, window.location.href).pathname);
}

import { browserStorage } from '@/lib/browser-storage';
import { canonicalPath } from '@/lib/navigation/paths';
import { startProgress } from '@/lib/navigation/progress-bar';

// A static host also answers `/x.html`, `/x/index.html` and `//x`; the router must see the page's own path before it
// hydrates: it throws at a path that begins with two slashes, and texts that depend on the path differ from the markup.
const { pathname, search, hash } = window.location;
const canonical = canonicalPath(pathname);
if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash);

// Reports at load, on every page, that nothing will be remembered.
browserStorage();

/** Called by the framework when any navigation begins. */
export function onRouterTransitionStart(url: string): void {
  startProgress(new URL(url, window.location.href).pathname);
}

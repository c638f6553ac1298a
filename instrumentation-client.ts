import { browserStorage } from '@/lib/browser/storage/storage';
import { replaceUrl } from '@/lib/config/next-formats/browser/history-entry';
import { evaluateReactFirst } from '@/lib/config/next-formats/browser/evaluate-react-first';
import { canonicalPath } from '@/lib/config/paths/paths';
import { type NavigationType, watchFiles } from '@/lib/browser/navigation/visit';
import { startNavigation } from '@/lib/browser/navigation/pending-navigation';

evaluateReactFirst();
watchFiles();

// A static host also answers `/x.html`, `/x/index.html` and `//x`; the router must see the page's own path before it
// hydrates: it throws at a path that begins with two slashes, and texts that depend on the path differ from the markup.
const { pathname, search, hash } = window.location;
const canonical = canonicalPath(pathname);
if (canonical !== pathname) replaceUrl(canonical + search + hash);

// Reports at load, on every page, that nothing will be remembered.
browserStorage();

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Called by the framework when any navigation begins; a `url` that is only a path lacks the base path. */
export function onRouterTransitionStart(url: string, type: NavigationType): void {
  startNavigation(new URL(url.startsWith('/') ? basePath + url : url, window.location.href), type);
}

import NProgress from 'nprogress';
import { isSamePath } from '../../config/paths/paths';
import { isReachable } from './reachability';
import { visit, type NavigationType } from './visit';

/** How long the router may take to show a page before the browser loads it instead. */
export const NAVIGATION_TIMEOUT_MS = 8000;

export interface PendingNavigation {
  readonly href: string;
  readonly type: NavigationType;
  readonly focused: Element | null;
}

/** Called with a navigation that cannot be done because the host is out of reach, and without one when that is over. */
type FailureListener = (failed: PendingNavigation | undefined) => void;

let pathOnScreen: string | undefined;
let pending: PendingNavigation | undefined;
/** The pending navigation, once its host was out of reach. */
let failed: PendingNavigation | undefined;
let deadline: ReturnType<typeof setTimeout> | undefined;
let listener: FailureListener | undefined;

/** Calls back when a navigation fails without a network, and when another one begins; returns the function that stops it. */
export function listenToFailures(onFailure: FailureListener): () => void {
  listener = onFailure;
  return () => (listener = undefined);
}

/** Whether the page at `path` is the one that the router has shown last. */
export const isOnScreen = (path: string): boolean =>
  isSamePath(path, pathOnScreen ?? window.location.pathname);

/** Whether the URL or the pending navigation is of another page than the one that the router has shown last. */
export function isNavigating(): boolean {
  if (!isOnScreen(window.location.pathname)) return true;
  return pending !== undefined && pending !== failed && !isOnScreen(new URL(pending.href).pathname);
}

/** Notes that a failure is over, if there was one: a listener renders for each call. */
function endFailure(): void {
  if (!failed) return;
  failed = undefined;
  listener?.(undefined);
}

/** Cancels a navigation whose host is out of reach: the page on screen stays. */
export function failNavigation(navigation: PendingNavigation): void {
  failed = navigation;
  clearTimeout(deadline);
  finishProgress();
  listener?.(navigation);
}

/**
 * Lets the browser load the destination of `navigation`, unless its host is out of reach, as the browser would then show
 * an error in the place of a page that can be read. Does nothing if another navigation begins meanwhile.
 */
export async function loadByBrowser(navigation: PendingNavigation): Promise<void> {
  startProgress();
  const isLoadable = await isReachable(navigation.href);
  if (navigation !== pending) return;
  if (isLoadable) visit(navigation.href, navigation.type);
  else failNavigation(navigation);
}

/** Lets the browser load the page at the URL, whose article the router waits for without success. */
export function loadFailedPage(): void {
  void loadByBrowser(pending ?? startNavigation(new URL(window.location.href), 'traverse'));
}

/**
 * Notes that a move to a URL begins: shows progress, and bounds the time that it may take. Once for a click and once by
 * the router, if it takes part.
 */
export function startNavigation(href: URL, type: NavigationType): PendingNavigation {
  if (pending && pending !== failed && pending.href === href.href && pending.type === type) return pending;
  clearTimeout(deadline);
  endFailure();
  const navigation: PendingNavigation = { href: href.href, type, focused: document.activeElement };
  pending = navigation;
  // Only the query or the fragment changes, for which nothing is loaded.
  if (isOnScreen(href.pathname)) {
    finishProgress();
    return navigation;
  }
  startProgress();
  // In development the server may first have to compile the page.
  if (process.env.NODE_ENV !== 'development')
    deadline = setTimeout(() => void loadByBrowser(navigation), NAVIGATION_TIMEOUT_MS);
  return navigation;
}

/** Forgets the pending navigation: the document is being left. */
export function abandonNavigation(): void {
  pending = undefined;
  clearTimeout(deadline);
  finishProgress();
  endFailure();
}

/**
 * Notes that the page at `path` is on screen.
 * @param awaited where a later click leads, whose navigation continues when it is another page
 */
export function finishNavigation(path: string, awaited?: URL): void {
  pathOnScreen = path;
  if (!awaited || isOnScreen(awaited.pathname)) abandonNavigation();
}

/** How long a page may take before the bar appears. See docs/compatibility.md#timings. */
export const PROGRESS_DELAY_MS = 200;

const PROGRESS_OPTIONS = {
  showSpinner: false,
  // The original's template has the invalid role "bar"; the announcer reports the new page, so this is only a picture.
  template: '<div class="bar" data-progress aria-hidden="true"></div>',
  barSelector: '.bar',
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar, unless `finishProgress` comes first. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    NProgress.configure(PROGRESS_OPTIONS);
    NProgress.start();
  }, PROGRESS_DELAY_MS);
}

/** Hides the progress bar. */
export function finishProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}

import NProgress from 'nprogress';

/** How long a page may take before the bar appears. Specification §9. */
export const PROGRESS_DELAY_MS = 200;

const PROGRESS_OPTIONS = {
  showSpinner: false,
  // The original's template has the invalid role "bar"; the announcer tells of the new page, so this is only a picture.
  template: '<div class="bar" data-progress aria-hidden="true"></div>',
  barSelector: '.bar',
};

let timer: ReturnType<typeof setTimeout> | undefined;
let pathOnScreen: string | undefined;

/**
 * Shows the bar unless `finishProgress` comes first. Does nothing when `path` is the page on screen: then only the query
 * or the fragment changes.
 */
export function startProgress(path: string): void {
  if (path === (pathOnScreen ?? window.location.pathname)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    NProgress.configure(PROGRESS_OPTIONS);
    NProgress.start();
  }, PROGRESS_DELAY_MS);
}

/** Takes the bar away: the page at `path` is on screen. */
export function finishProgress(path: string): void {
  pathOnScreen = path;
  clearTimeout(timer);
  NProgress.done();
}

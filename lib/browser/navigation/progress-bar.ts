import NProgress from 'nprogress';

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

/** Takes the bar away: nothing is on its way any more. */
export function finishProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}

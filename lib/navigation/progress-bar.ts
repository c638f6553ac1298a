/** How long a page may take before the bar appears. Specification §9. */
export const PROGRESS_DELAY_MS = 200;

/** How long the bar takes to fill and fade; app/styles/progress.css moves it. */
const FADE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function showBar(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.id = 'nprogress';
  // The announcer reads out the new page, so this is only a picture.
  bar.innerHTML = '<div data-progress aria-hidden="true"></div>';
  document.body.append(bar);
  document.documentElement.classList.add('nprogress-busy');
}

/** Shows the bar, unless `finishProgress` comes first. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(showBar, PROGRESS_DELAY_MS);
}

/** Takes the bar away: nothing is on its way any more. */
export function finishProgress(): void {
  clearTimeout(timer);
  if (!bar) return;
  const finished = bar;
  bar = undefined;
  document.documentElement.classList.remove('nprogress-busy');
  // A bar of the next navigation may come while this one fades.
  finished.id = '';
  finished.dataset.finished = '';
  setTimeout(() => finished.remove(), FADE_MS);
}

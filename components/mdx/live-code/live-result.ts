import { translate } from '@/lib/translations/translate';
import type { RenderedMessage } from './frame/protocol';
import { createLiveFrame, type FrameEvents, type LiveFrame } from './live-frame';
import styles from './live-code.module.css';

/**
 * Prints parts of the static result in place of the frame, which paper would cut off at the height that it has on the screen.
 * @param isUnchanged whether the static result is still that of the code
 */
function printStatic(
  box: HTMLElement,
  parts: readonly Element[],
  isUnchanged: () => boolean,
  signal: AbortSignal,
) {
  const show = () => {
    if (parts.length === 0 || !isUnchanged()) return;
    box.prepend(...parts);
    box.dataset.printed = '';
  };
  const restore = () => {
    parts.forEach((part) => part.remove());
    delete box.dataset.printed;
  };
  window.addEventListener('beforeprint', show, { signal });
  window.addEventListener('afterprint', restore, { signal });
}

/** How long nothing may happen before a sign of waiting is shown, in ms. See docs/compatibility.md#timings. */
const spinnerDelayMs = 200;

function pageTheme() {
  const { theme = 'light', colorScheme = theme } = document.documentElement.dataset;
  return { theme, colorScheme };
}

interface LiveResultEvents {
  readonly onRendered?: (rendered: RenderedMessage) => void;
  /**
   * The sample was run; if it failed, the error is in `line`, or in the only line that was changed.
   * @returns the line as the reader counts it
   */
  readonly onError?: (line: number | undefined) => number | undefined;
}

/** The only line, counted from 1, in which `code` differs from what ran before. */
function changedLine(code: string, before: string): number | undefined {
  const [lines, earlier] = [code.split('\n'), before.split('\n')];
  const first = lines.findIndex((line, row) => line !== earlier[row]);
  if (first < 0) return code === before ? undefined : lines.length;
  const rest = lines.slice(first + 1).join('\n');
  const isOnly = [first, first + 1].some((row) => earlier.slice(row).join('\n') === rest);
  return isOnly ? first + 1 : undefined;
}

function createParts() {
  const error = document.createElement('pre');
  Object.assign(error, { className: styles.error, hidden: true, ariaLive: 'polite' });
  const retry = document.createElement('button');
  Object.assign(retry, {
    type: 'button',
    className: styles.button,
    textContent: translate('Retry'),
    hidden: true,
  });
  const spinner = document.createElement('div');
  Object.assign(spinner, { className: styles.spinner, role: 'status', ariaLabel: translate('Loading') });
  return { error, retry, spinner };
}

/**
 * Shows the result of a sample, and its errors below the code.
 * @param box the static result, which the first run replaces
 * @returns what runs the code, in a frame that is loaded first if there is none
 */
export function createLiveResult(
  box: HTMLElement,
  { url, name, noInline }: { readonly url: string; readonly name: string; readonly noInline: boolean },
  { onRendered, onError }: LiveResultEvents,
  signal: AbortSignal,
): (code: string) => void {
  const { error, retry, spinner } = createParts();
  let frame: LiveFrame | undefined;
  let code = '';
  let original: string | undefined;
  let lastThatRan: string | undefined;
  let run = 0;
  let spinnerTimer: number | undefined;
  const staticParts: Element[] = [];
  printStatic(box, staticParts, () => code === original, signal);

  function showError(message: string | undefined, line?: number) {
    const shown = onError?.(line);
    error.textContent =
      message === undefined || shown === undefined
        ? (message ?? '')
        : translate('Line {line}: {error}', { line: shown, error: message });
    error.hidden = message === undefined;
  }

  function stopWaiting() {
    window.clearTimeout(spinnerTimer);
    spinner.remove();
  }

  /** The frame is as high as its content by now, so taking its place moves nothing. */
  function reveal(element: HTMLElement) {
    stopWaiting();
    for (const child of Array.from(box.children)) {
      if (child === element || child === error) continue;
      child.remove();
      if (child.hasAttribute('inert')) staticParts.push(child);
    }
    delete element.dataset.waiting;
  }

  function lose(message: string) {
    stopWaiting();
    frame?.remove();
    frame = undefined;
    showError(message);
    retry.hidden = false;
  }

  function post() {
    run += 1;
    frame?.post({ type: 'run', run, code, noInline });
  }

  function load() {
    showError(undefined);
    retry.hidden = true;
    spinnerTimer = window.setTimeout(() => box.append(spinner), spinnerDelayMs);
    const look = { title: name, className: styles.frame ?? '' };
    const events: FrameEvents = {
      ready: () => {
        postTheme();
        post();
      },
      height: ({ height }) => {
        created.element.style.height = `${height}px`;
      },
      result: ({ run: finished, error: message, line }) => {
        if (finished !== run) return;
        reveal(created.element);
        if (message === undefined) lastThatRan = code;
        showError(message, line ?? changedLine(code, lastThatRan ?? code));
      },
      rendered: onRendered,
      onLost: lose,
    };
    const created = createLiveFrame(box, url, events, look);
    frame = created;
  }

  const postTheme = () => frame?.post({ type: 'theme', ...pageTheme() });
  const themes = new MutationObserver(postTheme);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-color-scheme'] });
  box.tabIndex = -1;
  retry.addEventListener('click', () => {
    // The button is hidden while the sample loads.
    box.focus();
    load();
  });
  box.append(error);
  box.after(retry);

  signal.addEventListener('abort', () => {
    themes.disconnect();
    stopWaiting();
    for (const added of [frame, error, retry]) added?.remove();
  });
  return (next) => {
    code = next;
    original ??= next;
    if (frame) post();
    else load();
  };
}

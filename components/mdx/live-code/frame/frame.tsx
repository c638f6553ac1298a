import { createRoot } from 'react-dom/client';
import type { FrameMessage, PageMessage, RunMessage, ThemeMessage } from './protocol';
import { reportHeight } from './report-height';
import { RunningSample } from './running-sample';
import 'eidos/styles.css';
import './frame.css';

/*
 * The page inside the sandboxed frame. It has an origin of its own, so whatever a sample does it can reach neither the
 * documentation's page nor its storage; all that passes between the two are the messages of `protocol.ts`.
 */

// The frame's origin has no name, and its messages hold nothing that another page must not read.
const tell = (message: FrameMessage) => window.parent.postMessage(message, '*');

function showTheme({ theme, colorScheme }: Pick<ThemeMessage, 'theme' | 'colorScheme'>) {
  const { dataset, style } = document.documentElement;
  Object.assign(dataset, { theme, colorScheme });
  // A frame whose scheme is not the page's is given an opaque ground by the browser.
  style.colorScheme = theme === 'dark' ? 'dark' : 'light';
}

const element = document.createElement('div');
element.className = 'liveSample';
document.body.append(element);

// Errors are told to the page, which shows them beneath the sample; the console stays for the reader's own words.
const root = createRoot(element, { onCaughtError: () => undefined, onUncaughtError: () => undefined });

const updateHeight = reportHeight((height) => tell({ type: 'height', height }));

let current: RunMessage | undefined;
const onResult = (error: string | undefined) => {
  // First, so that the page shows the result in a frame that is as high as it needs.
  updateHeight();
  if (current) tell({ type: 'result', run: current.run, error });
};

/** What went wrong outside of drawing: in a handler, a timer or a promise. */
function onLateError(event: Event, reason: unknown) {
  event.preventDefault();
  onResult(String(reason));
}

window.addEventListener('error', (event) => onLateError(event, event.error ?? event.message));
window.addEventListener('unhandledrejection', (event) => onLateError(event, event.reason));
window.addEventListener('message', ({ data, source }: MessageEvent<PageMessage>) => {
  if (source !== window.parent) return;
  if (data.type === 'ping') tell({ type: 'pong' });
  if (data.type === 'theme') showTheme(data);
  if (data.type !== 'run') return;
  current = data;
  root.render(<RunningSample sample={data} onResult={onResult} />);
});

const settings = new URLSearchParams(window.location.hash.slice(1));
showTheme({ theme: settings.get('theme') ?? 'light', colorScheme: settings.get('scheme') ?? 'light' });
tell({ type: 'ready' });

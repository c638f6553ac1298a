import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { observeRenderedScreens } from '../../../playground/frame/rendered-screens';
import { receiveLibrary } from '../../../playground/frame/evaluate-zod';
import { createScreenRunner } from '../../../playground/frame/screen-runner';
import { attachThread, elementsView, type Thread } from '../../../thread/attach-thread';
import { connectToPage, type PageConnection, reportHeight } from './connect-to-page';
import { describeError } from './evaluate-sample';
import type { RunMessage, ScreenMessage, ThemeMessage } from './protocol';
import { RunningSample } from './running-sample';
import 'eidos/styles.css';
import './frame.css';

/*
 * The page inside the sandboxed frame. It has an origin of its own, so whatever a sample does it can reach neither the
 * documentation's page nor its storage; all that passes between the two are the messages of `protocol.ts`.
 */

function showTheme({ theme, colorScheme }: Pick<ThemeMessage, 'theme' | 'colorScheme'>) {
  const { dataset, style } = document.documentElement;
  Object.assign(dataset, { theme, colorScheme });
  // The browser paints an opaque background for a frame whose color scheme differs from the page's.
  style.colorScheme = theme === 'dark' ? 'dark' : 'light';
}

function schemeOf(look: string) {
  const theme = look.startsWith('dark') ? 'dark' : 'light';
  return { theme, colorScheme: look.endsWith('high-contrast') ? look : theme };
}

interface RenderedProps {
  readonly onRendered: () => void;
  readonly children: ReactNode;
}

function Rendered({ onRendered, children }: RenderedProps) {
  useEffect(onRendered);
  return children;
}

/** Closes the one way to a host that the page's policy cannot: browsers know no directive for peer connections. */
function removePeerConnections() {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

function runSamples({ post, listen }: PageConnection) {
  removePeerConnections();
  const element = document.createElement('div');
  element.className = 'liveSample';
  document.body.append(element);

  // The page shows errors beneath the sample; the console stays for the reader's own words.
  const root = createRoot(element, {
    onCaughtError: () => undefined,
    // A sample's errors are caught around it; a screen has nothing around it.
    onUncaughtError: (error) => onResult(...describeError(error)),
  });
  const screens = createScreenRunner(post);
  observeRenderedScreens(post);

  const updateHeight = reportHeight((height) => post({ type: 'height', height }));

  let current: RunMessage | ScreenMessage | undefined;
  let failed: typeof current;
  const onResult = (error?: string, line?: number) => {
    // A promise may be rejected before the sample is rendered; the error stays then.
    if (error !== undefined) failed = current;
    else if (failed === current) return;
    // First, so that the page shows the result in a frame that is as high as it needs.
    updateHeight();
    if (current) post({ type: 'result', run: current.run, error, line });
  };

  let thread: Thread | undefined;
  const showScreen = (message: ScreenMessage) => {
    current = message;
    thread ??= attachThread([elementsView(element)], (pointer) => post({ type: 'point', pointer }));
    showTheme(schemeOf(message.look));
    document.documentElement.style.background = 'var(--eidos-color-background)';
    root.render(<Rendered onRendered={onResult}>{screens.run(message)}</Rendered>);
  };

  const onLateError = (event: Event, reason: unknown) => {
    event.preventDefault();
    onResult(...describeError(reason));
  };

  window.addEventListener('error', (event) => onLateError(event, event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => onLateError(event, event.reason));
  listen((message) => {
    if (message.type === 'theme') showTheme(message);
    if (message.type === 'library') receiveLibrary(message.code);
    if (message.type === 'point') thread?.show(message.pointer);
    if (message.type === 'focus') screens.focus(message.pointer);
    if (message.type === 'run') {
      current = message;
      root.render(<RunningSample sample={message} onResult={onResult} />);
    }
    if (message.type === 'screen') showScreen(message);
  });

  // Until the page says which theme it has.
  showTheme({ theme: 'light', colorScheme: 'light' });
  post({ type: 'ready' });
}

const page = connectToPage(window);
if (page) runSamples(page);

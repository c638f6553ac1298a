import { translate } from '@/lib/translations/translate';
import { type FrameMessage, isFrameMessage, type PageMessage } from './frame/protocol';

/** How long a frame may take to report that it is ready, in ms, before the page says that it failed. */
const readyTimeoutMs = 30_000;
/** How long a loaded document may take to say so; one that loads and stays silent is an error page. */
const silentTimeoutMs = 4000;

/** Handlers of the frame's messages, by their type. */
type MessageHandlers = {
  readonly [Type in FrameMessage['type']]?: (message: Extract<FrameMessage, { type: Type }>) => void;
};

export interface FrameEvents extends MessageHandlers {
  /** The frame could not be loaded, or went from its page to another; `message` says which. */
  onLost(message: string): void;
}

export interface LiveFrame {
  readonly element: HTMLIFrameElement;
  post(message: PageMessage): void;
  remove(): void;
}

export interface FrameLook {
  readonly title: string;
  readonly className: string;
}

const notLoaded = translate('The preview could not be loaded.');
const left = translate('The preview navigated away and was stopped. Press Retry to load it again.');

function createElement(url: string, { title, className }: FrameLook) {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = className;
  // No allow-same-origin: the sample gets an origin of its own. Forms may be submitted to handlers, never to a host.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.dataset.waiting = '';
  frame.src = url;
  return frame;
}

/** Loads the frame at `url` into `container`. */
export function createLiveFrame(
  container: HTMLElement,
  url: string,
  events: FrameEvents,
  look: FrameLook,
): LiveFrame {
  const element = createElement(url, look);
  const post = (message: PageMessage) => element.contentWindow?.postMessage(message, '*');
  let isReady = false;
  let timer = window.setTimeout(() => events.onLost(notLoaded), readyTimeoutMs);

  function receive(message: FrameMessage) {
    if (message.type === 'ready') {
      // A page that is loaded a second time would run what reloads it again and again.
      if (isReady) return events.onLost(left);
      window.clearTimeout(timer);
      isReady = true;
    }
    (events[message.type] as ((message: FrameMessage) => void) | undefined)?.(message);
  }

  // Every sandboxed frame has the origin "null"; only the window that sent a message shows which one it is from.
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === element.contentWindow && origin === 'null' && isFrameMessage(data)) receive(data);
  };
  let isLoaded = false;
  const onLoad = () => {
    if (isLoaded) return events.onLost(left);
    // A page says that it is ready before it has finished loading, so the next load is that of another one.
    isLoaded = isReady;
    if (isLoaded) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => events.onLost(notLoaded), silentTimeoutMs);
  };
  window.addEventListener('message', onMessage);
  element.addEventListener('load', onLoad);
  container.append(element);

  return {
    element,
    post,
    remove() {
      window.removeEventListener('message', onMessage);
      window.clearTimeout(timer);
      element.remove();
    },
  };
}

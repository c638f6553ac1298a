import {
  isScreenReport,
  isScreenRequest,
  type CompiledMessage,
  type RenderedMessage,
  type EnteredMessage,
  type FocusMessage,
  type LibraryMessage,
  type PointMessage,
  type ScreenMessage,
} from '../../../playground/screen-messages';

/** The sample to run; `run` distinguishes its answer from answers to earlier runs. */
export interface RunMessage {
  readonly type: 'run';
  readonly run: number;
  readonly code: string;
  readonly noInline: boolean;
}

/** The page's colours: the values of `data-theme` and `data-color-scheme`. */
export interface ThemeMessage {
  readonly type: 'theme';
  readonly theme: string;
  readonly colorScheme: string;
}

/** Messages from the page to the frame. */
export type PageMessage =
  | RunMessage
  | ThemeMessage
  | ScreenMessage
  | LibraryMessage
  | FocusMessage
  | PointMessage
  | { readonly type: 'ping' };

/** Messages from the frame to the page; `height` is in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'result'; readonly run: number; readonly error: string | undefined }
  | CompiledMessage
  | EnteredMessage
  | RenderedMessage
  | PointMessage;

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

/** Whether data that came from the page is one of its messages. */
export function isPageMessage(data: unknown): data is PageMessage {
  if (!isObject(data)) return false;
  if (data.type === 'run')
    return (
      typeof data.run === 'number' && typeof data.code === 'string' && typeof data.noInline === 'boolean'
    );
  if (data.type === 'theme') return typeof data.theme === 'string' && typeof data.colorScheme === 'string';
  return data.type === 'ping' || isScreenRequest(data);
}

/** Whether data that came from a frame is one of its messages; a sample can post whatever it likes. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isObject(data)) return false;
  if (data.type === 'height') return Number.isFinite(data.height);
  if (data.type === 'result') return 'error' in data && ['string', 'undefined'].includes(typeof data.error);
  return data.type === 'ready' || data.type === 'pong' || isScreenReport(data);
}

import type {
  CompiledMessage,
  RenderedMessage,
  EnteredMessage,
  FocusMessage,
  LibraryMessage,
  PointMessage,
  ScreenMessage,
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
  RunMessage | ThemeMessage | ScreenMessage | LibraryMessage | FocusMessage | PointMessage;

/** Messages from the frame to the page; `height` is in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'result'; readonly run: number; readonly error: string | undefined }
  | CompiledMessage
  | EnteredMessage
  | RenderedMessage
  | PointMessage;

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isOptionalText: Check = (value) => value === undefined || typeof value === 'string';

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, isRight]) => isRight((value as Record<string, unknown>)[name]));
}

const listOf =
  (shape: Shape): Check =>
  (value) =>
    Array.isArray(value) && value.every((item) => hasShape(item, shape));

const shapes: Readonly<Record<FrameMessage['type'], Shape>> = {
  ready: {},
  height: { height: Number.isFinite },
  result: { run: Number.isFinite, error: isOptionalText },
  compiled: {
    run: Number.isFinite,
    problems: listOf({ pointer: isText, code: isText, message: isText, fix: isText, severity: isText }),
    jsonSchema: isText,
    failure: isOptionalText,
  },
  entered: {
    value: isText,
    errors: listOf({ pointer: isText, code: isText, message: isText }),
    errorCount: Number.isFinite,
    saved: isOptionalText,
  },
  rendered: { schema: isText, hints: isText, data: isText },
  point: { pointer: isOptionalText },
};

/** Whether data that came from a frame is one of its messages; a sample can post whatever it likes. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  const known = Object.entries(shapes).find(([type]) => (data as { type?: unknown } | null)?.type === type);
  return known !== undefined && hasShape(data, known[1]);
}

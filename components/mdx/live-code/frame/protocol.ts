import type { Problem } from 'eidos';

/** How a schema is written: as JSON, or as TypeScript whose default export is a zod schema. */
export type SchemaLanguage = 'json' | 'zod';

/** The screen to render, from the page to the frame. Texts of JSON were checked by the page. */
export interface ScreenMessage {
  readonly type: 'screen';
  /** Distinguishes its answer from answers to earlier screens. */
  readonly run: number;
  /** Another number begins the screen again with `data`; with the same one, what was entered stays. */
  readonly session: number;
  readonly language: SchemaLanguage;
  readonly schema: string;
  readonly hints: string;
  readonly data: string;
  readonly look: string;
  readonly locale: string;
}

/** A library that schemas may import, as the text of a script: the frame itself has no network. */
export interface LibraryMessage {
  readonly type: 'library';
  readonly code: string;
}

export interface FocusMessage {
  readonly type: 'focus';
  readonly pointer: string;
}

/** The value that is pointed at or focused on the page or in the frame; undefined for none. */
export interface PointMessage {
  readonly type: 'point';
  readonly pointer: string | undefined;
}

/** An error of what was entered, in the words of the screen. */
export interface EntryError {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** The compiler's messages about a screen's schema. */
export interface CompiledMessage {
  readonly type: 'compiled';
  readonly run: number;
  readonly problems: readonly Problem[];
  /** The JSON Schema that was compiled, as text; that of zod when the schema is written with it. */
  readonly jsonSchema: string;
  /** Why the schema could not be read; only code of a reader can cause it. */
  readonly failure: string | undefined;
}

/** The current data of the screen; texts are JSON. */
export interface EnteredMessage {
  readonly type: 'entered';
  readonly value: string;
  readonly errors: readonly EntryError[];
  /** How many errors there are; `errors` holds only the first. */
  readonly errorCount: number;
  /** The data that was saved last; undefined before the first save. */
  readonly saved: string | undefined;
}

/** The screen that a sample renders, for a link that opens it in the playground; texts are JSON. */
export interface RenderedMessage {
  readonly type: 'rendered';
  readonly schema: string;
  readonly hints: string;
  readonly data: string;
}

export interface RunMessage {
  readonly type: 'run';
  readonly run: number;
  readonly code: string;
  readonly noInline: boolean;
}

/** The page's colors: the values of `data-theme` and `data-color-scheme`. */
export interface ThemeMessage {
  readonly type: 'theme';
  readonly theme: string;
  readonly colorScheme: string;
}

export type PageMessage =
  RunMessage | ThemeMessage | ScreenMessage | LibraryMessage | FocusMessage | PointMessage;

/** Messages from the frame to the page; `height` is in CSS pixels. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | {
      readonly type: 'result';
      readonly run: number;
      readonly error: string | undefined;
      /** The line of the code that the error is in, counted from 1, where it is known. */
      readonly line?: number | undefined;
    }
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
  result: {
    run: Number.isFinite,
    error: isOptionalText,
    line: (value) => value === undefined || Number.isFinite(value),
  },
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

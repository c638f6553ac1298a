import type { Problem } from 'eidos';

/** How a schema is written: as JSON, or as TypeScript whose default export is a zod schema. */
export type SchemaLanguage = 'json' | 'zod';

/** The screen to render, from the page to the frame. Texts of JSON were checked by the page. */
export interface ScreenMessage {
  readonly type: 'screen';
  /** Distinguishes its result from those of earlier screens. */
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

/** An error of what was entered, in the words of the screen. */
export interface EntryError {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
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
  | RunMessage
  | ThemeMessage
  | ScreenMessage
  /** A library that schemas may import, as the text of a script: the frame itself has no network. */
  | { readonly type: 'library'; readonly code: string }
  | { readonly type: 'focus'; readonly pointer: string }
  /** The value that is pointed at or focused on the page or in the frame; undefined for none. */
  | { readonly type: 'point'; readonly pointer: string | undefined };

type Check<Value> = (value: unknown) => value is Value;
type Shape = Readonly<Record<string, Check<unknown>>>;

const isText: Check<string> = (value) => typeof value === 'string';
const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, isRight]) => isRight((value as Record<string, unknown>)[name]));
}

const listOf =
  <Item>(shape: Readonly<Record<keyof Item & string, Check<unknown>>>) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every((item) => hasShape(item, shape));

/** The messages from the frame to the page, by type. Texts of values are JSON. */
const shapes = {
  ready: {},
  /** In CSS pixels. */
  height: { height: isNumber },
  result: {
    run: isNumber,
    error: isOptionalText,
    /** The line of the code that the error is in, counted from 1, where it is known. */
    line: (value: unknown): value is number | undefined => value === undefined || isNumber(value),
  },
  /** The compiler's messages about a screen's schema. */
  compiled: {
    run: isNumber,
    problems: listOf<Problem>({
      pointer: isText,
      code: isText,
      message: isText,
      fix: isText,
      severity: isText,
    }),
    /** The JSON Schema that was compiled, as text; that of zod when the schema is written with it. */
    jsonSchema: isText,
    /** Why the schema could not be read; only code of a reader can cause it. */
    failure: isOptionalText,
  },
  /** The current data of the screen. */
  entered: {
    value: isText,
    errors: listOf<EntryError>({ pointer: isText, code: isText, message: isText }),
    /** How many errors there are; `errors` holds only the first. */
    errorCount: isNumber,
    /** The data that was saved last; undefined before the first save. */
    saved: isOptionalText,
  },
  /** The screen that a sample renders, for a link that opens it in the playground. */
  rendered: { schema: isText, hints: isText, data: isText },
  point: { pointer: isOptionalText },
};

type Shapes = typeof shapes;

type MessageOf<Type extends keyof Shapes> = { readonly type: Type } & {
  readonly [Name in keyof Shapes[Type]]: Shapes[Type][Name] extends Check<infer Value> ? Value : never;
};

export type CompiledMessage = MessageOf<'compiled'>;
export type EnteredMessage = MessageOf<'entered'>;
export type RenderedMessage = MessageOf<'rendered'>;
export type FrameMessage = { [Type in keyof Shapes]: MessageOf<Type> }[keyof Shapes];

/** Whether data that came from a frame is one of its messages; a sample can post whatever it likes. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  const known = Object.entries(shapes).find(([type]) => (data as { type?: unknown } | null)?.type === type);
  return known !== undefined && hasShape(data, known[1]);
}

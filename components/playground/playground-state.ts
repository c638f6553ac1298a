import { type Look, looks, type SchemaLanguage, type ScreenLocale, screenLocales } from './screen-messages';

/** Everything that a link to the playground carries. */
export interface PlaygroundState {
  readonly language: SchemaLanguage;
  /** The schema as the reader wrote it. */
  readonly schema: string;
  /** Hints by pointer, as JSON. */
  readonly hints: string;
  /** What the screen begins with, as JSON. */
  readonly data: string;
  readonly look: Look;
  readonly locale: ScreenLocale;
  /** Whether the screen is that of a sample with code of its own, which stays behind. */
  readonly omitsCode: boolean;
}

/** What a schema is shown with until the reader changes it. */
export const plainState: Omit<PlaygroundState, 'schema'> = {
  language: 'json',
  hints: '{}',
  data: '{}',
  look: 'page',
  locale: 'en',
  omitsCode: false,
};

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a state that came from a URL; undefined when it is none. */
export function readState(value: unknown): PlaygroundState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { language, schema, hints, data, look, locale, omitsCode } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isText(schema)) return undefined;
  return {
    language: oneOf(['json', 'zod'], language) ?? plainState.language,
    schema,
    hints: isText(hints) ? hints : plainState.hints,
    data: isText(data) ? data : plainState.data,
    look: oneOf(looks, look) ?? plainState.look,
    locale: oneOf(screenLocales, locale) ?? plainState.locale,
    omitsCode: omitsCode === true,
  };
}

/** The state without what a state has anyway, so that URLs stay short. */
export function withoutDefaults(state: PlaygroundState): Partial<PlaygroundState> {
  const entries = Object.entries(state).filter(
    ([name, value]) => (plainState as Readonly<Record<string, unknown>>)[name] !== value,
  );
  return Object.fromEntries(entries);
}

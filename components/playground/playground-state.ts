import type { ScreenMessage } from '../mdx/live-code/frame/protocol';

/** The looks that a screen can have, that in the mode of the page first. */
export const looks = {
  page: 'As this page',
  light: 'Light',
  dark: 'Dark',
  'light-high-contrast': 'Light, high contrast',
  'dark-high-contrast': 'Dark, high contrast',
} as const;
export type Look = keyof typeof looks;

/** The languages that a screen can have, each in its own words. */
export const screenLocales = { en: 'English', de: 'Deutsch', 'de-CH': 'Deutsch (Schweiz)' } as const;
export type ScreenLocale = keyof typeof screenLocales;

export interface PlaygroundState extends Pick<ScreenMessage, 'language' | 'schema' | 'hints' | 'data'> {
  readonly look: Look;
  readonly locale: ScreenLocale;
  /** Whether the screen is that of a sample with code of its own, which stays behind. */
  readonly omitsCode: boolean;
}

/** The settings of a schema until the reader changes them. */
export const plainState: Omit<PlaygroundState, 'schema'> = {
  language: 'json',
  hints: '{}',
  data: '{}',
  look: 'page',
  locale: 'en',
  omitsCode: false,
};

/** Returns a value that is one of the names of a table. */
const nameIn = <Name extends string>(table: Readonly<Record<Name, string>>, value: unknown) =>
  isText(value) && Object.hasOwn(table, value) ? (value as Name) : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a state that came from a URL; undefined when it is none. */
export function readState(value: unknown): PlaygroundState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { language, schema, hints, data, look, locale, omitsCode } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isText(schema)) return undefined;
  return {
    language: language === 'zod' ? 'zod' : plainState.language,
    schema,
    hints: isText(hints) ? hints : plainState.hints,
    data: isText(data) ? data : plainState.data,
    look: nameIn(looks, look) ?? plainState.look,
    locale: nameIn(screenLocales, locale) ?? plainState.locale,
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

import { createTheme, type Theme } from './theme';

/** The color mode that the user chose: `light`, `dark`, or `system` for that of the device. */
export type Mode = 'light' | 'dark' | 'system';
/** Light or dark. */
export type Side = 'light' | 'dark';

const modes: readonly Mode[] = ['light', 'dark', 'system'];

/** The settings that the store and the script for the first paint share. */
export interface ColorSchemeSettings {
  /** Names of all schemes. */
  readonly colorSchemes: readonly string[];
  /** The mode until a user chooses one. */
  readonly defaultMode: Mode;
  readonly defaultLightColorScheme: string;
  readonly defaultDarkColorScheme: string;
  /** Key of the mode in local storage; the keys of the schemes are `${colorSchemeStorageKey}-light` and `-dark`. */
  readonly modeStorageKey: string;
  /** The beginning of the keys of the schemes in local storage. */
  readonly colorSchemeStorageKey: string;
  /** Attribute of `<html>` that holds the name of the scheme on screen. */
  readonly attribute: string;
  /** Attribute of `<html>` that holds the side on screen, `light` or `dark`, for CSS that needs only that. */
  readonly sideAttribute?: string;
}

/** The options of a store of color schemes and of the script for the first paint. */
export type ColorSchemeOptions = {
  /**
   * The theme whose schemes are used.
   * @default the default theme
   */
  readonly theme?: Theme;
} & Partial<Omit<ColorSchemeSettings, 'colorSchemes' | 'defaultLightColorScheme' | 'defaultDarkColorScheme'>>;

export function settingsOf({
  theme = createTheme(),
  ...options
}: ColorSchemeOptions = {}): ColorSchemeSettings {
  return {
    colorSchemes: Object.keys(theme.colorSchemes),
    defaultLightColorScheme: theme.defaultLightColorScheme,
    defaultDarkColorScheme: theme.defaultDarkColorScheme,
    defaultMode: options.defaultMode ?? 'system',
    modeStorageKey: options.modeStorageKey ?? 'theme',
    colorSchemeStorageKey: options.colorSchemeStorageKey ?? 'color-scheme',
    attribute: options.attribute ?? 'data-color-scheme',
    sideAttribute: options.sideAttribute,
  };
}

/** Which mode was chosen, and which schemes are in use. */
export interface ColorSchemeState {
  /** The choice of the user, or the default; undefined on the server. */
  readonly mode: Mode | undefined;
  /** The preference of the operating system; only while the mode is `system`. */
  readonly systemMode: Side | undefined;
  /** The scheme for the light side. */
  readonly lightColorScheme: string;
  /** The scheme for the dark side. */
  readonly darkColorScheme: string;
  /** The scheme on screen; undefined on the server. */
  readonly colorScheme: string | undefined;
}

/** The side on screen, or undefined while it can't be known. */
export function sideOf({
  mode,
  systemMode,
}: Pick<ColorSchemeState, 'mode' | 'systemMode'>): Side | undefined {
  return mode === 'system' ? systemMode : mode;
}

/** Adds the derived values: the system's mode and the scheme on screen. */
export function resolveState(
  chosen: { readonly mode: Mode; readonly lightColorScheme: string; readonly darkColorScheme: string },
  prefersDark: boolean,
): ColorSchemeState {
  const { mode, lightColorScheme, darkColorScheme } = chosen;
  const systemMode = mode === 'system' ? (prefersDark ? 'dark' : 'light') : undefined;
  const colorScheme = sideOf({ mode, systemMode }) === 'dark' ? darkColorScheme : lightColorScheme;
  return { mode, systemMode, lightColorScheme, darkColorScheme, colorScheme };
}

export function isMode(value: string | null | undefined): value is Mode {
  return modes.some((mode) => mode === value);
}

/** Returns the name if it is exactly that of a scheme. */
export function known(name: string | null, settings: ColorSchemeSettings): string | undefined {
  return name !== null && settings.colorSchemes.includes(name) ? name : undefined;
}

/**
 * A script to inline in `<head>`, so that the first paint already has the user's scheme. Pass the options of
 * the store, so that both choose the same scheme. It needs no other code, and is safe inside a `<script>`
 * element.
 */
export function colorSchemeScript(options: ColorSchemeOptions = {}): string {
  // "<" is escaped so that no name can end the script element.
  const settings = JSON.stringify(settingsOf(options)).replaceAll('<', '\\u003c');
  return `(${showStoredScheme.toString()})(${settings})`;
}

/**
 * Runs by itself in the page: it must not use anything from outside, or syntax that a compiler turns into a helper.
 */
function showStoredScheme(settings: ColorSchemeSettings): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const scheme = (side: string, fallback: string) => {
    const stored = read(settings.colorSchemeStorageKey + '-' + side);
    return stored !== null && settings.colorSchemes.indexOf(stored) >= 0 ? stored : fallback;
  };
  const stored = read(settings.modeStorageKey);
  const isKnown = stored === 'light' || stored === 'dark' || stored === 'system';
  const mode = isKnown ? stored : settings.defaultMode;
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute(
    settings.attribute,
    isDark
      ? scheme('dark', settings.defaultDarkColorScheme)
      : scheme('light', settings.defaultLightColorScheme),
  );
  if (settings.sideAttribute) root.setAttribute(settings.sideAttribute, isDark ? 'dark' : 'light');
}

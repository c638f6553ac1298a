import { createTheme, type Theme } from './theme';

/** The color mode that the user chose: `light`, `dark`, or `system` for that of the device. */
export type Mode = 'light' | 'dark' | 'system';
/** Light or dark. */
export type Side = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark', 'system'];

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

/** The settings with their defaults filled in. */
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

import { type ColorScheme, type Colors, defaultColorSchemes } from './color-schemes';
import { radius, spacingUnit, typography } from './constants';

/** A custom scheme; missing colors are those of the default scheme of its side. */
export interface SchemeOptions {
  /** Whether the scheme is light or dark. */
  readonly side: 'light' | 'dark';
  /** The colors that differ from the default scheme of that side. */
  readonly colors?: Partial<Colors>;
}

/** The parts of a theme that differ from the defaults of the style system. */
export interface ThemeOptions {
  /** Schemes by name, in addition to the built-in ones; one with a built-in name changes that scheme. */
  readonly colorSchemes?: Readonly<Record<string, SchemeOptions>>;
  /**
   * The scheme of the light side until a user chooses one.
   * @default `'light'`
   */
  readonly defaultLightColorScheme?: string;
  /**
   * The scheme of the dark side until a user chooses one.
   * @default `'dark'`
   */
  readonly defaultDarkColorScheme?: string;
  /**
   * The spacing unit in px.
   * @default `8`
   */
  readonly spacing?: number;
  /**
   * The corner radius in px.
   * @default `4`
   */
  readonly radius?: number;
  /** The font. */
  readonly fontFamily?: string;
  /**
   * The font size in px at a root size of 16 px.
   * @default `14`
   */
  readonly fontSize?: number;
}

/** The look of screens: sizes, type and color schemes. */
export interface Theme extends Required<Omit<ThemeOptions, 'colorSchemes'>> {
  /** All schemes by their names. */
  readonly colorSchemes: Readonly<Record<string, ColorScheme>>;
}

/** Scheme names are restricted to this, so that they can be used in a selector without escaping. */
const SCHEME_NAME = /^[a-z][a-z0-9-]*$/i;

/**
 * Creates a theme: the constants of the style system, overridden by your own. Throws when the name of a scheme cannot
 * be written in CSS; a default that is not a scheme is reported on the console and replaced by the built-in default.
 * @param options What differs from the built-in theme.
 * @returns A theme for `applyTheme` or `themeRules`.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  const colorSchemes: Record<string, ColorScheme> = { ...defaultColorSchemes };
  for (const [name, scheme] of Object.entries(options.colorSchemes ?? {})) {
    if (!SCHEME_NAME.test(name)) {
      throw new Error(
        `"${name}" can't name a color scheme. Use letters, digits and "-", starting with a letter.`,
      );
    }
    const base = Object.hasOwn(colorSchemes, name) ? colorSchemes[name] : defaultColorSchemes[scheme.side];
    colorSchemes[name] = {
      side: scheme.side,
      colors: { ...(base ?? defaultColorSchemes.light).colors, ...scheme.colors },
    };
  }
  return {
    colorSchemes,
    defaultLightColorScheme: knownScheme(colorSchemes, options.defaultLightColorScheme, 'light'),
    defaultDarkColorScheme: knownScheme(colorSchemes, options.defaultDarkColorScheme, 'dark'),
    spacing: options.spacing ?? spacingUnit,
    radius: options.radius ?? radius,
    fontFamily: options.fontFamily ?? typography.fontFamily,
    fontSize: options.fontSize ?? typography.fontSize,
  };
}

/** The console message for a scheme that does not exist. */
export function unknownSchemeMessage(name: string): string {
  return `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
}

function knownScheme(schemes: Theme['colorSchemes'], name: string | undefined, fallback: string): string {
  if (name === undefined) return fallback;
  if (Object.hasOwn(schemes, name)) return name;
  console.error(unknownSchemeMessage(name));
  return fallback;
}

import { breakpoints } from './breakpoints';
import { type ColorScheme, type Colors, defaultColorSchemes } from './color-schemes';
import { layers } from './layers';
import { radius } from './shape';
import { spacingUnit } from './spacing';
import { durations, easings } from './transitions';
import { typography } from './typography';

/** A custom scheme; missing colours are those of the default scheme of its side. */
export interface SchemeOptions {
  readonly side: 'light' | 'dark';
  readonly colors?: Partial<Colors>;
}

/** The parts of a theme that differ from the defaults of the style system. */
export interface ThemeOptions {
  /** Schemes by name, beside the built-in ones; one with a built-in name changes that scheme. */
  readonly colorSchemes?: Readonly<Record<string, SchemeOptions>>;
  /** Scheme of the light side until the reader chooses another one; `light` by default. */
  readonly defaultLightColorScheme?: string;
  /** Scheme of the dark side until the reader chooses another one; `dark` by default. */
  readonly defaultDarkColorScheme?: string;
  /** Pixels in one step of spacing; 8 by default. */
  readonly spacing?: number;
  /** Radius of corners in px; 4 by default. */
  readonly radius?: number;
  readonly fontFamily?: string;
  /** Size of type in px at a root size of 16 px; 14 by default. */
  readonly fontSize?: number;
}

/** The look of screens: sizes, type and colour schemes. */
export interface Theme {
  readonly colorSchemes: Readonly<Record<string, ColorScheme>>;
  readonly defaultLightColorScheme: string;
  readonly defaultDarkColorScheme: string;
  readonly spacing: number;
  readonly radius: number;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly weights: typeof typography.weights;
  readonly breakpoints: typeof breakpoints;
  readonly durations: typeof durations;
  readonly easings: typeof easings;
  readonly layers: typeof layers;
}

/** Scheme names are restricted to this, so that they can be used in a selector without escaping. */
const SCHEME_NAME = /^[a-z][a-z0-9-]*$/i;

/**
 * Creates a theme: the constants of the style system, overridden by your own. Throws when the name of a scheme
 * can't be written in CSS; a default that is not a scheme is reported on the console and replaced by the built-in
 * default.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  const colorSchemes: Record<string, ColorScheme> = { ...defaultColorSchemes };
  for (const [name, scheme] of Object.entries(options.colorSchemes ?? {})) {
    if (!SCHEME_NAME.test(name)) {
      throw new Error(
        `"${name}" can't name a colour scheme. Use letters, digits and "-", starting with a letter.`,
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
    weights: typography.weights,
    breakpoints,
    durations,
    easings,
    layers,
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

/** The colors of a scheme, each as any CSS color. */
export interface Colors {
  /** The background of the page. */
  readonly background: string;
  /** The background of controls and cells. */
  readonly surface: string;
  /** Table headers and status bars that are raised from the background. */
  readonly surfaceRaised: string;
  /** Surfaces under the pointer. */
  readonly surfaceHover: string;
  /** Selected surfaces. */
  readonly surfaceSelected: string;
  /** The color of text. */
  readonly text: string;
  /** Less important text. */
  readonly textMuted: string;
  /** Separators between rows and sections. */
  readonly border: string;
  /** Borders of controls; 3:1 against their surroundings (WCAG 1.4.11). */
  readonly borderStrong: string;
  /** Primary buttons and selected items. */
  readonly accent: string;
  /** Primary buttons under the pointer. */
  readonly accentHover: string;
  /** Text on the accent color. */
  readonly onAccent: string;
  /** Text and borders of errors. */
  readonly danger: string;
  /** The background of errors. */
  readonly dangerSoft: string;
  /** Text and borders of conflicts. */
  readonly warning: string;
  /** The background of conflicts. */
  readonly warningSoft: string;
  /** Messages of success. */
  readonly success: string;
  /** The focus outline. */
  readonly focus: string;
  /** Shadows of what covers the page. */
  readonly shadow: string;
}

/** The colors of a screen, and the side that they belong to. */
export interface ColorScheme {
  /** Whether browsers should render their own parts (scroll bars, pickers) light or dark. */
  readonly side: 'light' | 'dark';
  /** The colors by their names. */
  readonly colors: Colors;
}

const light: Colors = {
  background: '#fff',
  surface: '#fff',
  surfaceRaised: '#f5f7fa',
  surfaceHover: '#edf1f6',
  surfaceSelected: '#e5eefb',
  text: '#1b2430',
  textMuted: '#566273',
  border: '#dce2ea',
  borderStrong: '#7d8899',
  accent: '#1f5fbf',
  accentHover: '#184c9b',
  onAccent: '#fff',
  danger: '#b3261e',
  dangerSoft: '#fdeeed',
  warning: '#7a5200',
  warningSoft: '#fff5df',
  success: '#1c6b3a',
  focus: '#1f5fbf',
  shadow: 'rgb(20 30 50 / 18%)',
};

const dark: Colors = {
  background: '#14181f',
  surface: '#1a1f28',
  surfaceRaised: '#212733',
  surfaceHover: '#2a3240',
  surfaceSelected: '#23354f',
  text: '#e6eaf0',
  textMuted: '#a6b1c0',
  border: '#333d4c',
  borderStrong: '#7a8799',
  accent: '#8ab4f8',
  accentHover: '#aecbfa',
  onAccent: '#0d1b30',
  danger: '#f5a8a1',
  dangerSoft: '#3f2322',
  warning: '#f0c36a',
  warningSoft: '#3a2f17',
  success: '#86d3a0',
  focus: '#8ab4f8',
  shadow: 'rgb(0 0 0 / 50%)',
};

const lightHighContrast: Colors = {
  ...light,
  surfaceRaised: '#f0f0f0',
  surfaceHover: '#e6e6e6',
  surfaceSelected: '#dbe7ff',
  text: '#000',
  textMuted: '#2f2f2f',
  border: '#5c5c5c',
  borderStrong: '#000',
  accent: '#00337f',
  accentHover: '#025',
  danger: '#8a0000',
  warning: '#523600',
  success: '#00451c',
  focus: '#00337f',
};

const darkHighContrast: Colors = {
  ...dark,
  background: '#000',
  surface: '#000',
  surfaceRaised: '#141414',
  surfaceHover: '#262626',
  surfaceSelected: '#10294f',
  text: '#fff',
  textMuted: '#d9d9d9',
  border: '#a6a6a6',
  borderStrong: '#fff',
  accent: '#a9cbff',
  accentHover: '#cfe2ff',
  onAccent: '#000',
  danger: '#ffb4ad',
  dangerSoft: '#2b0d0b',
  warning: '#ffd27a',
  warningSoft: '#2b1f00',
  success: '#9be8b4',
  focus: '#ffd27a',
};

/** The built-in schemes; the first of each side is its default. */
export const defaultColorSchemes = {
  light: { side: 'light', colors: light },
  'light-high-contrast': { side: 'light', colors: lightHighContrast },
  dark: { side: 'dark', colors: dark },
  'dark-high-contrast': { side: 'dark', colors: darkHighContrast },
} as const satisfies Readonly<Record<string, ColorScheme>>;

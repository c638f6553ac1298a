import { applyTheme, createTheme, type ThemeOptions } from 'eidos/style';

/** Looks that are themes; the others are color schemes of the toolkit. */
const themes: Readonly<Partial<Record<string, ThemeOptions>>> = {
  green: {
    radius: 10,
    colorSchemes: {
      light: {
        side: 'light',
        colors: {
          background: '#f6fbf5',
          surfaceRaised: '#e9f5e7',
          accent: '#1b6b34',
          accentHover: '#145227',
          focus: '#1b6b34',
        },
      },
    },
  },
  compact: { spacing: 5, fontSize: 13, radius: 2 },
};

/** What the frame's document has for a look: the values of `data-theme` and `data-color-scheme`. */
export function schemeOf(look: string) {
  const theme = look.startsWith('dark') ? 'dark' : 'light';
  return { theme, colorScheme: look.endsWith('high-contrast') ? look : theme };
}

let removeTheme: (() => void) | undefined;

/** Applies the theme of a look in place of the last one. */
export function applyLook(look: string): void {
  removeTheme?.();
  const options = themes[look];
  removeTheme = options && applyTheme(createTheme(options));
}

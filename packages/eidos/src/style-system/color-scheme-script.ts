import { type ColorSchemeOptions, type ColorSchemeSettings, settingsOf } from './color-scheme-state';

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

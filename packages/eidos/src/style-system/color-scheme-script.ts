import { type ColorSchemeOptions, type ColorSchemeSettings, settingsOf } from './color-scheme-settings';

/**
 * A script to put inline into `<head>`, so that the first paint already has the reader's scheme. Pass the options
 * of the store; it decides as the store does. Needs no other code, and is safe inside a `<script>` element.
 */
export function colorSchemeScript(options: ColorSchemeOptions = {}): string {
  // "<" is written so that no name can end the script element.
  const settings = JSON.stringify(settingsOf(options)).replaceAll('<', '\\u003c');
  return `(${showStoredScheme.toString()})(${settings})`;
}

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
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

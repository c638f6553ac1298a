import {
  COLOR_SCHEME_STORAGE_KEY,
  THEME_QUERY_PARAMETER,
  THEME_STORAGE_KEY,
  type ColorModeSettings,
} from './color-mode';
import { COLOR_SCHEMES } from './color-scheme';

interface ScriptSettings extends ColorModeSettings {
  readonly themeKey: string;
  readonly schemeKey: string;
  readonly parameter: string;
  readonly schemes: readonly string[];
}

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function showTheme(settings: ScriptSettings): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (settings.disableSwitch) {
    try {
      localStorage.removeItem(settings.themeKey);
    } catch {
      // Nothing can be left over in a storage that cannot be reached.
    }
  }
  const query = new URLSearchParams(location.search);
  const asked = query.get(settings.parameter);
  const stored = read(settings.themeKey);
  const isKnown = stored === 'light' || stored === 'dark' || stored === 'system';
  let mode = isKnown ? stored : settings.defaultMode;
  if (asked === 'light' || asked === 'dark') mode = asked;
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = read(settings.schemeKey + '-' + mode);
  root.setAttribute('data-theme', mode);
  root.setAttribute(
    'data-color-scheme',
    scheme !== null && settings.schemes.indexOf(scheme) >= 0 ? scheme : mode,
  );
  query.forEach((value, name) => {
    if (name.indexOf('docusaurus-data-') === 0) root.setAttribute(name.slice('docusaurus-'.length), value);
  });
}

/**
 * A script for the start of the page, so that the first paint already has the reader's mode: the query's, else the
 * stored one, else the system's or the default. Storage that cannot be read counts as nothing stored.
 */
export function themeScript(settings: ColorModeSettings): string {
  const all: ScriptSettings = {
    ...settings,
    themeKey: THEME_STORAGE_KEY,
    schemeKey: COLOR_SCHEME_STORAGE_KEY,
    parameter: THEME_QUERY_PARAMETER,
    schemes: COLOR_SCHEMES,
  };
  return `(${showTheme.toString()})(${JSON.stringify(all)})`;
}

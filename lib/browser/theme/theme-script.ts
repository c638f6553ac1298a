import {
  COLOR_SCHEME_STORAGE_KEY,
  COLOR_SCHEMES,
  type ColorModeSettings,
  OWN_ROOT_ATTRIBUTES,
  THEME_QUERY_PARAMETERS,
  THEME_STORAGE_KEY,
  VISIT_MODE_KEY,
} from './color-mode';
import { callInline, type InlineSource } from '../page-load/inline-script';

const names = {
  themeKey: THEME_STORAGE_KEY,
  visitKey: VISIT_MODE_KEY,
  schemeKey: COLOR_SCHEME_STORAGE_KEY,
  parameters: THEME_QUERY_PARAMETERS,
  ownAttributes: OWN_ROOT_ATTRIBUTES,
  schemes: COLOR_SCHEMES,
};

/** Runs on its own in the page: it may use nothing from outside, and no syntax that a compiler turns into a helper. */
function showTheme(settings: ColorModeSettings & typeof names): void {
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
  let asked = settings.parameters
    .map((name) => query.get(name))
    .find((value) => value === 'light' || value === 'dark');
  try {
    // The pages after this one belong to the same visit.
    if (asked) sessionStorage.setItem(settings.visitKey, asked);
    const visited = sessionStorage.getItem(settings.visitKey);
    if (visited === 'light' || visited === 'dark') asked = visited;
  } catch {
    // Without storage, each page has the mode that its own URL names.
  }
  const stored = read(settings.themeKey);
  const isKnown = stored === 'light' || stored === 'dark' || stored === 'system';
  // The switch replaces a word that is not a mode by light.
  let mode = isKnown ? stored : stored === null ? settings.defaultMode : 'light';
  if (asked) mode = asked;
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = read(settings.schemeKey + '-' + mode);
  root.setAttribute('data-theme', mode);
  root.setAttribute(
    'data-color-scheme',
    scheme !== null && settings.schemes.indexOf(scheme) >= 0 ? scheme : mode,
  );
  query.forEach((value, name) => {
    const attribute = name.slice('docusaurus-'.length);
    // The browser throws at a name such as `data- x`, and reads `data-Theme` as `data-theme`.
    if (/^docusaurus-data-[a-z0-9-]+$/.test(name) && settings.ownAttributes.indexOf(attribute) < 0)
      root.setAttribute(attribute, value);
  });
}

/**
 * A script for the start of the page, so that the first paint already has the reader's mode: the one of this visit, which an
 * URL has named, else the stored one, else the system's or the default. Storage that cannot be read counts as nothing stored.
 */
export const themeScript = (settings: ColorModeSettings): InlineSource =>
  callInline(showTheme, { ...settings, ...names });

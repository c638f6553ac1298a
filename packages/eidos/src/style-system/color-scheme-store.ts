import { createTheme, type Theme, unknownSchemeMessage } from './theme';

/** The color mode that the user chose: `light`, `dark`, or `system` for that of the device. */
export type Mode = 'light' | 'dark' | 'system';
/** Light or dark. */
export type Side = 'light' | 'dark';

/** The settings that the store and the script for the first paint share. */
export interface ColorSchemeSettings {
  /** Names of all schemes. */
  readonly colorSchemes: readonly string[];
  /**
   * The mode until a user chooses one.
   * @default `'system'`
   */
  readonly defaultMode: Mode;
  readonly defaultLightColorScheme: string;
  readonly defaultDarkColorScheme: string;
  /**
   * Key of the mode in local storage.
   * @default `'theme'`
   */
  readonly modeStorageKey: string;
  /**
   * The beginning of the keys of the schemes in local storage, which end in `-light` and `-dark`.
   * @default `'color-scheme'`
   */
  readonly colorSchemeStorageKey: string;
}

/** The options of a store of color schemes and of the script for the first paint. */
export type ColorSchemeOptions = {
  /**
   * The theme whose schemes are used.
   * @default the default theme
   */
  readonly theme?: Theme;
} & Partial<Omit<ColorSchemeSettings, 'colorSchemes' | 'defaultLightColorScheme' | 'defaultDarkColorScheme'>>;

function settingsOf({ theme = createTheme(), ...options }: ColorSchemeOptions = {}): ColorSchemeSettings {
  return {
    colorSchemes: Object.keys(theme.colorSchemes),
    defaultLightColorScheme: theme.defaultLightColorScheme,
    defaultDarkColorScheme: theme.defaultDarkColorScheme,
    defaultMode: options.defaultMode ?? 'system',
    modeStorageKey: options.modeStorageKey ?? 'theme',
    colorSchemeStorageKey: options.colorSchemeStorageKey ?? 'color-scheme',
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

/** The choices of a user, or the defaults. */
interface Chosen extends Pick<ColorSchemeState, 'lightColorScheme' | 'darkColorScheme'> {
  readonly mode: Mode;
}

/** Adds the derived values: the system's mode and the scheme on screen. */
function resolveState(chosen: Chosen): ColorSchemeState {
  const systemMode = chosen.mode === 'system' ? (darkQuery()?.matches ? 'dark' : 'light') : undefined;
  const isDark = (systemMode ?? chosen.mode) === 'dark';
  return { ...chosen, systemMode, colorScheme: isDark ? chosen.darkColorScheme : chosen.lightColorScheme };
}

function isMode(value: unknown): value is Mode {
  return value === 'light' || value === 'dark' || value === 'system';
}

/**
 * A script to inline in `<head>`, so that the first paint already has the user's scheme. Pass the options of
 * the store, so that both choose the same scheme. It needs no other code, and is safe inside a `<script>`
 * element.
 */
export function colorSchemeScript(options: ColorSchemeOptions = {}): string {
  // "<" is escaped so that no name can end the script element.
  const settings = JSON.stringify(settingsOf(options)).replaceAll('<', '\\u003c');
  return `(${showStoredScheme.toString()})(${settings},${readStored.toString()})`;
}

/*
 * The next two functions run by themselves in the page: they must not use anything from outside, or syntax that a compiler
 * turns into a helper.
 */

/** The choices of an earlier visit; stored values that are invalid are ignored. */
function readStored(settings: ColorSchemeSettings): Chosen {
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
  return {
    mode: isKnown ? stored : settings.defaultMode,
    lightColorScheme: scheme('light', settings.defaultLightColorScheme),
    darkColorScheme: scheme('dark', settings.defaultDarkColorScheme),
  };
}

function showStoredScheme(settings: ColorSchemeSettings, readChosen: typeof readStored): void {
  const { mode, lightColorScheme, darkColorScheme } = readChosen(settings);
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? darkColorScheme : lightColorScheme);
}

/** Local storage is blocked in some frames and private windows, and full in others; a reader could do nothing about it. */
function tryStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

/** A scheme for the side on screen, one for each side (`null` is that side's default), or `null` for both defaults. */
export type ColorSchemeChoice = string | { readonly [S in Side]?: string | null } | null;

/** Holds the mode and schemes on screen. Independent of React; can be created without a document. */
export interface ColorSchemeStore {
  /** Names of all available schemes. */
  readonly colorSchemes: readonly string[];
  /** Returns the current state. */
  readonly getState: () => ColorSchemeState;
  /** The state to render on the server and while hydrating. */
  readonly getServerState: () => ColorSchemeState;
  /**
   * Calls `listener` after each change. While there is a listener, applies the state to `<html>` and follows
   * the operating system and other tabs. Returns the function that unsubscribes it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Chooses and stores a mode; `null` is the default mode. Throws a `TypeError` for anything else. */
  readonly setMode: (mode: Mode | null) => void;
  /** Chooses and stores schemes. A name that is not in the theme is ignored and reported on the console. */
  readonly setColorScheme: (choice: ColorSchemeChoice) => void;
}

/** Undefined without a document, and in test environments without rendering. */
function darkQuery(): MediaQueryList | undefined {
  return typeof window !== 'undefined' && 'matchMedia' in window
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;
}

/** A store for a theme's schemes. */
export function createColorSchemeStore(options: ColorSchemeOptions = {}): ColorSchemeStore {
  const settings = settingsOf(options);
  const { colorSchemes, defaultMode, modeStorageKey, colorSchemeStorageKey } = settings;
  const serverState: ColorSchemeState = {
    mode: undefined,
    systemMode: undefined,
    lightColorScheme: settings.defaultLightColorScheme,
    darkColorScheme: settings.defaultDarkColorScheme,
    colorScheme: undefined,
  };
  const listeners = new Set<() => void>();
  let state: ColorSchemeState | undefined;
  let listening: AbortController | undefined;

  const getState = () =>
    typeof window === 'undefined' ? serverState : (state ??= resolveState(readStored(settings)));

  function show() {
    document.documentElement.setAttribute('data-color-scheme', getState().colorScheme ?? '');
  }

  function update(change: Partial<Chosen>) {
    const { lightColorScheme, darkColorScheme, mode = defaultMode } = { ...getState(), ...change };
    const next = resolveState({ mode, lightColorScheme, darkColorScheme });
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    if (listening) show();
    for (const listener of listeners) listener();
  }

  /** Reads what was chosen elsewhere. Choices that cannot be stored are known here alone. */
  function readAgain() {
    update(tryStorage(Boolean) ? readStored(settings) : {});
  }

  /** Follows the operating system and other tabs, which may have changed while nobody listened. */
  function start() {
    listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', readAgain, { signal });
    // Some browsers do not tell a page that Back restores from memory what other tabs changed.
    window.addEventListener('pageshow', readAgain, { signal });
    darkQuery()?.addEventListener('change', readAgain, { signal });
    readAgain();
    show();
  }

  return {
    colorSchemes,
    getState,
    getServerState: () => serverState,
    subscribe(listener) {
      listeners.add(listener);
      if (!listening) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        listening?.abort();
        listening = undefined;
      };
    },
    setMode(choice) {
      const mode = choice ?? defaultMode;
      if (!isMode(mode))
        throw new TypeError(`"${String(mode)}" is not a mode. Write "light", "dark" or "system".`);
      if (mode === getState().mode) return;
      tryStorage((storage) => storage.setItem(modeStorageKey, mode));
      update({ mode });
    },
    setColorScheme(choice) {
      const { mode, systemMode = mode } = getState();
      const sideNow = systemMode === 'dark' ? 'dark' : 'light';
      const choices =
        typeof choice === 'string' ? { [sideNow]: choice } : (choice ?? { light: null, dark: null });
      for (const side of ['light', 'dark'] as const) {
        const name = choices[side];
        if (name === undefined) continue;
        const property = `${side}ColorScheme` as const;
        const chosen = name === null ? serverState[property] : colorSchemes.find((one) => one === name);
        if (chosen === undefined) {
          console.error(unknownSchemeMessage(String(name)));
          continue;
        }
        tryStorage((storage) => storage.setItem(`${colorSchemeStorageKey}-${side}`, chosen));
        update({ [property]: chosen });
      }
    },
  };
}

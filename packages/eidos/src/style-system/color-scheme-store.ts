import {
  type ColorSchemeOptions,
  type ColorSchemeSettings,
  type ColorSchemeState,
  isMode,
  known,
  type Mode,
  resolveState,
  settingsOf,
  type Side,
  sideOf,
} from './color-scheme-state';
import { unknownSchemeMessage } from './theme';

/** Local storage that never throws: it is blocked in some frames and private windows, and full in others. */
const quietStorage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The choice is kept for this visit; a reader could do nothing about the error.
    }
  },
  /** Whether a `storage` event is about local storage rather than session storage. */
  isSourceOf(event: StorageEvent): boolean {
    try {
      return event.storageArea === null || event.storageArea === window.localStorage;
    } catch {
      return false;
    }
  },
};

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

const DARK_QUERY = '(prefers-color-scheme: dark)';
const SIDES = ['light', 'dark'] as const;

/** A store for a theme's schemes; the keys and attributes are those of `ColorSchemeSettings` by default. */
export function createColorSchemeStore(options: ColorSchemeOptions = {}): ColorSchemeStore {
  return new Store(settingsOf(options));
}

type Chosen = Pick<ColorSchemeState, 'mode' | 'lightColorScheme' | 'darkColorScheme'>;

class Store implements ColorSchemeStore {
  readonly colorSchemes: readonly string[];
  private readonly serverSnapshot: ColorSchemeState;
  private readonly listeners = new Set<() => void>();
  private state: ColorSchemeState | undefined;
  private stop: (() => void) | undefined;

  constructor(private readonly settings: ColorSchemeSettings) {
    this.colorSchemes = settings.colorSchemes;
    this.serverSnapshot = {
      mode: undefined,
      systemMode: undefined,
      lightColorScheme: settings.defaultLightColorScheme,
      darkColorScheme: settings.defaultDarkColorScheme,
      colorScheme: undefined,
    };
  }

  readonly getState = (): ColorSchemeState =>
    typeof window === 'undefined' ? this.serverSnapshot : (this.state ??= this.readStored());

  readonly getServerState = (): ColorSchemeState => this.serverSnapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.stop ??= this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stop?.();
      this.stop = undefined;
    };
  };

  readonly setMode = (mode: Mode | null): void => {
    const next = mode ?? this.settings.defaultMode;
    if (!isMode(next))
      throw new TypeError(`"${String(next)}" is not a mode. Write "light", "dark" or "system".`);
    if (next === this.getState().mode) return;
    quietStorage.set(this.settings.modeStorageKey, next);
    this.update({ mode: next });
  };

  readonly setColorScheme = (choice: ColorSchemeChoice): void => {
    const side = sideOf(this.getState()) ?? 'light';
    const choices = typeof choice === 'string' ? { [side]: choice } : (choice ?? { light: null, dark: null });
    for (const each of SIDES) {
      const name = choices[each];
      if (name !== undefined) this.chooseForSide(each, name);
    }
  };

  private chooseForSide(side: Side, name: string | null): void {
    const chosen = name === null ? this.defaultOf(side) : known(name, this.settings);
    if (chosen === undefined) return console.error(unknownSchemeMessage(String(name)));
    quietStorage.set(this.keyOf(side), chosen);
    this.setSide(side, chosen);
  }

  private setSide(side: Side, name: string): void {
    this.update(side === 'light' ? { lightColorScheme: name } : { darkColorScheme: name });
  }

  private update(change: Partial<Chosen>): void {
    const { mode = this.settings.defaultMode, ...sides } = { ...this.getState(), ...change };
    this.state = resolveState({ ...sides, mode }, prefersDark());
    if (this.stop) this.show(this.state);
    for (const listener of this.listeners) listener();
  }

  /** Follows the operating system and other tabs until the returned function is called. */
  private start(): () => void {
    const query = darkQuery();
    const followSystem = () => this.getState().mode === 'system' && this.update({});
    window.addEventListener('storage', this.followStorage);
    query?.addEventListener('change', followSystem);
    this.show(this.getState());
    return () => {
      window.removeEventListener('storage', this.followStorage);
      query?.removeEventListener('change', followSystem);
    };
  }

  private readonly followStorage = (event: StorageEvent): void => {
    if (!quietStorage.isSourceOf(event)) return;
    // A key of null means that everything was cleared.
    const concerns = (key: string) => event.key === key || event.key === null;
    if (concerns(this.settings.modeStorageKey)) {
      if (event.newValue === null) this.update({ mode: this.settings.defaultMode });
      else if (isMode(event.newValue)) this.update({ mode: event.newValue });
    }
    for (const side of SIDES) {
      const name = event.newValue === null ? this.defaultOf(side) : known(event.newValue, this.settings);
      if (concerns(this.keyOf(side)) && name !== undefined) this.setSide(side, name);
    }
  };

  /** The state of a new visit; stored values that are invalid are ignored. */
  private readStored(): ColorSchemeState {
    const mode = quietStorage.get(this.settings.modeStorageKey);
    const [lightColorScheme, darkColorScheme] = SIDES.map(
      (side) => known(quietStorage.get(this.keyOf(side)), this.settings) ?? this.defaultOf(side),
    ) as [string, string];
    const chosen = isMode(mode) ? mode : this.settings.defaultMode;
    return resolveState({ mode: chosen, lightColorScheme, darkColorScheme }, prefersDark());
  }

  private show(state: ColorSchemeState): void {
    const { attribute, sideAttribute } = this.settings;
    const root = document.documentElement;
    root.setAttribute(attribute, state.colorScheme ?? '');
    if (sideAttribute !== undefined) root.setAttribute(sideAttribute, sideOf(state) ?? 'light');
  }

  private keyOf(side: Side): string {
    return `${this.settings.colorSchemeStorageKey}-${side}`;
  }

  private defaultOf(side: Side): string {
    return side === 'light' ? this.settings.defaultLightColorScheme : this.settings.defaultDarkColorScheme;
  }
}

function prefersDark(): boolean {
  return darkQuery()?.matches ?? false;
}

/** Undefined without a document, and in test environments without rendering. */
function darkQuery(): MediaQueryList | undefined {
  return typeof window !== 'undefined' && 'matchMedia' in window ? window.matchMedia(DARK_QUERY) : undefined;
}

/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  type ColorSchemeOptions,
  colorSchemeScript,
  createColorSchemeStore,
  type Mode,
} from './color-scheme-store';

const consoleError = jest.spyOn(console, 'error');

/** The operating system's preference, as a browser reports it. */
const system = {
  dark: false,
  listeners: new Set<() => void>(),
  prefer(dark: boolean) {
    system.dark = dark;
    for (const listener of system.listeners) listener();
  },
};

beforeEach(() => {
  consoleError.mockReset().mockImplementation();
  system.dark = false;
  system.listeners.clear();
  localStorage.clear();
  document.documentElement.removeAttribute('data-color-scheme');
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === '(prefers-color-scheme: dark)' && system.dark;
    },
    addEventListener(_: string, listener: () => void, { signal }: { signal: AbortSignal }) {
      system.listeners.add(listener);
      signal.addEventListener('abort', () => system.listeners.delete(listener));
    },
  })) as unknown as typeof window.matchMedia;
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function connect(options?: ColorSchemeOptions) {
  const store = createColorSchemeStore(options);
  stops.push(store.subscribe(() => {}));
  return store;
}

/** Simulates a change made in another tab. */
function changeElsewhere(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

const shown = () => document.documentElement.getAttribute('data-color-scheme');

describe('the state', () => {
  it('starts with the system, and knows its mode only in that case', () => {
    system.dark = true;
    expect(connect().getState()).toEqual({
      mode: 'system',
      systemMode: 'dark',
      lightColorScheme: 'light',
      darkColorScheme: 'dark',
      colorScheme: 'dark',
    });
    expect(connect({ defaultMode: 'light' }).getState()).toMatchObject({
      mode: 'light',
      systemMode: undefined,
    });
  });

  it('starts with the stored values that are valid', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('color-scheme-light', 'lig');
    localStorage.setItem('color-scheme-dark', 'dark-high-contrast');
    expect(connect().getState()).toMatchObject({
      lightColorScheme: 'light',
      colorScheme: 'dark-high-contrast',
    });
  });

  it('leaves mode and scheme undefined on the server', () => {
    expect(createColorSchemeStore().getServerState()).toMatchObject({
      mode: undefined,
      colorScheme: undefined,
    });
  });

  it('does not write to storage before anything is chosen', () => {
    connect();
    expect(localStorage).toHaveLength(0);
  });
});

describe('setMode', () => {
  it('stores the choice under `theme` and shows its scheme on <html>', () => {
    connect().setMode('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('returns to the default mode for null', () => {
    const store = connect({ defaultMode: 'light' });
    store.setMode('dark');
    store.setMode(null);
    expect(store.getState().mode).toBe('light');
  });

  it('does nothing when the mode is the same', () => {
    const store = connect({ defaultMode: 'light' });
    const before = store.getState();
    store.setMode('light');
    expect(store.getState()).toBe(before);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('refuses anything that is not a mode', () => {
    expect(() => connect().setMode('purple' as Mode)).toThrow('"purple" is not a mode.');
  });
});

describe('setColorScheme', () => {
  it('applies a name to the side on screen', () => {
    const store = connect({ defaultMode: 'dark' });
    store.setColorScheme('dark-high-contrast');
    expect(store.getState()).toMatchObject({
      lightColorScheme: 'light',
      darkColorScheme: 'dark-high-contrast',
    });
    expect(localStorage.getItem('color-scheme-dark')).toBe('dark-high-contrast');
    expect(localStorage.getItem('color-scheme-light')).toBeNull();
    expect(shown()).toBe('dark-high-contrast');
  });

  it('sets each side by name, and resets a side or both with null', () => {
    const store = connect();
    store.setColorScheme({ light: 'light-high-contrast', dark: 'dark-high-contrast' });
    store.setColorScheme({ light: null });
    expect(store.getState()).toMatchObject({
      lightColorScheme: 'light',
      darkColorScheme: 'dark-high-contrast',
    });
    store.setColorScheme(null);
    expect(store.getState()).toMatchObject({ lightColorScheme: 'light', darkColorScheme: 'dark' });
  });

  it.each(['purple', 'lig', '', 'light,dark'])('logs that %j does not exist, and changes nothing', (name) => {
    const store = connect();
    const before = store.getState();
    store.setColorScheme(name);
    store.setColorScheme({ dark: name });
    expect(consoleError.mock.calls).toEqual([
      [`\`${name}\` does not exist in \`theme.colorSchemes\`.`],
      [`\`${name}\` does not exist in \`theme.colorSchemes\`.`],
    ]);
    expect(store.getState()).toBe(before);
    expect(localStorage).toHaveLength(0);
  });
});

describe('changes made in other tabs', () => {
  it('are followed', () => {
    const store = connect();
    changeElsewhere('theme', 'dark');
    changeElsewhere('color-scheme-dark', 'dark-high-contrast');
    expect(store.getState()).toMatchObject({ mode: 'dark', colorScheme: 'dark-high-contrast' });
    expect(shown()).toBe('dark-high-contrast');
  });

  it('are followed once Back restores the page from memory', () => {
    const store = connect();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().mode).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('restore the default when a key is removed or everything is cleared', () => {
    const store = connect({ defaultMode: 'light' });
    store.setMode('dark');
    store.setColorScheme('dark-high-contrast');
    changeElsewhere('color-scheme-dark', null);
    expect(store.getState()).toMatchObject({ mode: 'dark', colorScheme: 'dark' });
    changeElsewhere(null, null);
    expect(store.getState()).toMatchObject({ mode: 'light', colorScheme: 'light' });
  });

  it('are ignored when they are invalid or concern something else', () => {
    const store = connect();
    const before = store.getState();
    changeElsewhere('theme', 'purple');
    changeElsewhere('color-scheme-light', 'lig');
    changeElsewhere('other', 'dark');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'theme', newValue: 'dark', storageArea: sessionStorage }),
    );
    expect(store.getState()).toBe(before);
  });
});

describe('changes while nobody listens', () => {
  it('are shown to the next listener', () => {
    const store = createColorSchemeStore();
    store.subscribe(() => {})();
    system.prefer(true);
    stops.push(store.subscribe(() => {}));
    expect([store.getState().colorScheme, shown()]).toEqual(['dark', 'dark']);
    stops.pop()!();
    changeElsewhere('theme', 'light');
    stops.push(store.subscribe(() => {}));
    expect([store.getState().colorScheme, shown()]).toEqual(['light', 'light']);
  });

  it('leave a choice that blocked storage cannot keep', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const store = createColorSchemeStore();
    store.subscribe(() => {})();
    store.setMode('dark');
    stops.push(store.subscribe(() => {}));
    expect(store.getState().mode).toBe('dark');
    blocked.mockRestore();
  });
});

describe('the operating system', () => {
  it('is followed in the mode `system`', () => {
    const store = connect();
    system.prefer(true);
    expect(store.getState()).toMatchObject({ systemMode: 'dark', colorScheme: 'dark' });
    expect(shown()).toBe('dark');
  });

  it('changes nothing in another mode, and is read again when `system` is chosen', () => {
    const store = connect({ defaultMode: 'light' });
    const before = store.getState();
    system.prefer(true);
    expect(store.getState()).toBe(before);
    store.setMode('system');
    expect(store.getState().colorScheme).toBe('dark');
  });
});

describe('blocked storage', () => {
  it('keeps the choice in memory', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = connect();
    store.setMode('dark');
    store.setColorScheme('dark-high-contrast');
    expect(store.getState()).toMatchObject({ mode: 'dark', colorScheme: 'dark-high-contrast' });
    blocked.mockRestore();
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('colorSchemeScript', () => {
  const anyOf = (...values: string[]) =>
    fc.option(fc.oneof(fc.constantFrom(...values), fc.string()), { nil: null });

  it('shows before the first paint what the store would show, whatever is stored', () => {
    const mode = anyOf('light', 'dark', 'system');
    const scheme = anyOf('light', 'light-high-contrast', 'dark', 'dark-high-contrast', 'lig');
    fc.assert(
      fc.property(
        mode,
        scheme,
        scheme,
        fc.boolean(),
        fc.constantFrom<Mode>('light', 'dark', 'system'),
        (...args) => {
          const [theme, light, dark, prefersDark, defaultMode] = args;
          localStorage.clear();
          if (theme !== null) localStorage.setItem('theme', theme);
          if (light !== null) localStorage.setItem('color-scheme-light', light);
          if (dark !== null) localStorage.setItem('color-scheme-dark', dark);
          system.dark = prefersDark;
          window.eval(colorSchemeScript({ defaultMode }));
          expect(shown()).toBe(createColorSchemeStore({ defaultMode }).getState().colorScheme);
        },
      ),
    );
  });

  it('treats blocked storage as nothing stored', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    system.dark = true;
    window.eval(colorSchemeScript());
    blocked.mockRestore();
    expect(shown()).toBe('dark');
  });

  it('is safe inside a script element whatever the settings contain', () => {
    expect(colorSchemeScript({ modeStorageKey: '</script>' })).not.toContain('</script>');
  });
});

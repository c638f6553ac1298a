'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, useState } from 'react';
import {
  type ColorMode,
  type ColorModeSettings,
  colorSchemeFor,
  THEME_QUERY_PARAMETERS,
  THEME_STORAGE_KEY,
  VISIT_MODE_KEY,
} from '@/lib/browser/theme/color-mode';
import { useIsHydrated } from '@/lib/browser/page-load/readiness';
import { translate } from '@/lib/translations/translate';
import styles from './color-mode-toggle.module.css';

const isMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark';

function tryOrUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The mode that this page's URL names, or another one in this visit, until the reader chooses one. */
function visitMode(): ColorMode | undefined {
  if (typeof window === 'undefined') return undefined;
  const query = new URLSearchParams(window.location.search);
  const stored = tryOrUndefined(() => sessionStorage.getItem(VISIT_MODE_KEY)) ?? null;
  return [...THEME_QUERY_PARAMETERS.map((name) => query.get(name)), stored].find(isMode);
}

/** The page's own script has already set the mode; the library's copy is marked as data so that no browser runs it. */
const SCRIPT_PROPS = { type: 'application/json' };

function Toggle({ onToggle }: { readonly onToggle: () => void }) {
  const { theme, forcedTheme, resolvedTheme, setTheme } = useTheme();
  const isHydrated = useIsHydrated();

  const mode: ColorMode = (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    if (theme !== undefined && !['light', 'dark', 'system'].includes(theme)) setTheme('light');
    document.documentElement.dataset.colorScheme = colorSchemeFor(mode);
  }, [theme, mode, setTheme]);

  const label = translate(
    isHydrated && mode === 'dark'
      ? 'Switch between dark and light mode (currently dark mode)'
      : 'Switch between dark and light mode (currently light mode)',
  );
  return (
    <button
      type="button"
      className={styles.toggle}
      data-replay="hydration"
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={() => {
        onToggle();
        setTheme(mode === 'dark' ? 'light' : 'dark');
      }}
    >
      <svg className={styles.sun} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
      </svg>
      <svg className={styles.moon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
    </button>
  );
}

/**
 * Switches between light and dark and keeps the choice; follows other tabs, and the system while it is respected. Leave
 * it out when the configuration disables the switch: the script in the page then does all there is to do.
 */
export function ColorModeToggle({ defaultMode }: Pick<ColorModeSettings, 'defaultMode'>) {
  const [forced, setForced] = useState(visitMode);
  const [cleared, setCleared] = useState(0);
  // The library would store what it falls back to where the choice was cleared in another tab.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === THEME_STORAGE_KEY && event.newValue === null) event.stopImmediatePropagation();
      else if (event.key !== null) return;
      setCleared((count) => count + 1);
    };
    window.addEventListener('storage', onStorage, { capture: true });
    return () => window.removeEventListener('storage', onStorage, { capture: true });
  }, []);
  const onToggle = () => {
    // The reader has chosen a mode that lasts.
    tryOrUndefined(() => sessionStorage.removeItem(VISIT_MODE_KEY));
    setForced(undefined);
  };
  return (
    <ThemeProvider
      key={cleared}
      attribute="data-theme"
      storageKey={THEME_STORAGE_KEY}
      themes={['light', 'dark']}
      defaultTheme={defaultMode}
      // Its inline style would hold on paper too, which is light.
      enableColorScheme={false}
      forcedTheme={forced}
      scriptProps={SCRIPT_PROPS}
    >
      <Toggle onToggle={onToggle} />
    </ThemeProvider>
  );
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ColorSchemeState } from './color-scheme-store';
import { type ColorSchemeStore, createColorSchemeStore } from './color-scheme-store';

/** The store that `useColorScheme` uses, by default that of the default theme. */
export const ColorSchemeContext = createContext<ColorSchemeStore | undefined>(undefined);

let created: ColorSchemeStore | undefined;
const defaultStore = () => (created ??= createColorSchemeStore());

/** The result of `useColorScheme`: the mode and the scheme on screen, and how to change them. */
export type ColorSchemeHandle = ColorSchemeState &
  Pick<ColorSchemeStore, 'colorSchemes' | 'setMode' | 'setColorScheme'>;

/**
 * The mode and scheme on screen, and the functions that choose others. `mode` and `colorScheme` are undefined on the
 * server and while hydrating: render what depends on them (a pressed button) only once they are defined.
 * @returns The mode and the scheme on screen, and `setMode` and `setColorScheme`.
 * @example
 * function DarkButton() {
 *   const { setMode } = useColorScheme();
 *   return <button onClick={() => setMode('dark')}>Dark</button>;
 * }
 */
export function useColorScheme(): ColorSchemeHandle {
  const store = useContext(ColorSchemeContext) ?? defaultStore();
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getServerState);
  const { colorSchemes, setMode, setColorScheme } = store;
  return { ...state, colorSchemes, setMode, setColorScheme };
}

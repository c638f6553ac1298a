import type { SiteConfig } from '../../config/schema';
import { storageSlot } from '../storage/storage';

/** Where the choice is kept: `light`, `dark` or `system`. See docs/compatibility.md#storage. */
export const THEME_STORAGE_KEY = 'theme';

/** The key of each side's color scheme is this, a hyphen and `light` or `dark`. See docs/compatibility.md#storage. */
export const COLOR_SCHEME_STORAGE_KEY = 'color-scheme';

/** Where the mode that a URL names is kept for the visit: in the storage of the tab, which ends with it. */
export const VISIT_MODE_KEY = 'theme';

/** Query parameters that show a mode for one visit; the first that names a mode decides. */
export const THEME_QUERY_PARAMETERS: readonly string[] = ['docusaurus-theme', 'docusaurus-data-theme'];

/** Root attributes that no query may set, because the site sets them itself. The parameters above set a mode. */
export const OWN_ROOT_ATTRIBUTES: readonly string[] = [
  'data-theme',
  'data-color-scheme',
  'data-announcement-dismissed',
  'data-build',
  'data-has-announcement',
  'data-hides-navbar',
  'data-menu-open',
  'data-ready',
  'data-search-open',
];

export type ColorMode = 'light' | 'dark';

/** Settings that the script before the first paint and the switch share. */
export interface ColorModeSettings {
  /** Used when nothing is stored; `system` when the system's preference is respected. */
  readonly defaultMode: ColorMode | 'system';
  /** With the switch disabled nothing may be stored, and a leftover choice is removed. */
  readonly disableSwitch: boolean;
}

export function colorModeSettings({ colorMode }: Pick<SiteConfig, 'colorMode'>): ColorModeSettings {
  return {
    defaultMode: colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
    disableSwitch: colorMode.disableSwitch,
  };
}

/** The schemes that the site's tokens know; each mode's default is called like the mode. */
export const COLOR_SCHEMES: readonly string[] = ['light', 'dark'];

/**
 * The scheme to show in a mode: the stored one, else the mode's default. A stored name that is not a scheme is
 * reported on the console and left unused. See docs/compatibility.md#messages.
 */
export function colorSchemeFor(mode: ColorMode): string {
  const stored = storageSlot(`${COLOR_SCHEME_STORAGE_KEY}-${mode}`).get();
  if (stored === null || COLOR_SCHEMES.includes(stored)) return stored ?? mode;
  console.error(`\`${stored}\` does not exist in \`theme.colorSchemes\`.`);
  return mode;
}

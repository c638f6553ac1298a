import { storageSlot } from '../storage/storage';
import { COLOR_SCHEME_STORAGE_KEY, type ColorMode } from './color-mode';

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

import type { CSSProperties } from 'react';
import type { AdmonitionLook } from '@/lib/translations/admonition-types';

/** Sets the colors of a look: `--tone` and, for what is behind it, `--tone-subtle`. */
export function toneStyle(look: AdmonitionLook): CSSProperties & Record<`--${string}`, string> {
  return { '--tone': `var(--color-${look})`, '--tone-subtle': `var(--color-${look}-subtle)` };
}

/** Widths in px from which each step of a layout applies. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The name of a width from which a step of a layout applies. */
export type Breakpoint = keyof typeof breakpoints;

/** The largest fraction of a pixel that zoomed browsers report, so that `down` never overlaps `up`. */
const STEP = 0.05;

/** `@media` from a breakpoint (or a width in px) upwards: `up('md')` is `@media (min-width:900px)`. */
export function up(from: Breakpoint | number): string {
  return `@media (min-width:${widthOf(from)}px)`;
}

/** `@media` below a breakpoint (or a width in px): `down('md')` is `@media (max-width:899.95px)`. */
export function down(to: Breakpoint | number): string {
  return `@media (max-width:${widthOf(to) - STEP}px)`;
}

/** `@media` from the first breakpoint to just below the second. */
export function between(from: Breakpoint | number, to: Breakpoint | number): string {
  return `${up(from)} and ${down(to).slice('@media '.length)}`;
}

function widthOf(value: Breakpoint | number): number {
  return typeof value === 'number' ? value : breakpoints[value];
}

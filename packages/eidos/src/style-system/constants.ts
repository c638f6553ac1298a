/** Widths in px from which each step of a layout applies. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The name of a width from which a step of a layout applies. */
export type Breakpoint = keyof typeof breakpoints;

/** The largest fraction of a pixel that zoomed browsers report, so that `down` never overlaps `up`. */
const STEP = 0.05;

/**
 * `@media` from a breakpoint (or a width in px) upwards: `up('md')` is `@media (min-width:900px)`.
 * @example
 * up('md'); // '@media (min-width:900px)'
 */
export function up(from: Breakpoint | number): string {
  return `@media (min-width:${widthOf(from)}px)`;
}

/**
 * `@media` below a breakpoint (or a width in px): `down('md')` is `@media (max-width:899.95px)`.
 * @example
 * down('md'); // '@media (max-width:899.95px)'
 */
export function down(to: Breakpoint | number): string {
  return `@media (max-width:${widthOf(to) - STEP}px)`;
}

/**
 * `@media` from the first breakpoint to just below the second.
 * @example
 * between('sm', 'lg');
 * // '@media (min-width:600px) and (max-width:1199.95px)'
 */
export function between(from: Breakpoint | number, to: Breakpoint | number): string {
  return `${up(from)} and ${down(to).slice('@media '.length)}`;
}

function widthOf(value: Breakpoint | number): number {
  return typeof value === 'number' ? value : breakpoints[value];
}

/** The stacking order of elements above the page, as `z-index`. */
export const layers = {
  mobileStepper: 1000,
  fab: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** The corner radius in px. */
export const radius = 4;

/** The spacing unit in px. */
export const spacingUnit = 8;

/**
 * Spacing in steps of 8 px, with one to four values as in CSS shorthands: `spacing(1)` is `8px`,
 * `spacing(0.5, 2)` is `4px 16px`. No value means one step.
 */
export function spacing(...steps: readonly [number?, number?, number?, number?]): string {
  const values = steps.length === 0 ? [1] : steps;
  return values.map((step = 0) => `${step * spacingUnit}px`).join(' ');
}

/** Durations of transitions in ms. Use `standard` by default. */
export const durations = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  entering: 225,
  leaving: 195,
} as const;

/** The curves of transitions, as CSS timing functions. */
export const easings = {
  inOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  out: 'cubic-bezier(0, 0, 0.2, 1)',
  in: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const;

/** Typography of the toolkit; sizes in px, at a root size of 16 px. */
export const typography = {
  fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
  fontSize: 14,
  rootFontSize: 16,
  weights: { light: 300, regular: 400, medium: 500, bold: 700 },
} as const;

/**
 * Pixels as `rem`, so that type follows the size that users set in their browser.
 * @example
 * toRem(14); // '0.875rem'
 */
export function toRem(px: number): string {
  return `${px / typography.rootFontSize}rem`;
}

/** The options of `collapseDuration`. */
export interface CollapseOptions {
  /** Whether the user prefers reduced motion (`(prefers-reduced-motion: reduce)`). */
  readonly reducedMotion?: boolean;
}

/** Height in px of content that takes the base time. */
const REFERENCE_HEIGHT = 36;

/**
 * The time in ms that content of a height in px takes to open or close: taller content takes longer, but not in
 * proportion. With reduced motion it is 1 ms rather than 0, because `transitionend` never fires for 0.
 */
export function collapseDuration(heightPx: number, { reducedMotion = false }: CollapseOptions = {}): number {
  if (reducedMotion) return 1;
  const ratio = Math.max(heightPx, 0) / REFERENCE_HEIGHT;
  return Math.round(10 * (4 + 15 * ratio ** 0.25 + ratio / 5));
}

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

/** The bounds of stepping, and the size of a step. */
export interface StepLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** A `number` without `multipleOf` keeps its fraction. */
  readonly kind?: 'integer' | 'number';
}

function decimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/**
 * The value `count` steps from `value` (from 0 when it is undefined), on a multiple of the step and within the
 * limits. Counts in whole steps and rounds to the decimals of the step, so that ten steps of 0.1 make 1 and not
 * 0.99…9.
 */
export function stepNumber(value: number | undefined, count: number, limits: StepLimits): number {
  if (limits.kind === 'number' && limits.multipleOf === undefined) return moveBy(value ?? 0, count, limits);
  const step = limits.multipleOf ?? 1;
  const near = wholeSteps((value ?? 0) / step);
  const moved = count > 0 ? Math.floor(near) + count : Math.ceil(near) + count;
  const { lowest, highest } = stepBounds(step, limits);
  const within = Math.min(Math.max(moved, lowest), Math.max(lowest, highest));
  // At or beyond a limit there is no step in this direction.
  if (value !== undefined && (count > 0 ? within < near : within > near)) return value;
  return Number((within * step).toFixed(Math.min(100, decimals(step))));
}

/** The value moved by a whole number, or to the limit that is nearer; unchanged where no step leads to a valid value. */
function moveBy(value: number, count: number, limits: StepLimits): number {
  const { minimum = -Infinity, maximum = Infinity } = limits;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = limits;

  const moved = Number((value + count).toFixed(Math.min(100, decimals(value))));
  const next = Math.min(Math.max(moved, minimum), Math.max(minimum, maximum));
  const isForward = count > 0 ? next > value : next < value;
  return isForward && next > above && next < below ? next : value;
}

/** A count of steps, without the rounding error that division leaves where the count is whole. */
function wholeSteps(count: number): number {
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-9 * Math.max(1, Math.abs(count)) ? whole : count;
}

function stepBounds(step: number, limits: StepLimits) {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = limits;
  const lowest = Math.ceil(wholeSteps(minimum / step));
  const highest = Math.floor(wholeSteps(maximum / step));
  const above =
    exclusiveMinimum === undefined ? -Infinity : Math.floor(wholeSteps(exclusiveMinimum / step)) + 1;
  const below =
    exclusiveMaximum === undefined ? Infinity : Math.ceil(wholeSteps(exclusiveMaximum / step)) - 1;
  return { lowest: Math.max(lowest, above), highest: Math.min(highest, below) };
}

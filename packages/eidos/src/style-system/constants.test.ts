import fc from 'fast-check';
import {
  between,
  breakpoints,
  collapseDuration,
  down,
  durations,
  easings,
  layers,
  radius,
  spacing,
  toRem,
  typography,
  up,
} from './constants';

describe('the constants of the style system', () => {
  it('are each defined once', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(radius).toBe(4);
    expect(typography.fontSize).toBe(14);
    expect(toRem(typography.fontSize)).toBe('0.875rem');
    expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
    expect(durations.standard).toBe(300);
    expect(easings.inOut).toBe('cubic-bezier(0.4, 0, 0.2, 1)');
    expect(layers).toMatchObject({ mobileStepper: 1000, modal: 1300, snackbar: 1400, tooltip: 1500 });
  });
});

describe('breakpoints', () => {
  it('go up from a width, down to just below one, and between two', () => {
    expect(up('md')).toBe('@media (min-width:900px)');
    expect(down('md')).toBe('@media (max-width:899.95px)');
    expect(between('sm', 'lg')).toBe('@media (min-width:600px) and (max-width:1199.95px)');
    expect(up(700)).toBe('@media (min-width:700px)');
  });
});

describe('spacing', () => {
  it('counts in steps of 8 px and accepts up to four values', () => {
    expect([spacing(), spacing(2), spacing(0.5, 1), spacing(1, 2, 3, 4)]).toEqual([
      '8px',
      '16px',
      '4px 8px',
      '8px 16px 24px 32px',
    ]);
  });
});

describe('collapseDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [100, 239],
    [200, 281],
    [360, 327],
    [500, 357],
    [1000, 440],
    [3600, 714],
  ])('takes for %i px of content %i ms', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration);
  });

  it('takes 1 ms when reduced motion is preferred, whatever the height', () => {
    expect(collapseDuration(1000, { reducedMotion: true })).toBe(1);
  });

  it('never takes less time for more content', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (height, more) => {
        expect(collapseDuration(height + more)).toBeGreaterThanOrEqual(collapseDuration(height));
      }),
    );
  });
});

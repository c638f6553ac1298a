import { type Colors, defaultColorSchemes } from './color-schemes';

/** Contrast ratio of two colors, `#rrggbb` or `#rgb` (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(written: string): number {
  const color = written.length === 4 ? written.replace(/[^#]/g, '$&$&') : written;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const behindText = ['background', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSelected'] as const;
const onPage = ['background', 'surface', 'surfaceRaised'] as const;

const pairs: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ...behindText.flatMap((behind) =>
    (['text', 'textMuted'] as const).map((front) => [front, behind] as const),
  ),
  ...onPage.flatMap((behind) =>
    (['accent', 'danger', 'warning', 'success'] as const).map((front) => [front, behind] as const),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['text', 'warningSoft'],
];

describe.each(Object.entries(defaultColorSchemes))('the color scheme %s', (name, { colors }) => {
  const least = name.endsWith('high-contrast') ? 7 : 4.5;

  it.each(pairs)(`makes %s readable on %s (${least}:1)`, (front, behind) => {
    expect(contrast(colors[front], colors[behind])).toBeGreaterThanOrEqual(least);
  });

  it.each(onPage)('shows the outline of controls and the focus on %s (3:1)', (behind) => {
    expect(contrast(colors.borderStrong, colors[behind])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus, colors[behind])).toBeGreaterThanOrEqual(3);
  });
});

/** @jest-environment jsdom */
import { createTheme } from './theme';
import { applyTheme, themeRules } from './theme-rules';

const consoleError = jest.spyOn(console, 'error');
beforeEach(() => consoleError.mockReset().mockImplementation());

describe('createTheme', () => {
  it('has two schemes on each side and a default for each', () => {
    const { colorSchemes, defaultLightColorScheme, defaultDarkColorScheme } = createTheme();
    const sides = Object.entries(colorSchemes).map(([name, { side }]) => [name, side]);
    expect(sides).toEqual([
      ['light', 'light'],
      ['light-high-contrast', 'light'],
      ['dark', 'dark'],
      ['dark-high-contrast', 'dark'],
    ]);
    expect([defaultLightColorScheme, defaultDarkColorScheme]).toEqual(['light', 'dark']);
  });

  it('fills in missing colors of a scheme from the default of its side', () => {
    const { colorSchemes } = createTheme({
      colorSchemes: { sea: { side: 'dark', colors: { accent: '#0ff' } } },
    });
    expect(colorSchemes.sea?.colors).toEqual({ ...colorSchemes.dark?.colors, accent: '#0ff' });
  });

  it('changes one color of a built-in scheme and keeps the rest', () => {
    const { colorSchemes } = createTheme({
      colorSchemes: { 'light-high-contrast': { side: 'light', colors: { accent: '#123456' } } },
    });
    expect(colorSchemes['light-high-contrast']?.colors).toMatchObject({ accent: '#123456', text: '#000' });
  });

  it('reports a default that is not a scheme on the console, and uses the built-in one', () => {
    expect(createTheme({ defaultLightColorScheme: 'lig' }).defaultLightColorScheme).toBe('light');
    expect(consoleError).toHaveBeenCalledWith('`lig` does not exist in `theme.colorSchemes`.');
  });

  it.each(["x'] {}", '1st', '__proto__'])('refuses %j as the name of a scheme', (name) => {
    const colorSchemes = Object.fromEntries([[name, { side: 'light' as const }]]);
    expect(() => createTheme({ colorSchemes })).toThrow(`"${name}" can't name a color scheme.`);
  });
});

describe('applyTheme', () => {
  const valueOf = (property: string) => getComputedStyle(document.documentElement).getPropertyValue(property);

  it('puts every rule of the theme in the layer eidos, so that other CSS wins', () => {
    for (const rule of themeRules(createTheme())) expect(rule).toMatch(/^@layer eidos \{ .*\}$/s);
  });

  it('adds its rules through the sheet and removes them again', () => {
    const undo = applyTheme(createTheme({ radius: 12 }));
    const tags = () => [...document.querySelectorAll('style[data-emotion="eidos"]')];
    expect(
      tags()
        .map((tag) => tag.textContent)
        .join(''),
    ).toContain('--eidos-radius: 12px;');
    undo();
    expect(tags()).toEqual([]);
    expect(valueOf('--eidos-radius')).toBe('');
  });
});

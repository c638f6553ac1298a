/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTheme } from './theme';
import { applyTheme, createStyleSheet, themeRules } from './theme-rules';

const consoleError = jest.spyOn(console, 'error');
beforeEach(() => consoleError.mockReset().mockImplementation());
afterEach(() => document.head.replaceChildren());

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

/** Selector and declarations of each rule, without insignificant characters. */
function rulesOf(css: string): string[] {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replaceAll('"', "'")
    .replace(/:where\(((?:[^()]|\([^()]*\))*)\)/g, '$1');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => `${selector.trim()} { ${body.replace(/\s+/g, ' ').trim()} }`),
  );
}

it('styles.css has the tokens of createTheme(), so that no constant is written down twice', () => {
  const css = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');
  expect(rulesOf(css).sort()).toEqual(rulesOf(themeRules(createTheme()).join('\n')).sort());
});

const tags = () => [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion="test"]')];

describe('createStyleSheet', () => {
  it('puts 65000 rules into one tag, and the next one into a new tag right after it', () => {
    const sheet = createStyleSheet({ key: 'test', speedy: true });
    sheet.insert('.a{color:red}');
    // Actually inserting 65000 rules takes jsdom minutes; only their number matters.
    const [first] = tags();
    const insertRule = jest.spyOn(first!.sheet!, 'insertRule').mockReturnValue(0);
    for (let rule = 2; rule <= 65_000; rule += 1) sheet.insert('.a{color:red}');
    expect(insertRule).toHaveBeenCalledTimes(64_999);
    expect(tags()).toHaveLength(1);
    sheet.insert('.b{color:red}');
    expect(tags()).toHaveLength(2);
    expect(tags()[0]?.nextSibling).toBe(tags()[1]);
  });

  it('adds one tag for each rule outside production', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('.a{color:red}');
    sheet.insert('.b{color:red}');
    expect(tags().map((tag) => tag.textContent)).toEqual(['.a{color:red}', '.b{color:red}']);
  });

  it('leaves out an invalid rule, and reports it outside production', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('}');
    sheet.insert('.b{color:red}');
    expect(consoleError).toHaveBeenCalledWith('There was a problem inserting the following rule: "}"');
    expect(tags().flatMap((tag) => [...(tag.sheet?.cssRules ?? [])])).toHaveLength(1);
  });

  it('does not report it in production', () => {
    createStyleSheet({ key: 'test', speedy: true }).insert('}');
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('removes every tag when it is flushed, and accepts rules again', () => {
    const sheet = createStyleSheet({ key: 'test' });
    sheet.insert('.a{color:red}');
    sheet.flush();
    expect(tags()).toEqual([]);
    sheet.insert('.b{color:red}');
    expect(tags()).toHaveLength(1);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTheme } from './theme';
import { themeRules } from './theme-rules';

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

import { createStyleSheet, type StyleSheetOptions } from './style-sheet';
import type { Theme } from './theme';
import { themeRules } from './theme-rules';

/**
 * Adds a theme's custom properties to the document; they override those of `eidos/styles.css`. Returns the function
 * that removes them. To change the theme, apply the new one and remove the old one.
 * @param theme A theme of `createTheme`.
 * @param options Where the style sheet is added.
 * @returns The function that removes the theme.
 */
export function applyTheme(theme: Theme, options: Partial<StyleSheetOptions> = {}): () => void {
  const sheet = createStyleSheet({ key: 'eidos', ...options });
  for (const rule of themeRules(theme)) sheet.insert(rule);
  return () => sheet.flush();
}

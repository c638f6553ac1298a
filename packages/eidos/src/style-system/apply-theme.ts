import { createStyleSheet, type StyleSheetOptions } from './style-sheet';
import type { Theme } from './theme';
import { themeRules } from './theme-rules';

/**
 * Puts a theme's custom properties into the document, over those of `eidos/styles.css`.
 * Returns the function that takes them out again. To change the theme, apply the new one and undo the old one.
 */
export function applyTheme(theme: Theme, options: Partial<StyleSheetOptions> = {}): () => void {
  const sheet = createStyleSheet({ key: 'eidos', ...options });
  for (const rule of themeRules(theme)) sheet.insert(rule);
  return () => sheet.flush();
}

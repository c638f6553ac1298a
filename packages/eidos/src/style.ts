export {
  applyTheme,
  type CustomProperties,
  schemeProperties,
  themeProperties,
  themeRules,
} from './style-system/theme-rules';
export {
  between,
  type Breakpoint,
  breakpoints,
  collapseDuration,
  type CollapseOptions,
  down,
  durations,
  easings,
  layers,
  radius,
  spacing,
  spacingUnit,
  toRem,
  typography,
  up,
} from './style-system/constants';
export { colorSchemeScript } from './style-system/color-scheme-store';
export type { ColorSchemeOptions, ColorSchemeState, Mode, Side } from './style-system/color-scheme-store';
export {
  type ColorSchemeChoice,
  type ColorSchemeStore,
  createColorSchemeStore,
} from './style-system/color-scheme-store';
export { type ColorScheme, type Colors, defaultColorSchemes } from './style-system/color-schemes';
export { createStyleSheet, type RuntimeStyleSheet, type StyleSheetOptions } from './style-system/theme-rules';
export { createTheme, type SchemeOptions, type Theme, type ThemeOptions } from './style-system/theme';

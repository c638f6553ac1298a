export { applyTheme } from './style-system/apply-theme';
export { type Breakpoint, between, breakpoints, down, up } from './style-system/breakpoints';
export { collapseDuration, type CollapseOptions } from './style-system/collapse-duration';
export { colorSchemeScript } from './style-system/color-scheme-script';
export type { ColorSchemeOptions, Mode, Side } from './style-system/color-scheme-settings';
export type { ColorSchemeState } from './style-system/color-scheme-state';
export {
  type ColorSchemeChoice,
  type ColorSchemeStore,
  createColorSchemeStore,
} from './style-system/color-scheme-store';
export { type ColorScheme, type Colors, defaultColorSchemes } from './style-system/color-schemes';
export { layers } from './style-system/layers';
export { radius } from './style-system/shape';
export { spacing, spacingUnit } from './style-system/spacing';
export { createStyleSheet, type RuntimeStyleSheet, type StyleSheetOptions } from './style-system/style-sheet';
export { createTheme, type SchemeOptions, type Theme, type ThemeOptions } from './style-system/theme';
export {
  type CustomProperties,
  schemeProperties,
  themeProperties,
  themeRules,
} from './style-system/theme-rules';
export { durations, easings } from './style-system/transitions';
export { toRem, typography } from './style-system/typography';

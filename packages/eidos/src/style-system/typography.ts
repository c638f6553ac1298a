/** Typography of the toolkit; sizes in px, at a root size of 16 px. */
export const typography = {
  fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
  fontSize: 14,
  rootFontSize: 16,
  weights: { light: 300, regular: 400, medium: 500, bold: 700 },
} as const;

/** Pixels as `rem`, so that type follows the size that users set in their browser. */
export function toRem(px: number): string {
  return `${px / typography.rootFontSize}rem`;
}

/**
 * Every component a page may name, for the check that reports unknown ones before anything is rendered. The drawing
 * side is `mdx-components.tsx`; a test holds the two together.
 */
export const componentNames = [
  'Admonition',
  'AdmonitionTitle',
  'Badge',
  'Card',
  'CardGrid',
  'CodeBlock',
  'Details',
  'Figure',
  'LiveCode',
  'PropTable',
  'Steps',
  'TabItem',
  'Tabs',
] as const;

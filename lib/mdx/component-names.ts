/**
 * Every component a page may name, for the check that reports unknown ones before anything is rendered. The components
 * themselves are in `mdx-components.tsx`; a test compares the two.
 */
export const componentNames = [
  'Admonition',
  'AdmonitionTitle',
  'ApiSignature',
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

import { readFileSync } from 'node:fs';

const breakpoints = JSON.parse(readFileSync(new URL('lib/breakpoints.json', import.meta.url), 'utf8'));

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'selector-class-pattern': [
      '^([a-z][a-zA-Z0-9]*|eidos-[a-z0-9-]+(__[a-z0-9-]+)?)$',
      { message: 'Local classes are camelCase; the toolkit’s public classes start with eidos-.' },
    ],
    'selector-max-id': 0,
    'declaration-no-important': true,
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'lab', 'lch'],
    'property-disallowed-list': [
      ['/^((margin|padding|border)-)?(left|right)$/', 'text-align-last'],
      { message: 'Use the logical property, so that the layout follows the writing direction.' },
    ],
    'media-feature-name-value-allowed-list': [
      { '/width$/': Object.values(breakpoints) },
      {
        message:
          'Use a breakpoint of lib/breakpoints.json: they are in em, so that they follow the reader’s text.',
      },
    ],
    'max-nesting-depth': 3,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // CSS Modules order rules by component, not by specificity.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // The specification defines separate breakpoints for the toolkit, in px.
      files: ['packages/eidos/**'],
      rules: { 'media-feature-name-value-allowed-list': null },
    },
    {
      // Copied into applications: written as Material UI and Tailwind name and write things.
      files: ['packages/eidos/examples/**'],
      rules: {
        'at-rule-no-unknown': null,
        'color-no-hex': null,
        'custom-property-pattern': null,
        'import-notation': null,
        'no-duplicate-selectors': null,
      },
    },
    {
      files: ['**/tokens.css', '**/syntax.css', 'packages/eidos/src/styles.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'declaration-no-important': null },
    },
  ],
};

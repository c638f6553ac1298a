import { readFileSync } from 'node:fs';
import synonyms from '../../content/synonyms';
import type { SearchContent } from '../../lib/publish/search/search-content';
import { createSearchIndex, type SearchIndex } from '../../lib/publish/search/search-index';
import { sites } from '../sites';
import { expect, test } from '../test';

// Searches the file of the export, which has every text; no browser is opened.

/** Queries of developers, and the page, or the section of it, that answers them best. */
const firstResults: readonly (readonly [query: string, page: string, heading: string])[] = [
  ['compileEidos', 'Compiler', 'compileEidos'],
  ['createController', 'Controller', 'createController'],
  ['useValue', 'Data hooks', 'useValue'],
  ['BooleanField', 'BooleanField', ''],
  ['BooleanField keyboard', 'BooleanField', 'Keyboard'],
  ['undo', 'Controller', ''],
  ['server errors', 'Server errors', ''],
  ['paste', 'EditableTable', ''],
  ['copy paste spreadsheet', 'EditableTable', ''],
  ['reorder rows', 'OrderedTable', ''],
  ['virtual rows', 'DisplayTable', ''],
  ['union discriminator', 'UnionField', ''],
  ['oneOf', 'UnionField', ''],
  ['multiline text', 'TextField', ''],
  ['dropdown', 'StringField', ''],
  ['infer types', 'Types', ''],
  ['custom field', 'Customize fields', ''],
  ['translate', 'Translations', 'Translate your schema'],
  ['css variables', 'CSS guide', ''],
  ['dark mode', 'Themes and color schemes', ''],
  ['install', 'Installation', ''],
  ['unsaved changes', 'Unsaved changes and dialogs', ''],
  ['changelog', 'Releases', ''],
  ['playground', 'Playground', ''],
];

/** Queries, with commas between them, by the page that has to be among the first three. */
const found: Readonly<Record<string, string>> = {
  // Names, in full, in parts and while they are typed
  EditableTable:
    'EditableTable, editabletable, editable table, table, editab, edit table, data grid, shortcuts, table shortcuts',
  DisplayTable: 'pagination, empty state, DisplayTable, display table, table, virtual scrolling, sort table',
  OrderedTable: 'OrderedTable, ordered, table, drag and drop, move rows',
  IntegerField: 'integer, integer field, stepper, intege',
  NumberField: 'number field, decimal, currency, number, thousand separator, big numbers',
  StringField: 'string, enum, password, email, date picker, date',
  TextField: 'textarea, text field, text',
  BooleanField: 'checkbox, boolean, bool, toggle',
  CheckboxesField: 'uniqueItems, multi select, multi-select, checkbox group, checkboxes',
  ComboboxField: 'autocomplete, autoComplete, combobox, combo box, typeahead',
  TagsField: 'tags, chips, tag input, token input',
  UnionField: 'anyOf, variants, union, polymorphic',
  Cards: 'move item up down, cards, repeater, nested, subform, list of objects, array of objects',
  Tabs: 'tabs, tab layout',
  HUD: 'hud, save button, unsaved, toolbar',
  EidosScreen:
    'EidosScreen, screen, eidos screen, wcag, accessibility, a11y, focus first error, validation mode',
  // Problem codes and other rows of generated tables
  Problems:
    'unknown-reference, ambiguous-reference, unchecked-format, misplaced-keyword, remote-reference, unknown-keyword, too-deep, not-json, unsafe-name, empty-range, problem codes, warnings',
  Keywords: '$ref, prefixItems, patternProperties, keywords, allOf',
  Hints: 'field order, accordion, tooltip, x-eidos, hints, hide label, help text, label, span, two columns',
  Compiler: 'checkSchema, JSON pointer, compiler',
  Controller:
    'redo, controller, createController, submit, reset, contoller, undo, dirty, setValue, reset form, default value, json pointer',
  'Data hooks': 'useField, useRows, react hooks, hooks, re-render, EidosProvider',
  Validation:
    'custom validation, cross field validation, validation, validate, createRules, async validation, rules, Standard Schema, setErrors',
  // Tasks
  'Server errors': 'server error, backend errors, api error, 422',
  Autosave: 'debounce, autosave, auto save, save automatically',
  'Conditional fields':
    'conditional, conditional fields, show only if, show if, depends on, hide field, required if, conditionally required, dependentRequired',
  'Unsaved changes and dialogs': 'modal, beforeunload, confirm before leaving, dialog',
  'Other form libraries': 'tanstack form, useController, form inside react hook form',
  DevPanel: 'devtools, why is a field hidden, debug',
  'Load with React Query': 'useQuery, tanstack query, loading state, fetch data',
  'Dates and times': 'date range, today, timezone',
  'Schema cookbook': 'recursive schema, enum labels, dictionary, schema examples',
  'JSON Schema in ten minutes': 'minLenght, default values, learn json schema, what is a schema',
  'Validate data': 'validation tutorial, cross-field validation',
  'Dependent choices': 'dependent choices, cascading select, cascading dropdown, dependent select',
  'Async select': 'async select, load options',
  'File upload': 'upload, file, attachment',
  'Read-only data': 'read only, readonly, read-only',
  Wizard: 'wizard, multi step, multi-step form, steps',
  Tests: 'testing, unit test, testing library',
  zod: 'zod, zod schema',
  'Next.js': 'nextjs, next.js, next',
  Translations: 'i18n, localization, german, catalogue, l10n, locale',
  'CSS guide': 'theme, theming, styling, css, custom properties, dark theme, design tokens',
  Types: 'TypeScript, InferData, types, infer',
  Installation: 'installation, npm, setup, ssr, server rendering, license, licence, entry points',
  'Getting started': 'getting started, quick start, quickstart, tutorial, first screen, first form',
  Philosophy: 'philosophy, why eidos, what is eidos',
  'Data flow': 'data flow, dataflow, state management',
  'Customize fields':
    'color picker, override widget, rich text editor, hide field, custom component, own field, custom widget, FieldFrame, useControl',
  'Customize tables': 'custom table, table columns, RenderCell, cell',
  Releases: 'release notes, upgrade, migration, version, breaking changes',
  // Slips
  'Two languages': 'two languages, two langauges, german form',
  Invoice: 'invoice, invioce',
};

/** The same for whole questions, for what readers see, and for the words of other libraries. */
const asked: Readonly<Record<string, string>> = {
  Installation: 'module not found, styles not loading, blank page, invalid hook call',
  FAQ: 'is it free, empty string becomes undefined, does it work with svelte, react native',
  Philosophy: 'why another form library, when should I not use this, what is eidos',
  Comparison: 'eidos vs formik, disadvantages',
  'Status and roadmap': 'limitations, web component',
  Contributing: 'github, where is the source code',
  Examples: 'demo, example projects',
  Playground: 'live editor, codesandbox',
  'From react-jsonschema-form': 'ArrayFieldItemTemplate, ui:enumDisabled, convert uiSchema to hints',
  Migration: 'noHtml5Validate, handleSubmit, formik initialValues',
  'Unsaved changes and dialogs': 'lost my input, user closed browser by accident, react router blocker',
  'Conditional fields':
    'field not showing, values lost when field is hidden, show section when checkbox ticked',
  Hints: 'put fields next to each other, section headings, field order is wrong, dense layout',
  Validation: 'warn but allow save, password confirmation',
  Saving: '409 conflict, duplicate save requests, retry after network failure',
  'Load with React Query': 'my changes are overwritten by refetch, graphql mutation',
  'Server errors': 'map backend errors to rows, http status code',
  'Server validation': 'validate json in express, python backend',
  NumberField: 'numbers with comma, cannot type decimal point, monetary values',
  'Dates and times': 'date off by one day, min date today',
  Performance: 'too many rerenders, typing lags with big form, tree shaking',
  'Next.js': 'hydration mismatch',
  Types: 'typescript error as const, Type string is not assignable to type',
  Problems: 'cannot resolve $ref, circular structure, "then" has no "if", invalid schema error',
  Security: 'escape html',
  'CSS guide': '--eidos-color-accent, border radius, eidos-field__label',
  'Customize tables': 'freeze first column, actions column',
  'Customize fields': 'star rating, lexical editor, google maps field',
  Translations: 'change button text, plural messages',
};

let index: SearchIndex;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const file = readFileSync(`${sites.shipped.outDir}/search-index/current.json`, 'utf8');
  index = await createSearchIndex(JSON.parse(file) as SearchContent);
});

/** Fails with the queries that were not answered when they are more than one in twenty. */
function expectMost<Query>(all: readonly Query[], missed: readonly Query[]): void {
  expect(missed.length > all.length / 20 ? missed : []).toEqual([]);
}

test('the page that answers best comes first', () => {
  const missed = firstResults.filter(([query, page, heading]) => {
    const [group] = index.search(query);
    return group?.page !== page || group.hits[0]?.record.heading !== heading;
  });
  expectMost(firstResults, missed);
});

for (const [kind, pages] of Object.entries({ found, asked }))
  test(`a page that answers is among the first three: ${kind}`, () => {
    const queries = Object.entries(pages).flatMap(([page, typed]) =>
      typed.split(', ').map((query) => [query, page] as const),
    );
    const missed = queries.filter(
      ([query, page]) =>
        !index
          .search(query)
          .slice(0, 3)
          .some((group) => group.page === page),
    );
    expectMost(queries, missed);
  });

test('a short query finds its page first', () => {
  for (const [query, page] of [
    ['tailwind', 'Tailwind and shadcn'],
    ['mui', 'MUI'],
    ['material ui', 'MUI'],
    ['shadcn', 'Tailwind and shadcn'],
    ['react query', 'Load with React Query'],
    ['server validation', 'Server validation'],
    ['time zone', 'Dates and times'],
    ['react hook form', 'Migration'],
    ['tel', 'StringField'],
    ['telephone', 'StringField'],
    ['close a tab', 'Tabs'],
  ] as const)
    expect.soft(index.search(query)[0]?.page, query).toContain(page);
});

test('synonyms stand for words that pages have', () => {
  const words = Object.keys(synonyms).flatMap((meant) => meant.split(/[ -]/));
  expect(words.filter((word) => index.search(word).length === 0)).toEqual([]);
});

test('the name of a language that no page has finds nothing', () => {
  expect(index.search('C#')).toEqual([]);
});

test('a key that every part has is listed on the page of the parts, at its heading', () => {
  const groups = index.search('keyboard').slice(0, 3);
  expect(groups.map(({ hits }) => hits[0]?.record.heading)).toEqual(['Keyboard', 'Keyboard', 'Keyboard']);
});

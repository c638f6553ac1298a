import { ContentError, printDiagnostic } from '../../config/diagnostics/diagnostic';
import { useFiles, useFolder } from '../../config/fixtures/use-environment';
import { writeFiles } from '../../config/fixtures/write-content';
import { readCatalogue } from './translation-catalogue';

const oneLine = (text: string) => text.replace(/\n\s*(→ )?/g, ' ');

async function read(text: string) {
  const folder = writeFiles({ 'i18n/de/translations.ts': text });
  useFolder(folder);
  try {
    return await readCatalogue(folder, 'de');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.diagnostics.map((diagnostic) => oneLine(printDiagnostic(diagnostic)));
  }
}

it('holds what is translated; a text that is missing is none of its errors', async () => {
  const catalogue = { texts: { Search: 'Suchen' }, labels: { Tutorial: 'Anleitung' } };
  expect(await read(`export default ${JSON.stringify(catalogue)};`)).toEqual(catalogue);
});

it('is empty for a locale without a file', async () => {
  useFiles({});
  expect(await readCatalogue('.', 'de')).toEqual({ texts: {}, labels: {} });
});

it.each([
  [
    'a text that the site does not have',
    `{ 'Serch docs': 'x' }`,
    /"Serch docs" is not a known name\. Did you mean "Search docs"\?/,
  ],
  ['an empty text', `{ 'You are offline.': '' }`, /texts\.You are offline\.: .*Write the text/],
  [
    'a placeholder that is lost',
    `{ 'Version: {label}': 'Version' }`,
    /\.ts:3 The translation "Version" of "Version: \{label\}" has other placeholders\. Write \{label\} in it\./,
  ],
  ['one that nothing fills in', `{ Search: 'Suche {x}' }`, /Write it without braces\./],
  [
    'one that a plural form loses',
    `{ '{count} results': { one: 'Ein Ergebnis', other: '{count} Ergebnisse' } }`,
    /"Ein Ergebnis" of .* Write \{count\} in it/,
  ],
])('refuses %s', async (_, texts, complaint) => {
  const found = await read(`export default {\n  texts:\n  ${texts},\n};\n`);
  expect(found).toEqual([expect.stringMatching(complaint)]);
  expect(Array.isArray(found) && found[0]).toMatch(/^i18n\/de\/translations\.ts:3 /);
});

it('says on which line the file does not run', async () => {
  expect(await read('const a = 1;\nthrow new Error("No words");\nexport default a;')).toEqual([
    expect.stringMatching(/translations\.ts:2 It cannot be loaded: No words\./),
  ]);
});

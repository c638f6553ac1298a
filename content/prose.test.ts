import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { english, type Message } from 'eidos';
import ts from 'typescript';
import { type Diagnostic, displayPath, printDiagnostic } from '../lib/config/diagnostics/diagnostic';
import { getPages } from '../lib/content/pages';
import { standalonePages } from '../lib/checks/content/check-content';
import {
  checkAltTexts,
  checkDescriptions,
  checkDrawings,
  checkHeadingWords,
  checkKeys,
  checkLinkTexts,
  checkOpening,
} from '../lib/checks/prose/check-markup';
import { FOREIGN_NAMES_FILE, checkNames } from '../lib/checks/prose/check-names';
import { collectSamples, describeSample } from '../lib/checks/samples/collect-samples';
import { readProsePage, type ProsePage } from '../lib/checks/prose/prose-page';
import { checkSentenceLength, checkSentences, checkStyle } from '../lib/checks/prose/check-style';
import { styleRules as rules } from '../lib/checks/prose/style-rules';
import { writeFiles } from '../lib/config/fixtures/write-content';
import { listFiles } from '../lib/config/paths/list-files';
import { getApiReference } from '../lib/config/toolkit';
import { texts } from '../lib/translations/texts';
import { toolPath } from '../scripts/run-command';
import { toolkitNames, toolkitNamesFor } from './toolkit-names';

// On a cold machine the first page alone takes seconds.
jest.setTimeout(60_000);

/** The file of `cspell.config.json` with the words that its dictionaries lack. */
const WORDS_FILE = 'content/words.txt';

/** The lines of a list of words, without its comments. */
const listIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const words = listIn(WORDS_FILE);
const foreign = listIn(FOREIGN_NAMES_FILE);
const toolkit = toolkitNames();
/** The specification has this sentence. */
const prescribed =
  'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.';

let pages: readonly { source: string; page: ProsePage }[];
beforeAll(async () => {
  // An old version keeps the words and names of its time.
  const current = (await getPages()).filter(({ version }) => version === 'current');
  const docs = current.map(({ sourceFile }) => sourceFile);
  pages = [...docs, ...standalonePages()].map((sourceFile) => {
    const source = readFileSync(sourceFile, 'utf8');
    return { source, page: readProsePage(displayPath(sourceFile), source) };
  });
});

const diagnosticsOf = (check: (page: ProsePage) => readonly Diagnostic[]) =>
  pages.flatMap(({ page }) => check(page)).map(printDiagnostic);

/** Errors in texts that are on no page; one of them is not ours to word. */
const errorsIn = (found: readonly string[]) =>
  found
    .filter((text) => text !== prescribed)
    .flatMap((text) => checkSentences(text, rules).map((error) => ({ text, ...error })));

it('uses in code only names that exist in the toolkit or elsewhere', () => {
  const diagnostics = pages.flatMap(({ source, page }) =>
    checkNames(page, { toolkit: toolkitNamesFor(source), foreign: new Set(foreign) }),
  );
  expect(diagnostics.map(printDiagnostic)).toEqual([]);
});

it('uses the terms and phrases of the style guide', () => {
  expect(diagnosticsOf((page) => checkStyle(page, rules))).toEqual([]);
});

it('has documents about the repository in the same style', () => {
  const options = { encoding: 'utf8' } as const;
  const files = execFileSync('git', ['ls-files', '*.md', ':!content', ':!docs/style.md'], options);
  // There, a reader is who reads the site.
  const rulesOfDocuments = rules.filter(({ pattern }) => !pattern.source.includes('reader'));
  const errors = files
    .trim()
    .split('\n')
    .map((file) => readProsePage(file, readFileSync(file, 'utf8').replaceAll(/<!--[^]*?-->/g, '')))
    .flatMap((page) => checkStyle(page, rulesOfDocuments));
  expect(errors.map(printDiagnostic)).toEqual([]);
});

it('has texts of the toolkit in the same style', () => {
  const messages = Object.values<Message>(english).flatMap((message) =>
    typeof message === 'string' ? message : Object.values<string>({ ...message }),
  );
  expect(errorsIn(messages)).toEqual([]);
});

it.each([
  ['has sentences that are read at once', checkSentenceLength],
  ['begins each page with a sentence', checkOpening],
  ['has headings in sentence case', checkHeadingWords],
  ['says in the text of each link where it leads', checkLinkTexts],
  ['marks keys as such', checkKeys],
  ['has drawings that are read on a phone', checkDrawings],
  ['describes each picture', checkAltTexts],
])('%s', (_, check) => {
  expect(diagnosticsOf(check)).toEqual([]);
});

it('has texts of its own parts in the same style', () => {
  expect(errorsIn(texts)).toEqual([]);
});

/** The texts of a module: each string, each template, and each element with what it holds besides text as code. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const partOf = (child: ts.JsxChild) => {
    if (ts.isJsxText(child)) return child.text;
    if (ts.isJsxExpression(child))
      return child.expression && ts.isStringLiteralLike(child.expression) ? child.expression.text : '`x`';
    return `\`${child.getText().replaceAll(/<[^>]*>|\{[^}]*\}|`/g, '')}\``;
  };
  const visitNode = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('`x`'),
      );
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(node.children.map(partOf).join(''));
    ts.forEachChild(node, visitNode);
  };
  visitNode(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[a-z] /i.test(text.replaceAll(/`[^`]*`/g, '')));
}

it('has pages outside of the docs in the same style', () => {
  const found = ['app', 'components/api', 'components/home', 'components/playground']
    .flatMap((folder) => listFiles(folder).map((name) => path.join(folder, name)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap(textsOf);
  const shown = [
    'Replace any part when you need to.',
    'for a keystroke in a form',
    'zod could not be loaded.',
  ];
  for (const text of shown) expect(found.join('\n')).toContain(text);
  expect(errorsIn(found)).toEqual([]);
});

it('describes the names of the toolkit in the same style', () => {
  const described = getApiReference().flatMap(({ name, description, members }) => [
    { of: name, text: description },
    ...members.map((member) => ({ of: `${name}.${member.name}`, text: member.description })),
  ]);
  const errors = new Map(
    described.flatMap(({ of, text }) => checkSentences(text, rules).map((error) => [text, { of, ...error }])),
  );
  expect([...errors.values()]).toEqual([]);
});

it('describes each page in one sentence of its own', () => {
  // The description of a page in app/ is in its layout.
  const docs = pages.map(({ page }) => page).filter(({ file }) => !file.startsWith('app/'));
  expect(checkDescriptions(docs).map(printDiagnostic)).toEqual([]);
});

it.each([
  [WORDS_FILE, words],
  [FOREIGN_NAMES_FILE, foreign],
])('holds in %s only what a page uses, once', (_, list) => {
  const text = pages.map(({ source }) => source.toLowerCase()).join('\n');
  expect(list.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  expect(list.filter((word, index) => list.indexOf(word) !== index)).toEqual([]);
});

it('lists no name as foreign that the toolkit has', () => {
  expect(foreign.filter((name) => toolkit.has(name))).toEqual([]);
});

/** Columns of the text of a page at 1280 px, so that code is read without scrolling sideways. */
const sampleColumns = 64;

const samples = collectSamples('content/docs');

it('has samples as narrow as the text of a page', () => {
  const wide = samples
    .filter(({ language }) => ['tsx', 'ts', 'jsx', 'js', 'css', 'json'].includes(language))
    .flatMap((sample) =>
      sample.code
        .split('\n')
        .filter((line) => line.length > sampleColumns)
        .map((line) => `${describeSample(sample)}: ${line}`),
    );
  expect(wide).toEqual([]);
});

it('has live samples as oxfmt formats them', () => {
  const live = samples.filter(({ flags }) => flags.has('live'));
  const folder = writeFiles(Object.fromEntries(live.map(({ code }, index) => [`${index}.tsx`, `${code}\n`])));
  const options = JSON.stringify({ singleQuote: true, printWidth: sampleColumns });
  writeFileSync(path.join(folder, '.oxfmtrc.json'), options);
  execFileSync('node', [toolPath('oxfmt'), '.'], { cwd: folder });
  const wrong = live.flatMap((sample, index) => {
    const formatted = readFileSync(path.join(folder, `${index}.tsx`), 'utf8');
    return formatted === `${sample.code}\n` ? [] : [describeSample(sample), formatted];
  });
  expect(wrong).toEqual([]);
});

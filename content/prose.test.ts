import { readFileSync } from 'node:fs';
import { printFault, type Fault } from '../lib/diagnostics/diagnostic';
import { getPages } from '../lib/content/pages';
import { displayPath } from '../lib/diagnostics/display-path';
import { altTextFaults } from '../lib/checks/prose/alt-text-faults';
import { descriptionFaults } from '../lib/checks/prose/description-faults';
import { headingFaults } from '../lib/checks/prose/heading-faults';
import { linkTextFaults } from '../lib/checks/prose/link-text-faults';
import { FOREIGN_NAMES_FILE, nameFaults } from '../lib/checks/prose/name-faults';
import { readProsePage, type ProsePage } from '../lib/checks/prose/prose-page';
import { createSpeller, readWordList, WORDS_FILE } from '../lib/checks/prose/speller';
import { spellingFaults } from '../lib/checks/prose/spelling-faults';
import { toolkitNames, toolkitNamesFor } from './toolkit-names';

// On a cold machine the dictionary alone takes seconds.
jest.setTimeout(60_000);

const listIn = (file: string) => readWordList(readFileSync(file, 'utf8'));
const words = listIn(WORDS_FILE);
const foreign = listIn(FOREIGN_NAMES_FILE);
const toolkit = toolkitNames();

let pages: readonly { source: string; page: ProsePage }[];
beforeAll(async () => {
  pages = (await getPages()).map(({ sourcePath }) => {
    const source = readFileSync(sourcePath, 'utf8');
    return { source, page: readProsePage(displayPath(sourcePath), source) };
  });
});

const faultsOf = (check: (page: ProsePage) => readonly Fault[]) =>
  pages.flatMap(({ page }) => check(page)).map(printFault);

it('is spelled as the dictionary or the list of words has it', () => {
  const speller = createSpeller([...words, ...toolkit]);
  expect(faultsOf((page) => spellingFaults(page, speller))).toEqual([]);
});

it('names in code only what the toolkit, or someone else, really has', () => {
  const faults = pages.flatMap(({ source, page }) =>
    nameFaults(page, { toolkit: toolkitNamesFor(source), foreign: new Set(foreign) }),
  );
  expect(faults.map(printFault)).toEqual([]);
});

it('has headings of one level after the other', () => {
  expect(faultsOf(headingFaults)).toEqual([]);
});

it('says with each link where it leads', () => {
  expect(faultsOf(linkTextFaults)).toEqual([]);
});

it('describes each picture', () => {
  expect(faultsOf(altTextFaults)).toEqual([]);
});

it('describes each page in one sentence of its own', () => {
  expect(descriptionFaults(pages.map(({ page }) => page)).map(printFault)).toEqual([]);
});

it.each([
  [WORDS_FILE, words],
  [FOREIGN_NAMES_FILE, foreign],
])('holds in %s only what a page uses, once', (file, list) => {
  const text = pages
    .map(({ source }) => source)
    .join('\n')
    .toLowerCase();
  expect(
    list
      .filter((word) => !text.includes(word.toLowerCase()))
      .map((word) => `${file}: no page uses “${word}”`),
  ).toEqual([]);
  expect(list.filter((word, index) => list.indexOf(word) !== index)).toEqual([]);
});

it('lists no name as foreign that the toolkit has', () => {
  expect(foreign.filter((name) => toolkit.has(name))).toEqual([]);
});

import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { listFiles } from '../lib/config/paths/list-files';

const wordsPerPage = 600;
const pagesPerCategory = 25;
export const firstPage = 'docs/tutorial/group-1/page-1';

/** Order in which sentences are taken: a step that is prime to any likely count visits all of them. */
const sentenceStep = 7919;

/** Returns sentences of the site's own prose, so that the pages compress as written text does. */
function readSentences(contentFolder: string): string[] {
  const prose = listFiles(contentFolder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => matter(readFileSync(path.join(contentFolder, file), 'utf8')).content)
    .join('\n')
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .join(' ');
  return (prose.match(/[A-Z][^.!?]*[.!?](?=\s)/g) ?? []).filter((sentence) => !/[<>{}[\]|]/.test(sentence));
}

const codeBlock = (number: number) => `\`\`\`ts title="order-${number}.ts"
import { compileEidos } from 'eidos';

export const order${number} = compileEidos({
  type: 'object',
  required: ['customer'],
  properties: {
    customer: { type: 'string', title: 'Customer', minLength: ${(number % 9) + 1} },
    quantity: { type: 'integer', minimum: 1, maximum: ${number + 10} },
  },
});
\`\`\``;

const table = (number: number) => `| Keyword | Type | Meaning |
| --- | --- | --- |
| minimum | number | The least value, ${number} at first |
| maximum | number | The greatest value |
| title | text | Shown above the field |
| description | text | Shown below it |`;

/** Returns a page of about 600 words under six headings, with two code blocks and a table. */
function pageText(number: number, sentences: readonly string[]): string {
  const parts: string[] = [];
  let words = 0;
  for (let taken = 0; words < wordsPerPage; taken += 1) {
    if (taken % 8 === 0) parts.push(`## Part ${taken / 8 + 1} of page ${number}`);
    const sentence = sentences[((number * 53 + taken) * sentenceStep) % sentences.length] ?? '';
    words += sentence.split(/\s+/).length;
    parts.push(sentence);
  }
  parts.splice(6, 0, codeBlock(number));
  parts.splice(14, 0, table(number));
  parts.splice(22, 0, codeBlock(number + 1));
  return `---
title: Page ${number}
description: The page with the number ${number}, which is there to find out what a page costs.
sidebar_position: ${number}
---

Written at ${Date.now()}.

${parts.join('\n\n')}
`;
}

/** Pages that the navigation of the site, or its pages in `app`, link to. */
const otherPages = ['tutorial/philosophy', 'api/index', 'releases/index', 'examples/index'];

/** Numbers of the pages that the footer links to, as many as the site's own has of pages that are not written here. */
const footerPages = [2, 3, 4, 5, 6, 7];

/**
 * The site's configuration with links to the pages that are written: each dead link in view would be fetched ahead and bring
 * the not-found page.
 * @param siteConfig the module of the site's configuration, as the text imports it
 */
function configText(siteConfig: string): string {
  const mainDoc = firstPage.slice('docs/'.length);
  const items = footerPages.map((number) => ({
    label: `Page ${number}`,
    to: `/docs/tutorial/group-1/page-${number}`,
  }));
  return `import site from '${siteConfig}';
const links = [${JSON.stringify({ title: 'Pages', items })}, ...site.footer.links.slice(-1)];
export default {
  ...site,
  docs: { ...site.docs, mainDoc: ${JSON.stringify(mainDoc)} },
  footer: { ...site.footer, links },
};
`;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes a content folder of `count` tutorial pages, in categories of 25 and made of the sentences of the content in
 * `source`, and the configuration file of a site of them. No two calls write the same pages, so that nothing compiled
 * earlier can be used again.
 */
export function writePages(source: string, contentFolder: string, configFile: string, count: number): void {
  rmSync(contentFolder, { recursive: true, force: true });
  const sentences = readSentences(source);
  const docs = path.join(contentFolder, 'docs');
  for (let number = 1; number <= count; number += 1) {
    const group = `group-${Math.ceil(number / pagesPerCategory)}`;
    write(path.join(docs, 'tutorial', group, `page-${number}.mdx`), pageText(number, sentences));
  }
  for (const page of otherPages)
    write(path.join(docs, `${page}.mdx`), `---\ntitle: ${page}\ndescription: The only one.\n---\n`);
  const sidebars = otherPages
    .map((page) => path.dirname(page))
    .map((folder) => [folder, { folder }] as const);
  const navigation = Object.fromEntries(sidebars);
  write(path.join(contentFolder, 'navigation.ts'), `export default ${JSON.stringify(navigation)};\n`);
  write(configFile, configText(path.relative(path.dirname(configFile), 'site.config')));
}

/** Adds a line to the text of one page. */
export function editPage(contentFolder: string): void {
  appendFileSync(path.join(contentFolder, `${firstPage}.mdx`), `\nEdited at ${Date.now()}.\n`);
}

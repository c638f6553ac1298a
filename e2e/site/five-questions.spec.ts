import { readFileSync } from 'node:fs';
import { sites } from '../sites';
import { expect, test } from '../test';

/** Readers' first questions, the links that they follow from home, and a sentence of the answer. */
const paths: readonly (readonly [question: string, links: readonly string[], answer: RegExp])[] = [
  ['what is it', [], /Describe a record once, as a JSON Schema/],
  ['why not RJSF', ['Philosophy'], /Why not react-jsonschema-form/],
  ['how do I install it', [], /npm install \S*.*\/packages\/eidos-\S+\.tgz/],
  ['how do I install it, in full', ['Installation'], /Eidos is one npm package/],
  ['how do I validate on a server', ['Getting started', 'Server validation'], /checks exactly what arrived/],
  ['what happens to my data when a save fails', ['Philosophy', 'Saving'], /no input is lost/],
];

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** The main part and the footer of a page, which have the links that readers follow. */
function contentOf(path: string): string {
  const html = readFileSync(`${sites.shipped.outDir}${decodeURI(path)}.html`, 'utf8');
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</footer>'));
}

test('home leads to the answer of each first question in two clicks at most', () => {
  for (const [question, names, answer] of paths) {
    expect(names.length).toBeLessThanOrEqual(2);
    let content = contentOf('/index');
    for (const name of names) {
      const links = [...content.matchAll(/<a\b[^>]*?\shref="([^"#?]+)[^>]*>([^]*?)<\/a>/g)];
      const href = links.find(([, , label = '']) => textOf(label) === name)?.[1];
      expect(href, `${question}: the link “${name}”`).toBeDefined();
      content = contentOf(href!);
      expect(textOf(/<h1[^]*?<\/h1>/.exec(content)?.[0] ?? ''), question).toBe(name);
    }
    expect.soft(textOf(content), question).toMatch(answer);
  }
});

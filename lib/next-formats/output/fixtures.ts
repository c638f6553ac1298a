import { textRow } from './flight-rows';

/** A row that begins flight data, and one that holds the tree. */
const FIRST_ROW = '1:"$Sreact.fragment"\n';
export const rootRow = '0:["$","div",null,{"html":"$a"}]\n';

/** The rows of flight data that carry `text` as the article. */
export const rowsWith = (text: string): string[] => [FIRST_ROW, textRow('a', text), rootRow];

/** A whole payload that carries `text`, and the part of it that is the page's own. */
export const wholePayload = (text: string): string =>
  `${FIRST_ROW}${textRow('a', text)}0:{"P":null,"c":[""],"q":"","i":false,"t":{"html":"$a"},"S":true,"b":"id"}\n`;
export const ownPayload = (text: string, isFinished = false): string =>
  `${FIRST_ROW}${textRow('a', text)}0:{${isFinished ? '"q":"","S":true,' : ''}"t":{"html":"$a"},"b":"id"}\n`;

/** The rows of flight data that carry `markup` as a string. */
export const rowWithString = (markup: string): string =>
  `0:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(markup)}}}]\n`;

/** The scripts by which a document hands on flight data, given in pieces. */
export const pushScripts = (pushes: readonly string[]): string =>
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  pushes
    .map(
      (push) => `<script>self.__next_f.push([1,${JSON.stringify(push).replaceAll('<', '\\u003c')}])</script>`,
    )
    .join('');

/** The framework's scripts and their preload, in the folder that a site below `/x` has. */
export const scriptTags = {
  head:
    '<link rel="preload" as="script" fetchPriority="low" href="/x/_next/static/chunks/a.js"/>' +
    '<script src="/x/_next/static/chunks/b.js" async=""></script>',
  body:
    '<script src="/x/_next/static/chunks/a.js" id="_R_" async=""></script>' +
    '<script src="/x/_next/static/chunks/old.js" noModule=""></script>',
};

/** Addresses that `scriptTags` load, in their order. */
export const scriptAddresses = ['/x/_next/static/chunks/b.js', '/x/_next/static/chunks/a.js'];

/** The framework's stylesheets, below `/x` as well. */
export const styleLinks = {
  head:
    '<link rel="stylesheet" href="/x/_next/static/chunks/a.css" data-precedence="next"/>' +
    '<link rel="stylesheet" href="/x/_next/static/chunks/b.css" data-precedence="next"/>',
  addresses: ['/x/_next/static/chunks/a.css', '/x/_next/static/chunks/b.css'],
};

/** A document with `body`, the framework's scripts and flight data. */
export const documentWith = (body: string, pushes: readonly string[]): string =>
  `<html><head>${styleLinks.head}${scriptTags.head}</head><body>${body}${scriptTags.body}${pushScripts(pushes)}</body></html>`;

/** What a framework that reads `script`, in a document that holds `elements`, is handed. */
export function streamOf(script: string, elements: readonly { readonly innerHTML: string }[]): string {
  const chunks: string[] = [];
  const self = { __next_f: { push: ([, chunk]: [number, string]) => chunks.push(chunk) } };
  // The page's own script is what is under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('self', 'document', script)(self, { querySelectorAll: () => elements });
  return chunks.join('');
}

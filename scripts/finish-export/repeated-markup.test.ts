import { removeRepeatedMarkup } from './repeated-markup';

const article = '<p>Größe 😀 &amp; “text”</p>'.repeat(40);

/** The flight rows that carry `text` as the article. */
function rowsWith(text: string): string[] {
  const bytes = Buffer.byteLength(text).toString(16);
  return ['1:"$Sreact.fragment"\n', `a:T${bytes},${text}`, '0:["$","div",null,{"html":"$a"}]\n'];
}

function pageWith(pushes: readonly string[]): string {
  const scripts = pushes.map(
    (push) => `<script>self.__next_f.push([1,${JSON.stringify(push).replaceAll('<', '\\u003c')}])</script>`,
  );
  return `<html><head></head><body><div class="a" data-once="">${article}</div>${scripts.join('')}</body></html>`;
}

/** What the framework reads when a browser whose document holds `innerHTML` runs the page's scripts. */
function streamOf(html: string, innerHTML: string): string {
  const chunks: string[] = [];
  const self = { __next_f: { push: ([, chunk]: [number, string]) => chunks.push(chunk) } };
  const page = { querySelectorAll: () => [{ innerHTML }] };
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/g)) {
    // The page's own script is what is under test.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function('self', 'document', script ?? '')(self, page);
  }
  return chunks.join('');
}

const rows = rowsWith(article);

test.each([
  ['one push', [rows.join('')]],
  ['a push for each row', rows],
  ['pushes that cut the article in two', [rows.join('').slice(0, 200), rows.join('').slice(200)]],
])('the article stands once in the page and the flight data is whole again: %s', (_, pushes) => {
  const html = removeRepeatedMarkup(pageWith(pushes));
  expect(html.split('Größe')).toHaveLength(41);
  expect(streamOf(html, article)).toBe(rows.join(''));
});

test('a document that writes its markup in another way still gives a whole row', () => {
  const asTheBrowserWritesIt = article.replaceAll('“', '"');
  const html = removeRepeatedMarkup(pageWith(rows));
  expect(streamOf(html, asTheBrowserWritesIt)).toBe(rowsWith(asTheBrowserWritesIt).join(''));
});

test('the sidebar’s marks are taken off what is read back, because the data never had them', () => {
  const marked = article.replace('<p>', '<p aria-current="page">').replace('<p>', '<p open="">');
  const page = pageWith(rows).replace(`data-once="">${article}`, `data-once="marked">${marked}`);
  const html = removeRepeatedMarkup(page);
  expect(html.split('Größe')).toHaveLength(41);
  expect(streamOf(html, marked)).toBe(rows.join(''));
});

test('markup too short for a row of its own is read back into the row that holds it', () => {
  const short = '<p title="a">Short “text”</p>';
  const stream = [`0:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(short)}}}]\n`];
  const html = removeRepeatedMarkup(pageWith(stream).replace(article, short));
  expect(html.split('Short')).toHaveLength(2);
  expect(streamOf(html, short)).toBe(stream.join(''));
});

test('a text that stands elsewhere in the page is left alone', () => {
  const page = pageWith(rows).replace('data-once=""', 'data-other=""');
  expect(removeRepeatedMarkup(page)).toBe(page);
});

test('a page without an article stays as it is', () => {
  const html = '<html><body><script>self.__next_f.push([1,"0:null\\n"])</script></body></html>';
  expect(removeRepeatedMarkup(html)).toBe(html);
});

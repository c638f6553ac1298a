import { splitFlightData } from './flight-data';

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

/** What the framework reads when a browser whose document holds `innerHTML` runs the data's script. */
function streamOf(script: string, innerHTML: string): string {
  const chunks: string[] = [];
  const self = { __next_f: { push: ([, chunk]: [number, string]) => chunks.push(chunk) } };
  const page = { querySelectorAll: () => [{ innerHTML }] };
  // The page's own script is what is under test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('self', 'document', script)(self, page);
  return chunks.join('');
}

const rows = rowsWith(article);

test.each([
  ['one push', [rows.join('')]],
  ['a push for each row', rows],
  ['pushes that cut the article in two', [rows.join('').slice(0, 200), rows.join('').slice(200)]],
])('the article stands once in the page and the flight data is whole again: %s', (_, pushes) => {
  const { html, script } = splitFlightData(pageWith(pushes));
  expect(`${html}${script}`.split('Größe')).toHaveLength(41);
  expect(html).not.toContain('__next_f');
  expect(streamOf(script, article)).toBe(rows.join(''));
});

test('a document that writes its markup in another way still gives a whole row', () => {
  const asTheBrowserWritesIt = article.replaceAll('“', '"');
  const { script } = splitFlightData(pageWith(rows));
  expect(streamOf(script, asTheBrowserWritesIt)).toBe(rowsWith(asTheBrowserWritesIt).join(''));
});

test('the sidebar’s marks are taken off what is read back, because the data never had them', () => {
  const marked = article.replace('<p>', '<p aria-current="page">').replace('<p>', '<p open="">');
  const page = pageWith(rows).replace(`data-once="">${article}`, `data-once="marked">${marked}`);
  const { html, script } = splitFlightData(page);
  expect(`${html}${script}`.split('Größe')).toHaveLength(41);
  expect(streamOf(script, marked)).toBe(rows.join(''));
});

test('markup too short for a row of its own is read back into the row that holds it', () => {
  const short = '<p title="a">Short “text”</p>';
  const stream = [`0:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(short)}}}]\n`];
  const { html, script } = splitFlightData(pageWith(stream).replace(article, short));
  expect(`${html}${script}`.split('Short')).toHaveLength(2);
  expect(streamOf(script, short)).toBe(stream.join(''));
});

test('a text that stands elsewhere in the page is left alone', () => {
  const { script } = splitFlightData(pageWith(rows).replace('data-once=""', 'data-other=""'));
  expect(streamOf(script, 'something else')).toBe(rows.join(''));
});

test('a page in an unknown shape is refused rather than left without its data', () => {
  expect(() => splitFlightData('<html><body></body></html>')).toThrow('no flight data');
});

import { rowsWith, rowWithString, streamOf } from '../../lib/next-formats/output/fixtures';
import { dataScript } from './read-back';

const article = '<p>Größe 😀 &amp; “text”</p>'.repeat(40);
const pageWith = (markup: string, mark = '') =>
  `<body><div class="a" data-once="${mark}">${markup}</div></body>`;

/** What the framework reads in a browser whose document holds `innerHTML`. */
const readIn = (innerHTML: string, script: string) => streamOf(script, [{ innerHTML }]);

const stream = rowsWith(article).join('');

test('the article is in the page once, and the flight data is whole again', () => {
  const script = dataScript(pageWith(article), stream);
  expect(script).not.toContain('Größe');
  expect(readIn(article, script)).toBe(stream);
});

test('a document with different markup syntax still yields a complete row', () => {
  const asTheBrowserWritesIt = article.replaceAll('“', '"');
  expect(readIn(asTheBrowserWritesIt, dataScript(pageWith(article), stream))).toBe(
    rowsWith(asTheBrowserWritesIt).join(''),
  );
});

test('the sidebar’s marks are taken off what is read back, because the data never had them', () => {
  const marked = article.replace('<p>', '<p aria-current="page">').replace('<p>', '<p open="">');
  const script = dataScript(pageWith(marked, 'marked'), stream);
  expect(script).not.toContain('Größe');
  expect(readIn(marked, script)).toBe(stream);
});

test.each(['<p title="a">Short “text”</p>', 'try{run("a script")}catch{}'])(
  'a text too short for a row of its own is read back into the row that holds it: %s',
  (short) => {
    const script = dataScript(pageWith(short), rowWithString(short));
    expect(script).not.toContain(short.slice(-12));
    expect(readIn(short, script)).toBe(rowWithString(short));
  },
);

test('an element that does not request it is left unchanged', () => {
  const script = dataScript(pageWith(article).replace('data-once', 'data-other'), stream);
  expect(readIn('something else', script)).toBe(stream);
});

test('an element that requests it, and whose markup the data does not repeat, is refused', () => {
  expect(() => dataScript(pageWith('<p>other</p>'), stream)).toThrow(
    'the markup of each element with `data-once` as a text of the flight data; <div class="a" data-once=""> has none',
  );
});

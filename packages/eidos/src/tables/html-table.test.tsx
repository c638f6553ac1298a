import { compileEidos } from '../compiler/compile-eidos';
import { gridOf } from '../testing/grid-of';
import { parseDelimited } from './delimited-text';
import { copyToClipboard, pasteFromClipboard, readHtmlTable } from './grid-clipboard';

describe('readHtmlTable', () => {
  const read = (html: string, plain: string) => {
    const text = readHtmlTable(html, plain);
    return text === undefined ? undefined : parseDelimited(text);
  };
  const table =
    '<table><tr><td>x<br>y</td><td>z</td></tr><tr><td><p>1</p><p>2</p></td><td>3</td></tr></table>';

  it('keeps the lines of a cell together, where the plain text starts a row for each', () => {
    expect(read(table, 'x\ny\tz\n1\n2\t3')).toEqual([
      ['x\ny', 'z'],
      ['1\n2', '3'],
    ]);
  });

  it.each([
    ['a heading', '<h3>x</h3>y', 'x\ny'],
    ['a text before a block', 'x<div>y</div>', 'x\ny'],
    ['terms', '<dl><dt>x</dt> <dd>y</dd></dl>', 'x\ny'],
    [
      'elements that a style makes blocks',
      '<b style="display:block">x</b><i style="display: flex">y</i>z',
      'x\ny\nz',
    ],
    ['elements in a flex container', '<div style="display: flex"><b>x</b><i>y</i></div>', 'x\ny'],
    ['an empty line', '<div><div>x</div></div><div><br></div><div>y<br></div>z', 'x\n\ny\nz'],
    ['an element within a line', '<div style="display: inline">x</div><b>y</b>', 'xy'],
  ])('keeps the lines of a cell apart: %s', (_, cell, text) => {
    expect(read(`<table><tr><td>${cell}</td><td>z</td></tr></table>`, 'x\ny\n\tz')).toEqual([[text, 'z']]);
  });

  it('reads a table without a plain text, and no other HTML', () => {
    expect(read('<style>td {}</style><table><tr><td> a\n b </td></tr></table>', '')).toEqual([['a b']]);
    expect(read('<b>a</b>', '')).toBeUndefined();
    expect(read('<table><tr><td><img src="a.png"></td></tr></table>', '')).toBeUndefined();
  });

  it('keeps the plain text of a spreadsheet that has the same cells', () => {
    const plain = '"x\r\ny"\tz\r\n"1\r\n2"\t 3\r\n';
    expect(read(table, plain)).toEqual(parseDelimited(plain));
  });

  it.each([
    ['all around a cell', '"Heroes"\t1\r\n', [['"Heroes"', '1']]],
    [
      'at the ends of two rows',
      '"A\t1\r\nB"\t2\r\n',
      [
        ['"A', '1'],
        ['B"', '2'],
      ],
    ],
    ['in a cell with lines too', '"""a"" x\ny"\t"b"\r\n', [['"a" x\ny', '"b"']]],
  ])('keeps quotes, which a spreadsheet writes like those of its format: %s', (_, plain, cells) => {
    const rows = cells.map((row) => row.map((cell) => `<td>${cell.replace('\n', '<br>')}</td>`).join(''));
    const html = `<table><tr>${rows.join('</tr><tr>')}</tr><tr style="display:none"><td></td></tr></table>`;
    expect(read(html, plain)).toEqual(cells);
  });

  it('keeps a last row that is empty, after which a spreadsheet writes no line end', () => {
    const html = '<table><tr><td>a</td></tr><tr><td></td></tr></table>';
    expect(read(html, 'a\n')).toEqual([['a'], ['']]);
  });

  it('keeps empty cells, which a browser leaves out of the plain text', () => {
    const html =
      '<table><tr><td></td><td>b</td></tr><tr><td></td><td></td></tr><tr><th>c</th><td></td></tr></table>';
    expect(read(html, 'b\nc\t\n')).toEqual([
      ['', 'b'],
      ['', ''],
      ['c', ''],
    ]);
  });

  it('keeps the lines of preformatted cells', () => {
    const html =
      '<table><tr><td style="white-space: pre-wrap">a\nb</td><td><pre>c\nd</pre></td></tr></table>';
    expect(read(html, 'a\nb\tc\nd\n')).toEqual([['a\nb', 'c\nd']]);
  });

  it('leaves the places empty that a merged cell covers, as the plain text of a spreadsheet does', () => {
    const html =
      '<table><tr><td rowspan="2" colspan="2">a</td><td>1</td></tr><tr><td>2</td></tr><tr><td>b</td><td>c</td><td rowspan="0">3</td></tr></table>';
    const cells = [
      ['a', '', '1'],
      ['', '', '2'],
      ['b', 'c', '3'],
    ];
    expect(read(html, 'a\t1\n2\nb\tc\t3')).toEqual(cells);
    expect(read(html, 'a\t\t1\r\n\t\t2\r\nb\tc\t3\r\n')).toEqual(cells);
  });

  it.each([
    ['spaces around a text', '<td>\n x\n</td><td> <b>y </b></td>', ' x \ty ', 'x', 'y'],
    ['a space that fills an empty cell', '<td>&nbsp;</td><td>&nbsp;</td>', ' \t\xA0', '', ''],
    ['a caption', '<caption>C</caption><tr><td>x</td><td>"y"</td></tr>', 'Cx\t"y"', 'x', '"y"'],
    ['a joined line', '<td>x<hr>y</td><td>a<b style="display: block">b</b></td>', 'xy\tab', 'x\ny', 'a\nb'],
    ['spaces in a text', '<td class="pre">x  y</td><td> <img alt="z"></td>', 'x  y\tz', 'x  y', 'z'],
    ['all options of a choice', '<td><select><option>o<option>p</select></td><td>y</td>', 'o\ny', '', 'y'],
    ['a summary', '<td><details><summary>x</summary>y</details></td><td>z</td>', 'x\ny\n\tz', 'x\ny', 'z'],
  ])(
    'reads the cells of a page as it shows them, although its plain text has %s',
    (_, html, plain, ...row) => {
      expect(read(`<table>${html}</table>`, plain)).toEqual([row]);
    },
  );

  it('keeps the spaces around the texts of a spreadsheet', () => {
    const html = '<meta name="generator" content="x"><table><tr><td> x</td><td>y</td></tr></table>';
    expect(read(html, ' x\ty')).toEqual([[' x', 'y']]);
  });

  it.each([
    ['there is text around the table', `<p>a</p>${table}`, 'a\nx\ny'],
    ['there are two tables', table + table, 'x\ny'],
    ['it has as many cells', '<table><tr><td>a</td></tr></table>', 'a\n'],
  ])('leaves it to the plain text when %s', (_, html, plain) => {
    expect(readHtmlTable(html, plain)).toBeUndefined();
  });
});

describe('pasteFromClipboard', () => {
  const eidos = compileEidos({
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
      },
    },
  });
  const put = (read: (formats?: { unsanitized?: string[] }) => Promise<unknown>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { read }, configurable: true });
  afterEach(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }));

  it('reads the table that Ctrl+V reads', async () => {
    const html = '<table><tr><td>x<br>y</td><td>z</td></tr></table>';
    const texts = { 'text/html': html, 'text/plain': 'x\ny\tz' };
    const getType = (type: keyof typeof texts) => Promise.resolve({ text: () => texts[type] });
    put(() => Promise.resolve([{ types: Object.keys(texts), getType }]));
    const grid = gridOf(eidos, [{}]);
    expect(await pasteFromClipboard(grid)).toBe('pasted');
    expect(grid.controller.get('/lines')).toEqual([{ a: 'x\ny', b: 'z' }]);
  });

  it('keeps the spaces of a spreadsheet, whose marks a browser drops from HTML that it cleans', async () => {
    const table = '<table><tr><td>&nbsp; x</td><td>y</td></tr></table>';
    const getType = (isWhole: boolean) => (type: string) => {
      const html = isWhole ? `<meta name="ProgId" content="Excel.Sheet">${table}` : table;
      return Promise.resolve({ text: () => (type === 'text/html' ? html : '  x\ty') });
    };
    const types = ['text/html', 'text/plain'];
    put((formats) => Promise.resolve([{ types, getType: getType(formats?.unsanitized !== undefined) }]));
    const grid = gridOf(eidos, [{}]);
    await pasteFromClipboard(grid);
    expect(grid.controller.get('/lines')).toEqual([{ a: '  x', b: 'y' }]);
  });

  it('reads a copy of cells with their lines, whose line ends Windows has changed', async () => {
    const lines = [{ a: 'x\ny', b: '1' }, { a: 'x\r\ny', b: '2' }, {}, {}];
    const grid = gridOf(eidos, lines);
    grid.activate({ row: 0, column: 1 });
    grid.set({ range: { top: 0, bottom: 1, left: 1, right: 2 } });
    let text = '';
    const getType = () => Promise.resolve({ text: () => text.replace(/\r?\n/g, '\r\n') });
    const writeText = (copied: string) => Promise.resolve(void (text = copied));
    const value = { writeText, read: () => Promise.resolve([{ types: ['text/plain'], getType }]) };
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    expect(await copyToClipboard(grid)).toBe(true);
    grid.activate({ row: 2, column: 1 });
    expect(await pasteFromClipboard(grid)).toBe('pasted');
    expect(grid.controller.get('/lines')).toEqual([...lines.slice(0, 2), ...lines.slice(0, 2)]);
  });

  it('changes nothing where there is no text, or nobody may read it', async () => {
    const grid = gridOf(eidos, [{ a: '1' }]);
    put(() => Promise.resolve([]));
    expect(await pasteFromClipboard(grid)).toBe('empty');
    put(() => Promise.reject(new Error('denied')));
    expect(await pasteFromClipboard(grid)).toBeUndefined();
    expect(grid.controller.get('/lines')).toEqual([{ a: '1' }]);
  });
});

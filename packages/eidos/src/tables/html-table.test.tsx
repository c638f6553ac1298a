import { parseDelimited } from './delimited-text';
import { readHtmlTable } from './grid-clipboard';

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

  it('reads a table without a plain text, and no other HTML', () => {
    expect(read('<style>td {}</style><table><tr><td> a\n b </td></tr></table>', '')).toEqual([['a b']]);
    expect(read('<b>a</b>', '')).toBeUndefined();
    expect(read('<table><tr><td><img src="a.png"></td></tr></table>', '')).toBeUndefined();
  });

  it.each([
    ['the plain text of a spreadsheet has the same cells', table, '"x\r\ny"\tz\r\n"1\r\n2"\t3\r\n'],
    ['there is text around the table', `<p>a</p>${table}`, 'a\nx\ny'],
    ['there are two tables', table + table, 'x\ny'],
    ['cells are merged', '<table><tr><td colspan="2">a<br>b</td></tr></table>', 'a\nb'],
  ])('leaves it to the plain text when %s', (_, html, plain) => {
    expect(readHtmlTable(html, plain)).toBeUndefined();
  });
});

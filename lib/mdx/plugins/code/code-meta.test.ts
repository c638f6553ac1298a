import { parseCodeMeta } from './code-meta';

describe('parseCodeMeta', () => {
  it.each([
    ['title="app.tsx"', { title: 'app.tsx' }],
    [`title='the "app"'`, { title: 'the "app"' }],
    ['{1,3-5}', { highlighted: [1, 3, 4, 5] }],
    ['{1, 3}', { highlighted: [1, 3] }],
    ['showLineNumbers', { lineNumbers: true }],
    ['live noInline', { live: true, noInline: true }],
    ['title="live {2}" {3}', { title: 'live {2}', highlighted: [3], live: false }],
    ['', { title: undefined, highlighted: undefined, lineNumbers: false, live: false, noInline: false }],
  ])('reads %s', (meta, expected) => {
    expect(parseCodeMeta(meta, 5)).toMatchObject(expected);
  });

  it.each([
    ['{1-300000000}', [], ['1-300000000']],
    ['{9007199254740993-1}', [], ['9007199254740993-1']],
    ['{0,2,6}', [2], ['0', '6']],
    ['{2-,--,1}', [1], ['2-', '--']],
    ['{5-4, 1..2}', [5, 4, 1, 2], []],
  ])('leaves out of %s what names no line', (meta, highlighted, unknownLines) => {
    expect(parseCodeMeta(meta, 5)).toMatchObject({ highlighted, unknownLines });
  });
});

import { parseCodeMeta } from './code-meta';

describe('parseCodeMeta', () => {
  it.each([
    ['title="app.tsx"', { title: 'app.tsx' }],
    ['filename="app/page.tsx" switcher', { title: 'app/page.tsx' }],
    ['title=app.tsx', { title: undefined, unquoted: 'title=app.tsx' }],
    ['ins={2,4-5} del={1}', { inserted: [2, 4, 5], deleted: [1], highlighted: undefined }],
    ['mark={1} {2}', { highlighted: [2] }],
    ['/useState/ "a b"', { words: [{ text: 'useState' }, { text: 'a b' }] }],
    ['/x/2-3,5', { words: [{ text: 'x', occurrences: [2, 3, 5] }] }],
    ['src/App.js unchecked="a /b/ c"', { words: [], title: undefined }],
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

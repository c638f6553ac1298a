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
    expect(parseCodeMeta(meta)).toMatchObject(expected);
  });
});

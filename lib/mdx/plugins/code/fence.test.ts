import { readFence } from './fence';

const read = (info: string) => readFence(info, 'ts', '1 useState\n2 a b x\n3\n4\n5');

it.each([
  ['title="app.tsx"', { title: 'app.tsx' }],
  ['title="app/page.tsx" switcher', { title: 'app/page.tsx' }],
  [`title='the "app"'`, { title: 'the "app"' }],
  ['title=app.tsx', { title: undefined }],
  ['title=""', { title: undefined }],
  ['live noInline', { live: true, noInline: true }],
  ['title="live {2}" {3}', { title: 'live {2}', meta: '{3} ins= del=', live: false }],
  ['', { title: undefined, live: false, noInline: false, meta: 'ins= del=' }],
])('reads %s', (info, expected) => {
  expect(read(info)).toMatchObject(expected);
});

it.each([
  ['ins={2,4-5} del={1}', 'ins=2,4-5 del=1'],
  ['mark={1}', '{1} ins= del='],
  ['mark={1} {2}', '{2} ins= del='],
  ['{1,3-5}', '{1,3-5} ins= del='],
  ['{1, 3}', '{1,3} ins= del='],
  ['{3,}', '{3} ins= del='],
  ['/useState/ "a b"', 'ins= del= /useState/ "a b"'],
  ['/x/2-3,5', 'ins= del= /x/2-3,5'],
  ['/x/1-300000000', 'ins= del= /x/'],
  ['src/App.js unchecked="a /b/ c"', 'ins= del='],
  ['showLineNumbers', 'ins= del= showLineNumbers'],
])('keeps of %s what marks lines and words', (info, meta) => {
  expect(read(info)).toMatchObject({ meta, warnings: [] });
});

it.each([
  ['{1-300000000}', '{}', '1-300000000'],
  ['{9007199254740993-1}', '{}', '9007199254740993-1'],
  ['{0,2,6}', '{2}', '0,6'],
  ['{2-,--,1}', '{1}', '2-,--'],
  ['{a-b}', '{}', 'a-b'],
])('reports what in %s names no line', (info, range, unknown) => {
  const { meta, warnings } = read(info);
  expect(meta).toBe(`${range} ins= del=`);
  expect(warnings).toEqual([expect.stringContaining(`The fence marks {${unknown}}, `)]);
});

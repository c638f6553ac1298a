import { readCommentMarks } from './comment-marks';

describe('comments that mark lines', () => {
  it.each([
    ['a() // [!code ++]\nb()', { code: 'a()\nb()', inserted: [1] }],
    ['a: 1 # [!code --]\nb: 2', { code: 'a: 1\nb: 2', deleted: [1] }],
    ['<a/> <!-- [!code highlight] -->', { code: '<a/>', highlighted: [1] }],
    ['<b>{/* [!code focus] */}', { code: '<b>', highlighted: [1] }],
    ['x\n// [!code ++:2]\ny\nz', { code: 'x\ny\nz', inserted: [2, 3] }],
    ['// [!code hl:9]\ny', { code: 'y', highlighted: [1] }],
    ['// [!code word:name]\nname', { code: 'name', words: [{ text: 'name' }] }],
    ['// [!code word:a\\:b:1]\na:b\na:b', { words: [{ text: 'a:b', line: 1 }] }],
    ['a() // [!code wisdom]', { code: 'a() // [!code wisdom]', highlighted: [] }],
    ['a() // an array[!code]', { code: 'a() // an array[!code]' }],
  ])('are read and taken out: %j', (code, expected) => {
    expect(readCommentMarks(code)).toMatchObject(expected);
  });
});

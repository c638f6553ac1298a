import { readPreviewOptions } from './preview-options';

const commit = ['--commit', 'a'.repeat(40)];

it('builds, places and serves a branch unless an option says otherwise', () => {
  expect(readPreviewOptions(['feature/x', ...commit])).toEqual({
    branch: 'feature/x',
    commit: 'a'.repeat(40),
    isMain: false,
    isRemoval: false,
    published: '.cache/published',
    buildInto: undefined,
    place: undefined,
    isServed: true,
  });
});

it('serves nothing that was only built', () => {
  expect(readPreviewOptions(['x', ...commit, '--build', 'out'])).toMatchObject({
    buildInto: 'out',
    isServed: false,
  });
});

it.each([
  [['x', 'y']],
  [['x', '--main', '--remove']],
  [['x', '--build', 'a', '--place', 'b']],
  [['x', '--publish']],
])('refuses %j and shows the usage', (args) => {
  expect(() => readPreviewOptions([...args, ...commit])).toThrow(/npm run preview -- \[branch\]/);
});

import { writeFiles } from '../../lib/fixtures/write-content';
import { PAGE_DATA_FOLDER, RUN_FOLDER } from '../../lib/next-formats/names/addresses';
import { weighPageFiles } from './weigh-page-files';

const files = {
  'index.html': 'not a docs page',
  'docs/a.html': '12345',
  'docs/a/index.html': '12345',
  'docs/b.html': '12345',
  'docs/b.md': '1',
  'social/docs/a.png': '12',
  [`${PAGE_DATA_FOLDER}/a.js`]: '1',
  [`${RUN_FOLDER}/a-0.bin`]: '1',
};

test('a page weighs what its files weigh, with its copy and its part of the files for several pages', () => {
  expect(weighPageFiles(writeFiles(files))).toBe(10);
});

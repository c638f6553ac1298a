import { writeFiles } from '../../lib/config/fixtures/write-content';
import { weighPageFiles } from './measure-export';

const files = {
  'index.html': 'not a docs page',
  'docs/a.html': '12345',
  'docs/a/index.html': '12345',
  'docs/b.html': '12345',
  'docs/b.md': '1',
  'social/docs/a.png': '12',
  'articles/docs/a.json': '12',
};

test('a page weighs what its files weigh, with its copy, its picture and its article file', () => {
  expect(weighPageFiles(writeFiles(files))).toBe(10);
});

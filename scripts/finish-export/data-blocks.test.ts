import { rowsWith } from '../../lib/next-formats/output/fixtures';
import { dropDataBlocks } from './data-blocks';

test('a payload keeps its markup without the blocks of data', () => {
  const block = '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>';
  const article = '<p>Text</p>'.repeat(100);
  expect(dropDataBlocks(rowsWith(block + article).join(''))).toBe(rowsWith(article).join(''));
});

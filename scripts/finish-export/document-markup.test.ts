import { rowsWith } from '../../lib/next-formats/output/fixtures';
import { dropDocumentMarkup } from './document-markup';

const article = '<p>Text</p>'.repeat(100);

test.each([
  ['blocks of data', '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>'],
  ['what is shown without scripts', '<noscript><p>Turn scripts on.</p></noscript>'],
])('a payload keeps its markup without %s', (_, block) => {
  expect(dropDocumentMarkup(rowsWith(block + article).join(''))).toBe(rowsWith(article).join(''));
});

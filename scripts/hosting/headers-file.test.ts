import { STATIC_FOLDER } from '../../lib/next-formats/names/addresses';
import { formatHeadersFile } from './headers-file';

test('the file for hosts has every rule below the base path', () => {
  const sections = formatHeadersFile('/preview/x').split('\n\n');
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    '/preview/x/*',
    `/preview/x/${STATIC_FOLDER}/*`,
    '/preview/x/articles/*',
    '/preview/x/live-frame/*',
  ]);
  expect(sections[3]).toContain("  Content-Security-Policy: frame-ancestors 'self'; sandbox allow-scripts");
});

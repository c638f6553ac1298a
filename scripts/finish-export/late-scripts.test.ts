import { PAGE_DATA_FOLDER } from '../../lib/next-formats/names/addresses';
import { documentWith, scriptAddresses } from '../../lib/next-formats/output/fixtures';
import { delayScripts } from './late-scripts';

const page = documentWith('<p>Text</p>', []);

test('the framework’s scripts are no longer part of the page’s loading', () => {
  const html = delayScripts(page, ['0.js', '1.js']);
  expect(html).not.toMatch(/<script src="[^"]*[ab]\.js"/);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain(JSON.stringify(scriptAddresses));
  expect(html).toContain(`["/x/${PAGE_DATA_FOLDER}/0.js","/x/${PAGE_DATA_FOLDER}/1.js"]`);
});

test('scripts for browsers without modules stay where they are', () => {
  expect(delayScripts(page, ['0.js', '1.js'])).toMatch(/<script src="[^"]*old\.js" noModule="">/);
});

test('a page without a body, where the scripts could not be added again, is refused', () => {
  expect(() => delayScripts(page.replace('</body>', ''), ['0.js', '1.js'])).toThrow('it has no body element');
});

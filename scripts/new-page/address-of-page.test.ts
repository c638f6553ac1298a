import path from 'node:path';
import { useEnvironment, useFolder } from '../../lib/fixtures/use-environment';
import { writeContent } from '../../lib/fixtures/write-content';
import { getSite } from '../../lib/config/site';
import { addressOfPage } from './address-of-page';
import { createPage } from './create-page';

const config = {
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
};

it.each([
  ['tutorial/number formats', '/docs/tutorial/number%20formats'],
  ['tutorial/index', '/docs/tutorial/'],
  ['tutorial/plain.mdx', '/docs/tutorial/plain'],
])('%s is at %s', async (name, address) => {
  const folder = writeContent({ 'site.config.ts': `export default ${JSON.stringify(config)};` });
  useFolder(folder);
  useEnvironment({ CONTENT_DIR: '.' });
  const file = createPage(path.join(folder, 'docs'), name);
  expect(await addressOfPage(file, folder, await getSite())).toBe(address);
});

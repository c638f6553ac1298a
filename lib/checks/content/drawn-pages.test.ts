import { DrawnPages } from './drawn-pages';
import { useFolder } from '../../fixtures/use-environment';
import { writeFiles } from '../../fixtures/write-content';

it('remembers a page until its text or the code that draws it has changed', async () => {
  useFolder(writeFiles({}));
  await new DrawnPages(Buffer.from('code')).add('/types.mdx', 'text');
  const later = new DrawnPages(Buffer.from('code'));
  expect(await later.has('/types.mdx', 'text')).toBe(true);
  expect(await later.has('/types.mdx', 'other text')).toBe(false);
  expect(await later.has('/other.mdx', 'text')).toBe(false);
  expect(await new DrawnPages(Buffer.from('other code')).has('/types.mdx', 'text')).toBe(false);
});

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { useEnvironment, useFiles } from '../config/fixtures/use-environment';
import { writeContent } from '../config/fixtures/write-content';
import { watchContent } from './watch-content';

const revision = () => readFileSync('.cache/dev/content-revision.mjs', 'utf8');

/** Waits until the revision is another one; the test's own time limit ends a wait that is too long. */
async function nextRevision(before: string): Promise<string> {
  let now = before;
  while (now === before || now === '') {
    await new Promise((resolve) => setTimeout(resolve, 10));
    now = revision();
  }
  return now;
}

it('rewrites the module that pages import whenever a page changes, also when an editor replaces the file', async () => {
  const content = writeContent();
  useFiles({ 'site.config.ts': 'export default {};', 'app/about/page.mdx': 'Zero.' });
  useEnvironment({ CONTENT_DIR: content });
  const pages = [`${content}/docs/tutorial/types.mdx`, 'app/about/page.mdx'];
  const onChange = jest.fn();
  const stop = await watchContent(onChange);
  try {
    let shown = revision();
    expect(shown).toMatch(/^export default \d+;\n$/);
    for (const [index, page] of [...pages, ...pages].entries()) {
      writeFileSync(`${page}~`, String(index));
      renameSync(`${page}~`, page);
      shown = await nextRevision(shown);
      expect(onChange).toHaveBeenCalledTimes(index + 1);
    }
  } finally {
    stop();
  }
});

it('writes the module again when an earlier start has left an empty one', async () => {
  useFiles({ 'site.config.ts': 'export default {};', '.cache/dev/content-revision.mjs': '' });
  useEnvironment({ CONTENT_DIR: writeContent() });
  const stop = await watchContent();
  stop();
  expect(revision()).toMatch(/^export default \d+;\n$/);
});

import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useEnvironment, useFolder } from '../config/fixtures/use-environment';
import { pageText, writeContent } from '../config/fixtures/write-content';
import { getArticle } from './examine-article';
import { renderArticle } from './render-article';
import { getPageById, getPages } from './pages';

const components = {
  Badge: () => {
    throw new Error('There is no word');
  },
  Card: () => {
    for (;;);
  },
  Details: ({ children }: { readonly children: ReactNode }) => createElement('div', null, children),
};

const options = { siteTitle: '', siteUrl: '', basePath: '' };
const config = { title: 'Eidos', url: 'https://example.org', organizationName: 'Eidos' };

/** Renders a page with this text, whose first line is line 6 of the file. */
async function renderBody(body: string): Promise<string> {
  const docs = { mainDoc: 'tutorial/philosophy' };
  useFolder(
    writeContent({
      'site.config.ts': `export default ${JSON.stringify({ ...config, docs })};`,
      'docs/tutorial/types.mdx': pageText('Types', '', body),
    }),
  );
  useEnvironment({ CONTENT_DIR: '.' });
  const page = await getPageById('tutorial/types');
  return renderArticle({ page, pages: await getPages(), options }, await getArticle(page), {
    components,
    render: renderToStaticMarkup,
  });
}

it('renders the text of a page', async () => {
  expect(await renderBody('<Details>\n\nText.\n\n</Details>')).toBe('<div><p>Text.</p></div>');
});

it.each([
  ['fails', '<Badge />', '<Badge> cannot be rendered: There is no word.'],
  ['never ends', '<Card />', '<Card> does not come to an end.'],
])('names file, line and component when one %s', async (_, element, message) => {
  await expect(renderBody(`<Details>\n\n${element}\n\n</Details>`)).rejects.toThrow(
    `docs/tutorial/types.mdx:8\n  ${message}\n  → Correct its attributes and its content.`,
  );
});

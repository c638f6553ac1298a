import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileMdx } from './compile-mdx';
import { renderPage } from './render-page';

const components = {
  Badge: () => {
    throw new Error('There is no word.');
  },
  Details: ({ children }: { readonly children: ReactNode }) => createElement('div', null, children),
};

async function renderBody(body: string): Promise<string> {
  const { compiledSource } = await compileMdx(body, { siteTitle: '', siteUrl: '', basePath: '' });
  const page = { sourceFile: path.resolve('content/docs/types.mdx'), compiledSource };
  return renderPage(page, components, renderToStaticMarkup);
}

it('names the file of a page that cannot be rendered', async () => {
  await expect(renderBody('<Badge />')).rejects.toThrow(
    'content/docs/types.mdx cannot be rendered: There is no word.',
  );
});

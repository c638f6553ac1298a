import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { compileMdx } from '@/lib/mdx/compile-mdx';
import { mdxPipeline } from '@/lib/mdx/pipeline';
import { mdxComponents } from '@/mdx-components';

interface FixtureOptions {
  readonly basePath?: string;
  readonly pageTitle?: string;
}

/** Compiles and renders a text as a page of the site is; returns the HTML and the warnings. For tests only. */
export async function compileFixture(source: string, { basePath = '', pageTitle }: FixtureOptions = {}) {
  const options = { siteTitle: 'Eidos', siteUrl: `https://example.org${basePath}`, basePath, pageTitle };
  const file = new VFile(source);
  const { default: Content } = await evaluate(file, {
    ...runtime,
    ...mdxPipeline(options),
  });
  const html = renderToStaticMarkup(<Content components={mdxComponents} />);
  return { html, warnings: file.messages.map(({ reason }) => reason) };
}

/** The same as a document to look things up in. */
export async function renderFixture(source: string, options?: FixtureOptions) {
  const { html } = await compileFixture(source, options);
  document.body.innerHTML = html;
  return document.body;
}

/** The headings, sections, links, errors and warnings of a text, as the compiler reports them. */
export const inspectFixture = (source: string) =>
  compileMdx(source, { siteTitle: 'Eidos', siteUrl: 'https://example.org', basePath: '' });

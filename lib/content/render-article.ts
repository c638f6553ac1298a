import type { ReactElement } from 'react';
import { ContentError, type Diagnostic, displayPath } from '../config/diagnostics/diagnostic';
import type { CompileRequest } from '../mdx/compile-page';
import { renderPage, findFailure, type MdxComponents, TimeLimitError } from '../mdx/render-page';
import type { PipelineOptions } from '../mdx/pipeline';
import { compileRequest } from './examine-article';
import type { Article, DocPage } from './model/doc-page';

/** What renders a page: the site's components, and React's way to make markup of an element. */
export interface ArticleRenderer {
  readonly components: MdxComponents;
  readonly render: (element: ReactElement) => string;
}

/** One of the site's pages, and what compiling it needs of the site. */
export interface PageOfSite {
  readonly page: DocPage;
  readonly pages: readonly DocPage[];
  readonly options: PipelineOptions;
}

/** The element of a text that cannot be rendered, with its line; undefined when only the whole page fails. */
async function locateFailure(
  { sourceFile, body, resolve, options }: CompileRequest,
  { components, render }: ArticleRenderer,
): Promise<Diagnostic | undefined> {
  const { compileLocated } = await import('../mdx/compile-mdx');
  const compiled = await compileLocated(body, options, resolve);
  const failure = findFailure(compiled, components, render);
  if (!failure) return undefined;
  const { element, line, message, cause } = failure;
  const isLate = cause instanceof TimeLimitError;
  const reason = isLate ? 'does not come to an end' : `cannot be rendered: ${message.replace(/\.$/, '')}`;
  return {
    file: displayPath(sourceFile),
    line,
    message: `<${element}> ${reason}.`,
    fix: 'Correct its attributes and its content.',
  };
}

/**
 * Renders a page of the docs as markup; `frame` surrounds its text.
 * @throws {ContentError} with the element that cannot be rendered, and its line.
 */
export async function renderArticle(
  { page, pages, options }: PageOfSite,
  { compiledSource }: Pick<Article, 'compiledSource'>,
  renderer: ArticleRenderer,
  frame: (content: ReactElement) => ReactElement = (content) => content,
): Promise<string> {
  try {
    return renderPage(compiledSource, renderer.components, (content) => renderer.render(frame(content)));
  } catch (error) {
    const diagnostic = await locateFailure(compileRequest(page, pages, options), renderer);
    // When only the whole fails, the text is not to blame.
    throw diagnostic ? new ContentError([diagnostic]) : error;
  }
}

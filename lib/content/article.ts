import { getSite } from '../config/site';
import { ContentError } from '../config/diagnostics/diagnostic';
import type { PipelineOptions } from '../mdx/pipeline';
import { compileRequest, examineArticle, pipelineOptions } from './examine-article';
import type { Article, DocPage } from './model/doc-page';
import { getPages } from './pages';

/**
 * The compiled text of one of `pages`.
 * @throws {ContentError} with every error of the text, each with its line.
 */
export async function compileArticle(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<Article> {
  const { article, diagnostics } = await examineArticle(compileRequest(page, pages, options));
  if (!article || diagnostics.length > 0) throw new ContentError(diagnostics);
  return article;
}

/**
 * The compiled text of a page and what it holds.
 * @throws {ContentError} with every error of the text, each with its line.
 */
export async function getArticle(page: DocPage): Promise<Article> {
  return compileArticle(page, await getPages(), pipelineOptions(await getSite()));
}

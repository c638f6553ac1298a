import { ContentError, type Diagnostic, displayPath, splitMessage } from '../config/diagnostics/diagnostic';
import { encodePath } from '../config/paths/paths';
import { getSite, type Site } from '../config/site';
import { compilePage, type CompileRequest } from '../mdx/compile-page';
import { MdxError, syntaxFix } from '../mdx/mdx-error';
import type { PipelineOptions } from '../mdx/pipeline';
import type { Article, DocPage } from './model/doc-page';
import { readBody } from './source/read-sources';
import { findApiPaths } from './find-api-paths';
import { createLinkResolver, findPagesByFile } from './link-resolver';
import { memoizeByObject } from './memoize-by-object';
import { getPages } from './pages';

const pagesByFile = memoizeByObject(findPagesByFile);

/** A text that does not compile, in words for its writer. */
function syntaxDiagnostic(file: string, { reason, line, check }: MdxError): Diagnostic {
  if (check === 'site') return { file, line, ...splitMessage(reason) };
  return {
    file,
    line,
    message: `The text is not valid MDX: ${reason.replace(/\.?$/, '.')}`,
    fix: syntaxFix(reason),
  };
}

/** The request that compiles one of `pages`. */
export function compileRequest(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): CompileRequest {
  return {
    sourceFile: page.sourceFile,
    body: readBody(page),
    resolve: createLinkResolver(page, pagesByFile(pages)),
    options: { ...options, apiPaths: findApiPaths(pages, page.version), pageTitle: page.title },
  };
}

/**
 * Compiles the text of a page and lists its errors.
 * @throws {ContentError} when it does not compile
 */
export async function examineArticle(
  request: CompileRequest,
): Promise<{ readonly article: Article; readonly diagnostics: readonly Diagnostic[] }> {
  const file = displayPath(request.sourceFile);
  const { inventory, diagnostics, ...compiled } = await compilePage(request).catch((error: unknown) => {
    throw error instanceof MdxError ? new ContentError([syntaxDiagnostic(file, error)]) : error;
  });
  return {
    article: { ...compiled, anchors: inventory.anchors },
    diagnostics: diagnostics.map((found) => ({ file, ...found })),
  };
}

/** The site's settings that change how pages compile. */
export function pipelineOptions(site: Site): PipelineOptions {
  const { title, url, basePath, rootPath, repositoryUrl, branch } = site;
  const options = { siteTitle: title, siteUrl: `${url}${rootPath}`, basePath };
  if (repositoryUrl === undefined) return options;
  return { ...options, sourceUrl: `${repositoryUrl}/blob/${encodePath(branch)}` };
}

/** The compiled text of a page and what it holds. Throws ContentError with every error of the text, each with its line. */
export async function getArticle(page: DocPage): Promise<Article> {
  const request = compileRequest(page, await getPages(), pipelineOptions(await getSite()));
  const { article, diagnostics } = await examineArticle(request);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return article;
}

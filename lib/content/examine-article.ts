import {
  ContentError,
  type Diagnostic,
  displayPath,
  splitMessage,
  type TextDiagnostic,
} from '../config/diagnostics/diagnostic';
import { nearestName } from '../config/diagnostics/nearest-name';
import { encodePath } from '../config/paths/paths';
import { getSite, type Site } from '../config/site';
import type { CompiledMdx } from '../mdx/compile-mdx';
import { compilePage, type CompileRequest } from '../mdx/compile-page';
import { componentNames } from '../mdx/plugins/component-props';
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
 * @param isInApp whether it is an MDX page in `app/`, which has a title of its own and may have statements
 * @throws {ContentError} when it does not compile
 */
export async function examineArticle(
  request: CompileRequest,
  isInApp = false,
): Promise<{ readonly article: Article; readonly diagnostics: readonly Diagnostic[] }> {
  const file = displayPath(request.sourceFile);
  const { inventory, diagnostics, ...compiled } = await compilePage(request).catch((error: unknown) => {
    throw error instanceof MdxError ? new ContentError([syntaxDiagnostic(file, error)]) : error;
  });
  return {
    article: { ...compiled, anchors: inventory.anchors },
    diagnostics: [...checkInventory(inventory, isInApp), ...diagnostics].map((found) => ({ file, ...found })),
  };
}

/** The site's settings that change how pages compile. */
export function pipelineOptions(site: Site): PipelineOptions {
  const { title, url, basePath, rootPath, repositoryUrl, branch } = site;
  const options = { siteTitle: title, siteUrl: `${url}${rootPath}`, basePath };
  if (repositoryUrl === undefined) return options;
  return { ...options, sourceUrl: `${repositoryUrl}/blob/${encodePath(branch)}` };
}

type Inventory = CompiledMdx['inventory'];

const madeOfFences = ['CodeBlock', 'LiveCode'];

const writable = componentNames.filter((name) => !madeOfFences.includes(name));

/** Components that a page names and cannot use. */
function checkComponents({ components }: Inventory): TextDiagnostic[] {
  return components
    .filter(({ name }) => !writable.includes(name))
    .map(({ name, line }) => {
      if (madeOfFences.includes(name))
        return {
          line,
          message: `<${name}> is created from a fence, and a page cannot use it.`,
          fix: 'Write the code as a fence: ``` with its language and title="…", then the code, then ```.',
        };
      const near = nearestName(name, writable);
      return {
        line,
        message: `There is no component <${name}>.`,
        fix: `${near ? `Did you mean <${near}>? ` : ''}Components that pages can use are listed in mdx-components.tsx: ${writable.join(', ')}.`,
      };
    });
}

function checkInventory(inventory: Inventory, isInApp: boolean): TextDiagnostic[] {
  const { statements, titles } = inventory;
  // Only the bundler knows the components that a page imports.
  if (isInApp) return statements.length > 0 ? [] : checkComponents(inventory);
  return [
    ...checkComponents(inventory),
    ...statements.map(({ name, line }) => ({
      line,
      message: `The page has a statement of JavaScript: ${name}`,
      fix: 'Remove it, and write values into the text. Components that pages can use are listed in mdx-components.tsx, and need no import.',
    })),
    ...titles.map(({ line }) => ({
      line,
      message: 'The text has a heading of level 1, which the title of the page already is.',
      fix: 'Begin it with "##", or remove it.',
    })),
  ];
}

/** The compiled text of a page and what it holds. Throws ContentError with every error of the text, each with its line. */
export async function getArticle(page: DocPage): Promise<Article> {
  const request = compileRequest(page, await getPages(), pipelineOptions(await getSite()));
  const { article, diagnostics } = await examineArticle(request);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return article;
}

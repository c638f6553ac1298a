import type { ReactElement } from 'react';
import { displayPath } from '../diagnostics/display-path';
import type { CompileRequest } from '../mdx/compile-page';
import { drawPage, type MdxComponents, type PageScope } from '../mdx/rendering/evaluate';
import { explainFailure } from '../mdx/rendering/explain-failure';
import { findFailures, type Render } from '../mdx/rendering/find-failures';
import type { PipelineOptions } from '../mdx/pipeline';
import { placeholdersFor } from '../mdx/rendering/placeholders';
import { compileRequest, type UndrawableParts } from './examine-article';
import { getContentComponents } from './components/content-components';
import { loadPageModules } from './components/page-modules';
import { ContentError, type Diagnostic, type TextDiagnostic } from '../diagnostics/diagnostic';
import type { Article, DocPage } from './model/doc-page';

/** What draws a page: the site's components, and React's way to make markup of an element. */
export interface Drawing {
  readonly components: MdxComponents;
  readonly render: Render;
}

/** One of the site's pages, and what compiling it needs of the site. */
export interface PageOfSite {
  readonly page: DocPage;
  readonly pages: readonly DocPage[];
  readonly options: PipelineOptions;
}

/** What the text of a page can name. */
async function scopeOf(
  sourceFile: string,
  { components }: Drawing,
  modules: Article['modules'],
): Promise<PageScope> {
  return {
    components: { ...(await getContentComponents(sourceFile)), ...components },
    modules: await loadPageModules(modules),
  };
}

const isAmong = (all: readonly TextDiagnostic[], { line, message }: TextDiagnostic) =>
  all.some((each) => each.line === line && each.message === message);

/**
 * Every part of a text that cannot be drawn, each with its line.
 * @param onExpression is called with the line of each expression before it runs.
 * @param undrawable what is known to be wrong with the text; it is left out, and so is what fails because of it.
 */
export async function findDrawingDiagnostics(
  { sourceFile, body, resolve, options }: CompileRequest,
  drawing: Drawing,
  onExpression?: (line: number) => void,
  undrawable?: UndrawableParts,
): Promise<Diagnostic[]> {
  const { compileLocated } = await import('../mdx/compile-mdx');
  const { compiledSource, modules, refusals } = await compileLocated(
    body,
    options,
    { sourceFile, resolve },
    undrawable?.declared,
  );
  // What a page takes from a partial is not located, so it cannot be left out.
  if (undrawable && !undrawable.refusals.every((refusal) => isAmong(refusals, refusal))) return [];
  const { components, ...rest } = await scopeOf(sourceFile, drawing, modules);
  const scope = { ...rest, components: { ...components, ...placeholdersFor(undrawable?.components ?? []) } };
  return findFailures(compiledSource, scope, drawing.render, onExpression).map((failure) => ({
    file: displayPath(sourceFile),
    line: failure.line,
    ...explainFailure(failure),
  }));
}

/**
 * Draws a compiled text as markup.
 * @param frame surrounds the text with what else belongs to the page.
 * @throws {ContentError} with every part that cannot be drawn, each with its line.
 */
export async function drawText(
  request: CompileRequest,
  { compiledSource, modules }: Pick<Article, 'compiledSource' | 'modules'>,
  drawing: Drawing,
  frame: (content: ReactElement) => ReactElement = (content) => content,
): Promise<string> {
  const scope = await scopeOf(request.sourceFile, drawing, modules);
  try {
    return drawPage(compiledSource, scope, (content) => drawing.render(frame(content)));
  } catch (error) {
    const diagnostics = await findDrawingDiagnostics(request, drawing);
    // When only the whole fails, the text is not to blame.
    if (diagnostics.length === 0) throw error;
    throw new ContentError(diagnostics);
  }
}

/**
 * Draws a page of the docs as markup; `frame` surrounds its text.
 * @throws {ContentError} with every part that cannot be drawn, each with its line.
 */
export async function drawArticle(
  { page, pages, options }: PageOfSite,
  article: Pick<Article, 'compiledSource' | 'modules'>,
  drawing: Drawing,
  frame?: (content: ReactElement) => ReactElement,
): Promise<string> {
  const request = compileRequest(page, pages, options);
  return drawText(request, article, drawing, frame);
}

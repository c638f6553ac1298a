import { getSite } from '../config/site';
import { compilePage, type CompileRequest } from '../mdx/compile-page';
import { MdxError, type CompiledMdx } from '../mdx/compile-mdx';
import { componentNames } from '../mdx/component-names';
import type { PipelineOptions } from '../mdx/pipeline';
import { ContentError, splitMessage, type Diagnostic } from '../diagnostics/diagnostic';
import { createLinkResolver, findLinkTargets } from './link-resolver';
import type { Article, DocPage } from './model/doc-page';
import { getPages } from './pages';
import { pipelineOptions } from './pipeline-options';
import { displayPath } from '../diagnostics/display-path';
import { oncePer } from './once-per';
import { readBody } from './source/read-sources';
import { nearestName } from '../diagnostics/explain-schema';

const knownComponents: readonly string[] = componentNames;

const linkTargets = oncePer(findLinkTargets);

/** A text that does not compile, in words for its writer. */
export function syntaxDiagnostic(file: string, { reason, line, check }: MdxError): Diagnostic {
  if (check === 'site') return { file, line, ...splitMessage(reason) };
  const fix =
    'Write a "{" or "<" that is meant as text as "\\{" or "\\<", and close every tag that is opened.';
  return { file, line, message: `The text is not valid MDX: ${reason.replace(/\.?$/, '.')}`, fix };
}

function unknownComponent(file: string, name: string, line: number | undefined): Diagnostic {
  const near = nearestName(name, knownComponents);
  return {
    file,
    line,
    message: `There is no component <${name}>.`,
    fix: `${near ? `Did you mean <${near}>? ` : ''}A page can use: ${[...knownComponents].sort().join(', ')}.`,
  };
}

/** What compiles and is wrong all the same. */
export function checkInventory(
  file: string,
  { components, statements, titles, brokenSamples, expressionDiagnostics }: CompiledMdx['inventory'],
): Diagnostic[] {
  return [
    ...components
      .filter(({ name }) => !knownComponents.includes(name))
      .map(({ name, line }) => unknownComponent(file, name, line)),
    ...statements.map(({ name, line }) => ({
      file,
      line,
      message: `A page cannot hold import or export statements: ${name}`,
      fix: 'Remove it. Components are there without an import; write values where they are used.',
    })),
    ...brokenSamples.map(({ name, line }) => ({
      file,
      line,
      message: `The live sample does not compile: ${name.replace(/\.?$/, '.')}`,
      fix: 'Write one expression, or statements that call render() behind a fence with "live noInline".',
    })),
    ...expressionDiagnostics.map((diagnostic) => ({ file, ...diagnostic })),
    ...titles.map(({ line }) => ({
      file,
      line,
      message: 'The text has a heading of level 1, which the title of the page already is.',
      fix: 'Begin it with "##", or remove it.',
    })),
  ];
}

/** What compiles one of `pages`. */
export async function compileRequest(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<CompileRequest> {
  return {
    sourceFile: page.sourceFile,
    body: await readBody(page.sourceFile),
    resolve: createLinkResolver(page, linkTargets(pages)),
    options: page.toolkit ? { ...options, toolkit: page.toolkit } : options,
  };
}

async function compileOrFail(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<CompiledMdx> {
  const file = displayPath(page.sourceFile);
  try {
    return await compilePage(await compileRequest(page, pages, options));
  } catch (error) {
    if (error instanceof MdxError) throw new ContentError([syntaxDiagnostic(file, error)]);
    throw error;
  }
}

/** The compiled text of one of `pages`; for callers that have the index at hand. */
export async function compileArticle(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<Article> {
  const { inventory, diagnostics: found, ...rest } = await compileOrFail(page, pages, options);
  const file = displayPath(page.sourceFile);
  const diagnostics = [
    ...checkInventory(file, inventory),
    ...found.map((diagnostic) => ({ file, ...diagnostic })),
  ];
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  return { ...rest, anchors: inventory.anchors };
}

/**
 * The compiled text of a page and what it holds.
 * @throws {ContentError} with every fault of the text, each with its line.
 */
export async function getArticle(page: DocPage): Promise<Article> {
  return compileArticle(page, await getPages(), pipelineOptions(await getSite()));
}

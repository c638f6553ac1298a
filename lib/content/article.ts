import { getSite } from '../config/site';
import { compilePage, type CompileRequest } from '../mdx/compile-page';
import { MdxError, type CompiledMdx } from '../mdx/compile-mdx';
import { componentNames } from '../mdx/component-names';
import type { PipelineOptions } from '../mdx/pipeline';
import { ContentError, type Fault } from '../diagnostics/diagnostic';
import { createLinkResolver, indexByFile } from './link-resolver';
import type { Article, DocPage } from './model/doc-page';
import { getPages } from './pages';
import { pipelineOptions } from './pipeline-options';
import { displayPath } from '../diagnostics/display-path';
import { oncePer } from './once-per';
import { readBody } from './source/read-sources';
import { nearestName } from '../diagnostics/explain-schema';

const knownComponents: readonly string[] = componentNames;

const pagesByFile = oncePer(indexByFile);

/** What a plugin says: a message of several sentences, the last of which is the fix. */
function splitAdvice(reason: string): Pick<Fault, 'what' | 'cure'> {
  const [, what = reason, cure = ''] = /^(.+[.)]) ([A-Z].+)$/s.exec(reason) ?? [];
  return { what, cure };
}

/** A text that does not compile, in words for its writer. */
export function syntaxFault(file: string, { reason, line, check }: MdxError): Fault {
  if (check === 'site') return { file, line, ...splitAdvice(reason) };
  const cure =
    'Write a "{" or "<" that is meant as text as "\\{" or "\\<", and close every tag that is opened.';
  return { file, line, what: `The text is not valid MDX: ${reason.replace(/\.?$/, '.')}`, cure };
}

function componentFault(file: string, name: string, line: number | undefined): Fault {
  const near = nearestName(name, knownComponents);
  return {
    file,
    line,
    what: `There is no component <${name}>.`,
    cure: `${near ? `Did you mean <${near}>? ` : ''}A page can use: ${[...knownComponents].sort().join(', ')}.`,
  };
}

/** What compiles and is wrong all the same. */
export function inventoryFaults(
  file: string,
  { components, statements, titles, brokenSamples, expressionFaults }: CompiledMdx['inventory'],
): Fault[] {
  return [
    ...components
      .filter(({ name }) => !knownComponents.includes(name))
      .map(({ name, line }) => componentFault(file, name, line)),
    ...statements.map(({ name, line }) => ({
      file,
      line,
      what: `A page cannot hold import or export statements: ${name}`,
      cure: 'Remove it. Components are there without an import; write values where they are used.',
    })),
    ...brokenSamples.map(({ name, line }) => ({
      file,
      line,
      what: `The live sample does not compile: ${name.replace(/\.?$/, '.')}`,
      cure: 'Write one expression, or statements that call render() behind a fence with "live noInline".',
    })),
    ...expressionFaults.map((fault) => ({ file, ...fault })),
    ...titles.map(({ line }) => ({
      file,
      line,
      what: 'The text has a heading of level 1, which the title of the page already is.',
      cure: 'Begin it with "##", or remove it.',
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
    sourcePath: page.sourcePath,
    body: await readBody(page.sourcePath),
    resolve: createLinkResolver(page, pagesByFile(pages)),
    options,
  };
}

async function compileOrFail(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<CompiledMdx> {
  const file = displayPath(page.sourcePath);
  try {
    return await compilePage(await compileRequest(page, pages, options));
  } catch (error) {
    if (error instanceof MdxError) throw new ContentError([syntaxFault(file, error)]);
    throw error;
  }
}

/** The compiled text of one of `pages`; for callers that have the index at hand. */
export async function compileArticle(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<Article> {
  const { inventory, policyFaults, ...rest } = await compileOrFail(page, pages, options);
  const file = displayPath(page.sourcePath);
  const faults = [...inventoryFaults(file, inventory), ...policyFaults.map((fault) => ({ file, ...fault }))];
  if (faults.length > 0) throw new ContentError(faults);
  return { ...rest, anchors: inventory.anchors };
}

/**
 * The compiled text of a page and what it holds.
 * @throws {ContentError} with every fault of the text, each with its line.
 */
export async function getArticle(page: DocPage): Promise<Article> {
  return compileArticle(page, await getPages(), pipelineOptions(await getSite()));
}

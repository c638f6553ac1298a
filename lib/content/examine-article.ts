import { compilePage, type CompileRequest } from '../mdx/compile-page';
import type { CompiledMdx } from '../mdx/compile-mdx';
import { MdxError } from '../mdx/mdx-error';
import { formatOf } from '../mdx/page-format';
import { checkElements, checkInventory, readComponents } from './check-inventory';
import type { PipelineOptions } from '../mdx/pipeline';
import { splitMessage, type Diagnostic, type TextDiagnostic } from '../diagnostics/diagnostic';
import { createLinkResolver, findLinkTargets } from './link-resolver';
import type { Article, DocPage } from './model/doc-page';
import { getContentComponents } from './components/content-components';
import { checkPageModules } from './components/page-modules';
import { displayPath } from '../diagnostics/display-path';
import { oncePer } from './once-per';
import { syntaxFix } from '../mdx/syntax-fix';
import { readBody } from './source/read-body';

const linkTargets = oncePer(findLinkTargets);

/** A text that does not compile, in words for its writer. */
export function syntaxDiagnostic(file: string, { reason, line, check }: MdxError): Diagnostic {
  if (check === 'site') return { file, line, ...splitMessage(reason) };
  return {
    file,
    line,
    message: `The text is not valid MDX: ${reason.replace(/\.?$/, '.')}`,
    fix: syntaxFix(reason),
  };
}

/** What compiles one of `pages`. */
export function compileRequest(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): CompileRequest {
  return {
    sourceFile: page.sourceFile,
    body: readBody(page),
    resolve: createLinkResolver(page, linkTargets(pages)),
    options: page.toolkit ? { ...options, toolkit: page.toolkit } : options,
  };
}

/** The text of a page, as far as it can be read, and everything that is wrong with it. */
export interface ExaminedArticle {
  /** Undefined for a text of which no part compiles. */
  readonly article: Article | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined for a text that cannot be drawn at all: one that does not parse, or whose statements must not run. */
  readonly undrawable?: UndrawableParts | undefined;
}

/** Parts to leave out when a faulty text is drawn to find its other faults. */
export interface UndrawableParts {
  /** Names of unknown components. */
  readonly components: readonly string[];
  /** Why expressions must not run. */
  readonly refusals: readonly TextDiagnostic[];
  /** Names that the page imports or exports. */
  readonly declared: readonly string[];
}

async function examined(
  { sourceFile }: Pick<CompileRequest, 'sourceFile'>,
  { inventory, diagnostics, warnings, ...rest }: CompiledMdx,
): Promise<ExaminedArticle> {
  const file = displayPath(sourceFile);
  const registered = Object.keys(await getContentComponents(sourceFile));
  const elements = checkElements(inventory, registered);
  const ofModules = await checkPageModules(file, inventory.modules);
  const canRun = inventory.statementDiagnostics.length === 0 && ofModules.length === 0;
  return {
    undrawable: canRun
      ? {
          components: readComponents(inventory, registered).unknown.map(({ name }) => name),
          refusals: inventory.expressionDiagnostics,
          declared: inventory.declared.map(({ name }) => name),
        }
      : undefined,
    article: {
      ...rest,
      warnings: [...warnings, ...elements.oddities],
      anchors: inventory.anchors,
      modules: inventory.modules,
    },
    diagnostics: [
      ...checkInventory(file, inventory, registered),
      ...ofModules,
      ...[...diagnostics, ...elements.faults].map((diagnostic) => ({ file, ...diagnostic })),
    ],
  };
}

/** Reads the rest of a text that does not parse, so that all of its faults are found at once. */
async function examineRest(
  { sourceFile, body, resolve, options }: CompileRequest,
  file: string,
  first: MdxError,
): Promise<ExaminedArticle> {
  const format = formatOf(sourceFile);
  const { findSyntaxErrors } = await import('../mdx/find-syntax-errors');
  const { compileMdx } = await import('../mdx/compile-mdx');
  const { errors, readable } = findSyntaxErrors(body, format);
  const found = (errors.length > 0 ? errors : [first]).map((error) => syntaxDiagnostic(file, error));
  if (errors.length === 0) return { article: undefined, diagnostics: found };
  try {
    const { article, diagnostics } = await examined(
      { sourceFile },
      await compileMdx(readable, options, { sourceFile, resolve }),
    );
    return { article, diagnostics: [...found, ...diagnostics] };
  } catch (error) {
    if (!(error instanceof MdxError)) throw error;
    const others = error.check === 'site' ? [syntaxDiagnostic(file, error)] : [];
    return { article: undefined, diagnostics: [...found, ...others] };
  }
}

/** Compiles the text of a page and lists its faults. */
export async function examineArticle(request: CompileRequest): Promise<ExaminedArticle> {
  try {
    return await examined(request, await compilePage(request));
  } catch (error) {
    if (error instanceof MdxError) return examineRest(request, displayPath(request.sourceFile), error);
    throw error;
  }
}

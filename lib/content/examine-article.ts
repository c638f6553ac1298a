import { compilePage, type CompileRequest } from '../mdx/compile-page';
import type { CompiledMdx } from '../mdx/compile-mdx';
import { MdxError } from '../mdx/mdx-error';
import { checkInventory } from './check-inventory';
import type { PipelineOptions } from '../mdx/pipeline';
import { splitMessage, type Diagnostic } from '../diagnostics/diagnostic';
import { createLinkResolver, findLinkTargets } from './link-resolver';
import type { Article, DocPage } from './model/doc-page';
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
}

function examined(
  { sourceFile }: Pick<CompileRequest, 'sourceFile'>,
  { inventory, diagnostics, warnings, ...rest }: CompiledMdx,
): ExaminedArticle {
  const file = displayPath(sourceFile);
  return {
    article: {
      ...rest,
      warnings,
      anchors: inventory.anchors,
    },
    diagnostics: [...checkInventory(inventory), ...diagnostics].map((diagnostic) => ({
      file,
      ...diagnostic,
    })),
  };
}

/** Compiles the text of a page and lists its faults. */
export async function examineArticle(request: CompileRequest): Promise<ExaminedArticle> {
  try {
    return examined(request, await compilePage(request));
  } catch (error) {
    if (!(error instanceof MdxError)) throw error;
    const file = displayPath(request.sourceFile);
    return { article: undefined, diagnostics: [syntaxDiagnostic(file, error)] };
  }
}

import { readFileSync } from 'node:fs';
import {
  checkComponents,
  compileRequest,
  examineArticle,
  syntaxDiagnostic,
} from '../../content/examine-article';
import type { DocPage } from '../../content/model/doc-page';
import { readText } from '../../content/source/read-text';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { compilePage } from '../../mdx/compile-page';
import { MdxError } from '../../mdx/mdx-error';
import type { PipelineOptions } from '../../mdx/pipeline';
import type { LinkSource } from '../links/broken-links';
import { routeOfAppFile } from '../links/site-routes';

export interface CheckedPage {
  /** Undefined for a page that does not compile. */
  readonly source?: LinkSource;
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings?: readonly Diagnostic[];
}

/** Returns the diagnostics of what compiling a page throws. */
function diagnosticsOfError(file: string, error: unknown): readonly Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  if (error instanceof MdxError) return [syntaxDiagnostic(file, error)];
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The page cannot be compiled: ${reason.replace(/\.?$/, '.')}`;
  const fix =
    'Shorten its longest lines and its deepest lists, quotes and elements, or divide it into several pages.';
  return [{ file, message, fix }];
}

async function checkPage(
  page: DocPage,
  pages: readonly DocPage[],
  options: PipelineOptions,
): Promise<CheckedPage> {
  const { article, diagnostics } = await examineArticle(compileRequest(page, pages, options));
  const { path, version, sourceFile } = page;
  const file = displayPath(sourceFile);
  const { links, anchors, warnings } = article;
  return {
    source: { page: path, file, version, article: { links, anchors } },
    warnings: warnings.map((warning) => ({ file, ...warning })),
    diagnostics,
  };
}

/** Compiles an MDX page in `app/`, as `@next/mdx` does. */
async function checkAppPage(sourceFile: string, options: PipelineOptions): Promise<CheckedPage> {
  const file = displayPath(sourceFile);
  const read = readText(readFileSync(sourceFile), file);
  if ('diagnostics' in read) return { diagnostics: read.diagnostics };
  const request = { sourceFile, body: read.text, resolve: (written: string) => written, options };
  const { inventory, links, warnings, diagnostics } = await compilePage(request);
  // Only the bundler knows the components that a page imports.
  const unknown = inventory.statements.length > 0 ? [] : checkComponents(inventory);
  const page = routeOfAppFile(sourceFile.replace(/^.*?app\//, '')) ?? sourceFile;
  return {
    source: { page, file, version: '', article: { links, anchors: inventory.anchors } },
    warnings: warnings.map((warning) => ({ file, ...warning })),
    diagnostics: [...unknown, ...diagnostics].map((diagnostic) => ({ file, ...diagnostic })),
  };
}

/** Checks every page of the docs, then the MDX pages in `app/`. An error of one page is one of its diagnostics. */
export async function checkPages(
  pages: readonly DocPage[],
  appPages: readonly string[],
  options: PipelineOptions,
): Promise<CheckedPage[]> {
  const checks: (readonly [sourceFile: string, check: () => Promise<CheckedPage>])[] = [
    ...pages.map((page) => [page.sourceFile, () => checkPage(page, pages, options)] as const),
    ...appPages.map((file) => [file, () => checkAppPage(file, options)] as const),
  ];
  const checked: CheckedPage[] = [];
  // One after the other: compiling is synchronous work, and the text of a large site does not fit into memory.
  for (const [sourceFile, check] of checks) {
    const failed = (error: unknown) => ({ diagnostics: diagnosticsOfError(displayPath(sourceFile), error) });
    checked.push(await check().catch(failed));
  }
  return checked;
}

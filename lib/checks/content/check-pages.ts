import { compileRequest, examineArticle } from '../../content/examine-article';
import type { DocPage } from '../../content/model/doc-page';
import { readTextFile } from '../../content/source/read-text';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import type { CompileRequest } from '../../mdx/compile-page';
import type { PipelineOptions } from '../../mdx/pipeline';
import type { LinkSource } from '../links/broken-links';
import { routeOfAppFile } from '../links/site-routes';

export interface CheckedPage {
  /** Undefined for a page that does not compile. */
  readonly source?: LinkSource;
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings?: readonly Diagnostic[];
}

/** A page of the docs, or an MDX page in `app/`, which `@next/mdx` compiles. */
interface PageToCheck extends Pick<LinkSource, 'page' | 'file' | 'version'> {
  readonly request: () => CompileRequest;
}

const docsPage = (page: DocPage, pages: readonly DocPage[], options: PipelineOptions): PageToCheck => ({
  page: page.path,
  file: displayPath(page.sourceFile),
  version: page.version,
  request: () => compileRequest(page, pages, options),
});

function appPage(sourceFile: string, options: PipelineOptions): PageToCheck {
  const file = displayPath(sourceFile);
  const request = () => {
    const read = readTextFile(sourceFile);
    if ('diagnostics' in read) throw new ContentError(read.diagnostics);
    const message = 'A page in app/ shows its frontmatter as text.';
    const fix = 'Remove it: app/standalone-heads.ts has the titles and descriptions of these pages.';
    if (/^---\n(?:[\w-]+:.*\n)+---\n/.test(read.text))
      throw new ContentError([{ file, line: 1, message, fix }]);
    return {
      sourceFile,
      body: read.text,
      resolve: (written: string) => written,
      options: { ...options, isInApp: true },
    };
  };
  const page = routeOfAppFile(sourceFile.replace(/^.*?app\//, '')) ?? sourceFile;
  return { page, file, version: '', request };
}

async function checkPage({ page, file, version, request }: PageToCheck): Promise<CheckedPage> {
  const { article, diagnostics } = await examineArticle(request());
  const { links, anchors, warnings } = article;
  return {
    source: { page, file, version, article: { links, anchors } },
    warnings: warnings.map((warning) => ({ file, ...warning })),
    diagnostics,
  };
}

/** Returns the diagnostics of what compiling a page throws. */
function diagnosticsOfError(file: string, error: unknown): readonly Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The page cannot be compiled: ${reason.replace(/\.?$/, '.')}`;
  const fix =
    'Shorten its longest lines and its deepest lists, quotes and elements, or divide it into several pages.';
  return [{ file, message, fix }];
}

/** Checks every page of the docs, then the MDX pages in `app/`. An error of one page is one of its diagnostics. */
export async function checkPages(
  pages: readonly DocPage[],
  appPages: readonly string[],
  options: PipelineOptions,
): Promise<CheckedPage[]> {
  const all = [
    ...pages.map((page) => docsPage(page, pages, options)),
    ...appPages.map((file) => appPage(file, options)),
  ];
  const checked: CheckedPage[] = [];
  // One after the other: compiling is synchronous work, and the text of a large site does not fit into memory.
  for (const page of all) {
    const failed = (error: unknown) => ({ diagnostics: diagnosticsOfError(page.file, error) });
    checked.push(await checkPage(page).catch(failed));
  }
  return checked;
}

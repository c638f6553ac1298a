import { readFileSync } from 'node:fs';
import { compileRequest } from '../../content/examine-article';
import type { DocPage } from '../../content/model/doc-page';
import { readText } from '../../content/source/read-text';
import { ContentError } from '../../diagnostics/diagnostic';
import { displayPath } from '../../diagnostics/display-path';
import type { CompileRequest } from '../../mdx/compile-page';
import type { PipelineOptions } from '../../mdx/pipeline';

/** The pages that are checked, and where. */
export interface PagesToCheck {
  readonly folder: string;
  readonly pages: readonly DocPage[];
  /** Absolute paths of the pages that lie in app/ as MDX; they count after the others. */
  readonly standalone: readonly string[];
  readonly options: PipelineOptions;
}

/** One page of a check. */
export interface PageToCheck {
  /** Undefined for a page that lies in app/. */
  readonly page?: DocPage | undefined;
  readonly request: CompileRequest;
}

/** The source of every page of a check, in the order in which they count. */
export function sourcesOf({ pages, standalone }: Pick<PagesToCheck, 'pages' | 'standalone'>): string[] {
  return [...pages.map(({ sourceFile }) => sourceFile), ...standalone];
}

/** What compiles a page that lies in app/. */
function standaloneRequest(sourceFile: string, options: PipelineOptions): CompileRequest {
  const read = readText(readFileSync(sourceFile), displayPath(sourceFile));
  if ('diagnostics' in read) throw new ContentError(read.diagnostics);
  return { sourceFile, body: read.text, resolve: (written) => written, options };
}

/**
 * The page at an index.
 * @throws when its file cannot be read.
 */
export function pageAt({ pages, standalone, options }: PagesToCheck, index: number): PageToCheck {
  const page = pages[index];
  if (page) return { page, request: compileRequest(page, pages, options) };
  return { request: standaloneRequest(standalone[index - pages.length] ?? '', options) };
}

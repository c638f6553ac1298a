import { displayPath } from '../../diagnostics/display-path';
import { examineArticle } from '../../content/examine-article';
import { drawText, type Drawing } from '../../content/draw-article';
import type { DocPage } from '../../content/model/doc-page';
import type { CompileRequest } from '../../mdx/compile-page';
import { ContentError, type Diagnostic } from '../../diagnostics/diagnostic';
import type { LinkSource } from '../links/link-checker';
import type { Section } from '../../mdx/plugins/compiled-page';

/** What the check knows of one page afterwards. */
export interface CheckedPage {
  /** Undefined for a page that does not compile. */
  readonly source?: LinkSource;
  /** Of release notes, which the feed is made of. */
  readonly sections?: readonly Section[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings?: readonly Diagnostic[];
}

/** What was thrown, as faults of a file. */
export function diagnosticsOfError(file: string, error: unknown): readonly Diagnostic[] {
  if (error instanceof ContentError) return error.diagnostics;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The page cannot be drawn: ${reason.replace(/\.?$/, '.')}`;
  return [
    { file, message, fix: 'Remove what was changed last, piece by piece, until the page is drawn again.' },
  ];
}

/**
 * Compiles a page and draws it as the build does. It never throws: whatever fails is a fault of the page.
 * @param onDrawing is called when the text has compiled, before it is drawn.
 */
export async function checkPage(
  { path, version, sidebar }: DocPage,
  request: CompileRequest,
  drawing: Drawing,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const { sourceFile } = request;
  const file = displayPath(sourceFile);
  try {
    const { article, diagnostics } = await examineArticle(request);
    if (!article) return { diagnostics };
    const { links, anchors, sections } = article;
    const checked = {
      source: { page: path, file, version, article: { links, anchors } },
      ...(sidebar === 'releases' && { sections }),
      warnings: article.warnings.map((remark) => ({ file, ...remark })),
    };
    if (diagnostics.length > 0) return { ...checked, diagnostics };
    onDrawing();
    try {
      await drawText(request, article.compiledSource, drawing);
      return { ...checked, diagnostics: [] };
    } catch (error) {
      return { ...checked, diagnostics: diagnosticsOfError(file, error) };
    }
  } catch (error) {
    return { diagnostics: diagnosticsOfError(file, error) };
  }
}

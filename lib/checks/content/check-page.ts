import { checkStaticComponents, contentComponentsKey } from '../../content/components/content-components';
import { checkStaticModules } from '../../content/components/page-modules';
import { displayPath } from '../../diagnostics/display-path';
import { compileRequest, examineArticle, type UndrawableParts } from '../../content/examine-article';
import {
  drawArticle,
  findDrawingDiagnostics,
  type Drawing,
  type PageOfSite,
} from '../../content/draw-article';
import type { DrawnPages } from './drawn-pages';
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

/** Faults that only drawing finds, of a page that has others. An error of the page as a whole may follow from those, so it is dropped. */
async function drawFaulty(
  { page, pages, options }: PageOfSite,
  drawing: Drawing,
  undrawable: UndrawableParts,
): Promise<readonly Diagnostic[]> {
  const request = compileRequest(page, pages, options);
  return findDrawingDiagnostics(request, drawing, undefined, undrawable).catch(() => []);
}

/**
 * Compiles a page and draws it as the build does. It never throws: whatever fails is a fault of the page.
 * @param drawn remembers what need not be drawn again.
 * @param onDrawing is called when the text has compiled, before it is drawn.
 */
export async function checkPage(
  of: PageOfSite,
  drawing: Drawing,
  drawn: DrawnPages,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const { path, version, sourceFile } = of.page;
  const file = displayPath(sourceFile);
  try {
    const { article, diagnostics, undrawable } = await examineArticle(of.page, of.pages, of.options);
    if (!article) return { diagnostics };
    const { links, anchors, sections } = article;
    const checked = {
      source: { page: path, file, version, article: { links, anchors } },
      ...(of.page.sidebar === 'releases' && { sections }),
      warnings: [
        ...article.warnings.map((remark) => ({ file, ...remark })),
        ...checkStaticModules(article.modules),
        ...checkStaticComponents(sourceFile),
      ],
    };
    if (diagnostics.length > 0) {
      if (!undrawable) return { ...checked, diagnostics };
      onDrawing();
      const others = await drawFaulty(of, drawing, undrawable);
      return { ...checked, diagnostics: [...diagnostics, ...others] };
    }
    const parts = article.compiledSource + contentComponentsKey(sourceFile);
    if (await drawn.has(sourceFile, parts)) return { ...checked, diagnostics: [] };
    onDrawing();
    try {
      await drawArticle(of, article, drawing);
      await drawn.add(sourceFile, parts);
      return { ...checked, diagnostics: [] };
    } catch (error) {
      return { ...checked, diagnostics: diagnosticsOfError(file, error) };
    }
  } catch (error) {
    return { diagnostics: diagnosticsOfError(file, error) };
  }
}

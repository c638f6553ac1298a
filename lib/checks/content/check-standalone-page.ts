import { displayPath } from '../../diagnostics/display-path';
import { compilePage, type CompileRequest } from '../../mdx/compile-page';
import { MdxError } from '../../mdx/mdx-error';
import { syntaxDiagnostic } from '../../content/examine-article';
import { checkComponents } from '../../content/check-inventory';
import { diagnosticsOfError, type CheckedPage } from './check-page';
import { drawText, type Drawing } from '../../content/draw-article';
import { routeOfAppFile } from '../links/site-routes';

const pathOf = (file: string) => routeOfAppFile(file.replace(/^.*?app\//, '')) ?? file;

/** Compiles a page that lies in app/ and draws it, as `@next/mdx` and the build do. It never throws. */
export async function checkStandalonePage(
  request: CompileRequest,
  drawing: Drawing,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const file = displayPath(request.sourceFile);
  try {
    const { compiledSource, inventory, links, warnings, diagnostics: found } = await compilePage(request);
    const checked = {
      source: { page: pathOf(file), file, version: '', article: { links, anchors: inventory.anchors } },
      warnings: warnings.map((warning) => ({ file, ...warning })),
    };
    const ofText = found.map((diagnostic) => ({ file, ...diagnostic }));
    // Only the bundler knows what a page imports and what it makes of it.
    if (inventory.statements.length > 0) return { ...checked, diagnostics: ofText };
    const unknown = checkComponents(inventory).map((diagnostic) => ({ file, ...diagnostic }));
    const diagnostics = [...unknown, ...ofText];
    if (diagnostics.length > 0) return { ...checked, diagnostics };
    onDrawing();
    await drawText(request, compiledSource, drawing);
    return { ...checked, diagnostics: [] };
  } catch (error) {
    return {
      diagnostics:
        error instanceof MdxError ? [syntaxDiagnostic(file, error)] : diagnosticsOfError(file, error),
    };
  }
}

import { readFile } from 'node:fs/promises';
import { displayPath } from '../../diagnostics/display-path';
import { compilePage, type CompileRequest } from '../../mdx/compile-page';
import { MdxError } from '../../mdx/mdx-error';
import type { PipelineOptions } from '../../mdx/pipeline';
import { syntaxDiagnostic } from '../../content/examine-article';
import { checkInventory } from '../../content/check-inventory';
import { diagnosticsOfError, type CheckedPage } from './check-page';
import { drawText, type Drawing } from '../../content/draw-article';
import { routeOfAppFile } from '../links/site-routes';
import type { DrawnPages } from './drawn-pages';
import { ContentError } from '../../diagnostics/diagnostic';
import { readText } from '../../content/source/read-text';

/** What compiles a page that lies in app/. */
export async function standaloneRequest(
  sourceFile: string,
  options: PipelineOptions,
): Promise<CompileRequest> {
  const read = readText(await readFile(sourceFile), displayPath(sourceFile));
  if ('diagnostics' in read) throw new ContentError(read.diagnostics);
  return { sourceFile, body: read.text, resolve: (written) => written, options };
}

const pathOf = (file: string) => routeOfAppFile(file.replace(/^.*?app\//, '')) ?? file;

/** Compiles a page that lies in app/ and draws it, as `@next/mdx` and the build do. It never throws. */
export async function checkStandalonePage(
  sourceFile: string,
  options: PipelineOptions,
  drawing: Drawing,
  drawn: DrawnPages,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const file = displayPath(sourceFile);
  try {
    const request = await standaloneRequest(sourceFile, options);
    const { compiledSource, inventory, links, warnings, diagnostics: found } = await compilePage(request);
    const checked = {
      source: { page: pathOf(file), file, version: '', article: { links, anchors: inventory.anchors } },
      warnings: warnings.map((warning) => ({ file, ...warning })),
    };
    const ofText = found.map((diagnostic) => ({ file, ...diagnostic }));
    // Only the bundler knows what a page imports and what it makes of it.
    if (inventory.statements.length > 0) return { ...checked, diagnostics: ofText };
    // The title of such a page is a heading of its text.
    const diagnostics = [...checkInventory(file, { ...inventory, titles: [] }), ...ofText];
    if (diagnostics.length > 0 || (await drawn.has(sourceFile, compiledSource)))
      return { ...checked, diagnostics };
    onDrawing();
    await drawText(request, { compiledSource, modules: [] }, drawing);
    await drawn.add(sourceFile, compiledSource);
    return { ...checked, diagnostics: [] };
  } catch (error) {
    return {
      diagnostics:
        error instanceof MdxError ? [syntaxDiagnostic(file, error)] : diagnosticsOfError(file, error),
    };
  }
}

import { readFile } from 'node:fs/promises';
import { displayPath } from '../../diagnostics/display-path';
import { compilePage, type CompileRequest } from '../../mdx/compile-page';
import { MdxError } from '../../mdx/compile-mdx';
import type { PipelineOptions } from '../../mdx/pipeline';
import { inventoryFaults, syntaxFault } from '../../content/article';
import { thrownFaults, type CheckedPage } from './check-page';
import { drawText, type Drawing } from '../../content/draw-article';
import type { DrawnPages } from './drawn-pages';
import { ContentError } from '../../diagnostics/diagnostic';
import { readText } from '../../content/source/read-text';

/** What compiles a page that lies in app/. */
export async function standaloneRequest(
  sourcePath: string,
  options: PipelineOptions,
): Promise<CompileRequest> {
  const read = readText(await readFile(sourcePath), displayPath(sourcePath));
  if ('faults' in read) throw new ContentError(read.faults);
  return { sourcePath, body: read.text, resolve: (written) => written, options };
}

/** Compiles a page that lies in app/ and draws it, as `@next/mdx` and the build do. It never throws. */
export async function checkStandalonePage(
  sourcePath: string,
  options: PipelineOptions,
  drawing: Drawing,
  drawn: DrawnPages,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const file = displayPath(sourcePath);
  try {
    const request = await standaloneRequest(sourcePath, options);
    const { compiledSource, inventory, policyFaults } = await compilePage(request);
    const policy = policyFaults.map((fault) => ({ file, ...fault }));
    // Only the bundler knows what a page imports and what it makes of it.
    if (inventory.statements.length > 0) return { faults: policy };
    // The title of such a page is a heading of its text.
    const faults = [...inventoryFaults(file, { ...inventory, titles: [] }), ...policy];
    if (faults.length > 0) return { faults };
    if (await drawn.has(sourcePath, compiledSource)) return { faults: [] };
    onDrawing();
    await drawText(request, compiledSource, drawing);
    await drawn.add(sourcePath, compiledSource);
    return { faults: [] };
  } catch (error) {
    return { faults: error instanceof MdxError ? [syntaxFault(file, error)] : thrownFaults(file, error) };
  }
}

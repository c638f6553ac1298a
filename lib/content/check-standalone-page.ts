import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { displayPath } from '../config/display-path';
import type { CompileRequest } from '../mdx/compile';
import { compileMdx, MdxError } from '../mdx/compile-mdx';
import type { PluginOptions } from '../mdx/plugins';
import { inventoryFaults, syntaxFault } from './article';
import { thrownFaults, type CheckedPage } from './check-page';
import { drawText, type Drawing } from './draw-article';
import { ContentError } from './faults';
import { readText } from './read-text';

/** Absolute paths of the pages below `root`'s app/ that are MDX themselves. */
export function standalonePages(root: string): string[] {
  const app = path.join(root, 'app');
  if (!existsSync(app)) return [];
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])page\.mdx$/.test(file))
    .map((file) => path.join(app, file))
    .sort();
}

/** What compiles a page that lies in app/. */
export async function standaloneRequest(sourcePath: string, options: PluginOptions): Promise<CompileRequest> {
  const read = readText(await readFile(sourcePath), displayPath(sourcePath));
  if ('faults' in read) throw new ContentError(read.faults);
  return { sourcePath, body: read.text, resolve: (written) => written, options };
}

/** Compiles a page that lies in app/ and draws it, as `@next/mdx` and the build do. It never throws. */
export async function checkStandalonePage(
  sourcePath: string,
  options: PluginOptions,
  drawing: Drawing,
  onDrawing: () => void = () => undefined,
): Promise<CheckedPage> {
  const file = displayPath(sourcePath);
  try {
    const request = await standaloneRequest(sourcePath, options);
    const { compiledSource, inventory, policyFaults } = await compileMdx(
      request.body,
      request.resolve,
      options,
    );
    const policy = policyFaults.map((fault) => ({ file, ...fault }));
    // Only the bundler knows what a page imports and what it makes of it.
    if (inventory.statements.length > 0) return { faults: policy };
    // The title of such a page is a heading of its text.
    const faults = [...inventoryFaults(file, { ...inventory, titles: [] }), ...policy];
    if (faults.length > 0) return { faults };
    onDrawing();
    await drawText(request, compiledSource, drawing);
    return { faults: [] };
  } catch (error) {
    return { faults: error instanceof MdxError ? [syntaxFault(file, error)] : thrownFaults(file, error) };
  }
}

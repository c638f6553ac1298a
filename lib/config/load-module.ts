import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';

interface Loaded {
  readonly stamp: number;
  readonly value: Promise<unknown>;
}

const loaded = new Map<string, Loaded>();

/**
 * The default export of a TypeScript module anywhere on disk, read anew when its file changes.
 * It is loaded outside the bundler, so that build, dev, tests and scripts share one way.
 */
export async function loadDefaultExport(file: string): Promise<unknown> {
  const { mtimeMs } = await stat(file);
  const known = loaded.get(file);
  if (known?.stamp === mtimeMs) return known.value;
  const jiti = createJiti(path.join(process.cwd(), 'package.json'), { moduleCache: false, fsCache: false });
  const value = jiti.import(file, { default: true });
  loaded.set(file, { stamp: mtimeMs, value });
  return value;
}

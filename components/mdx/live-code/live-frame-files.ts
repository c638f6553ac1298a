import { hrefOf } from '@/lib/config/paths/paths';
import type { renderPreview } from './frame/render-preview';

/** The output of `scripts/live-frame/build-live-frame.ts` for the build of the pages. */
export interface LiveFrameFiles {
  /** URL of the page that runs a sample; base path included, as is the stylesheet's. */
  readonly page: string;
  readonly stylesheet: string;
  /** URL of the script of zod, which the frame gets from the page. */
  readonly zod: string;
  readonly renderPreview: typeof renderPreview;
}

const folder = '.cache/live-frame';

/**
 * Loads the files by Node itself. The bundler must not see them: the routes' React knows no hooks, and the toolkit
 * renders nothing without them. Undefined where they were not built.
 */
export function readLiveFrameFiles(): LiveFrameFiles | undefined {
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(`${process.cwd()}/${folder}/`);
  try {
    const { page, stylesheet, zod } = load('./files.json') as Record<'page' | 'stylesheet' | 'zod', string>;
    const { renderPreview } = load('./preview.cjs') as Pick<LiveFrameFiles, 'renderPreview'>;
    const url = (name: string) => hrefOf(`/live-frame/${name}`);
    return { page: url(page), stylesheet: url(stylesheet), zod: url(zod), renderPreview };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

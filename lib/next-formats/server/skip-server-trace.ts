import { requirePackage } from '../../bundles/require-package';
import { UnknownShapeError } from '../output/unknown-shape';

/** What Next's bundler is told of the project that it compiles, as far as it matters here. */
interface ProjectOptions {
  readonly env: NodeJS.ProcessEnv;
}

/** The bundler, as Next starts it. */
interface Bundler {
  createProject?: (options: ProjectOptions, ...rest: unknown[]) => Promise<unknown>;
}

const moduleName = 'next/dist/build/swc';

/** The variable by which Next's bundler recognises a host that brings the server of Next itself. */
const HOST_HAS_SERVER = 'NOW_BUILDER';

/**
 * Keeps `next build` from listing the files that its own server consists of, which an export does not have: the bundler
 * parses 900 modules for the list, a fifth of what it takes to compile the site. Only the bundler sees the variable that
 * prevents it. See docs/decisions/0021-kept-builds.md.
 * @throws UnknownShapeError when Next starts its bundler in another way
 */
export async function skipServerTrace(): Promise<void> {
  const { loadBindings } = requirePackage(moduleName) as {
    loadBindings?: () => Promise<{ turbo?: Bundler }>;
  };
  const bundler = (await loadBindings?.())?.turbo;
  const createProject = bundler?.createProject;
  if (!bundler || !createProject)
    throw new UnknownShapeError('the function createProject of its bundler', moduleName);
  // Next reads its configuration twice, and doing this twice changes nothing more.
  bundler.createProject = (options, ...rest) =>
    createProject({ ...options, env: { ...options.env, [HOST_HAS_SERVER]: '1' } }, ...rest);
}

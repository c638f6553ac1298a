import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Requires a package of the repository when it is needed, as bundles leave packages outside. The check of another content
 * moves to its folder after this module has loaded.
 */
export const requirePackage = createRequire(path.resolve('package.json'));

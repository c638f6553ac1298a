import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Requires a package of the repository. Its folder is read while this module loads, because a check of other content changes the
 * working directory later.
 */
export const requirePackage = createRequire(path.resolve('package.json'));

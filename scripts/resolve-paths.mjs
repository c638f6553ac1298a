import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A hook of Node's module loader: resolves an absolute path as the address of that file. */
export const resolve = (specifier, context, nextResolve) =>
  nextResolve(path.isAbsolute(specifier) ? pathToFileURL(specifier).href : specifier, context);

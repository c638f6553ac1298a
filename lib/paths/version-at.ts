import { isBelowPath } from './paths';

/** The version whose path holds a page: the deepest one, as the latest one's `/docs` holds them all. */
export function versionAt<T extends { readonly path: string }>(
  path: string,
  versions: readonly T[],
): T | undefined {
  return versions
    .filter((version) => isBelowPath(path, version.path))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

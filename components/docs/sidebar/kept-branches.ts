import { sharedByBundles } from '@/lib/next-formats/server/shared-by-bundles';

/** Finds the branch of a large tree around a path. */
type FindBranch = (path: string) => string;

/** By the address of the whole tree. What server components leave here never becomes data that each page would carry. */
const trees = sharedByBundles('sidebar-branches', () => new Map<string, FindBranch>());

/** Keeps the branches of a tree for the documents that are drawn next. */
export function keepBranches(address: string, find: FindBranch): void {
  trees.set(address, find);
}

/** The branch of the tree at `address` around a path; undefined where nothing was kept, as in a browser. */
export function keptBranch(address: string, path: string): string | undefined {
  return trees.get(address)?.(path);
}

/** Forgets every tree: a browser never knows one. */
export function forgetBranches(): void {
  trees.clear();
}

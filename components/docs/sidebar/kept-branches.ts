/** Finds the branch of a large tree around a path. */
type FindBranch = (path: string) => string;

/**
 * By the address of the whole tree. Server components and the components that are drawn for a document have modules of
 * their own and share the process: what the ones leave here never becomes data that each page would carry.
 */
function trees(): Map<string, FindBranch> {
  const shared = globalThis as { eidosSidebarBranches?: Map<string, FindBranch> };
  return (shared.eidosSidebarBranches ??= new Map<string, FindBranch>());
}

/** Keeps the branches of a tree for the documents that are drawn next. */
export function keepBranches(address: string, find: FindBranch): void {
  trees().set(address, find);
}

/** The branch of the tree at `address` around a path; undefined where nothing was kept, as in a browser. */
export function keptBranch(address: string, path: string): string | undefined {
  return trees().get(address)?.(path);
}

/** Forgets every tree: a browser never knows one. */
export function forgetBranches(): void {
  trees().clear();
}

import { nearestName } from '../../diagnostics/explain-schema';

const nameOf = (path: string) => {
  const name = path.split('/').at(-1) ?? '';
  return name.replace(/\.mdx?$/i, '').toLowerCase();
};

const stepsOf = (path: string) => path.split('/').slice(0, -1);

/** How many folders two paths share, counted from both ends. */
function sharedFolders(one: string, other: string): number {
  const [a, b] = [stepsOf(one), stepsOf(other)];
  const fromStart = a.findIndex((step, index) => step !== b[index]);
  if (fromStart < 0) return a.length;
  const fromEnd = [...a].reverse().findIndex((step, index) => step !== b.at(-1 - index));
  return fromStart + Math.max(0, fromEnd);
}

/** Finds the path that a wrong one most likely means: one that ends in the same name, else the most similar one. */
export class NearestPaths {
  readonly #byName = new Map<string, string[]>();
  readonly #found = new Map<string, string | undefined>();

  constructor(private readonly paths: readonly string[]) {
    for (const path of paths) {
      const same = this.#byName.get(nameOf(path));
      if (same) same.push(path);
      else this.#byName.set(nameOf(path), [path]);
    }
  }

  #search(wanted: string): string | undefined {
    const [first, ...others] = this.#byName.get(nameOf(wanted)) ?? [];
    if (first === undefined) return nearestName(wanted, this.paths);
    return others.reduce(
      (best, path) => (sharedFolders(path, wanted) > sharedFolders(best, wanted) ? path : best),
      first,
    );
  }

  /** The nearest path; undefined when none is similar. */
  find(wanted: string): string | undefined {
    if (!this.#found.has(wanted)) this.#found.set(wanted, this.#search(wanted));
    return this.#found.get(wanted);
  }
}

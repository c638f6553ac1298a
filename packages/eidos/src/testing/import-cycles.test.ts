import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.join(__dirname, '..');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.join(source, file));

/** The toolkit's files that a file imports, for values or only for types. */
function importsOf(file: string): readonly string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    const target = path.join(path.dirname(file), fileName);
    return files.find((each) => each === `${target}.ts` || each === `${target}.tsx`) ?? [];
  });
}

/** The first chain of imports that leads from a file back to itself. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const finished = new Set<string>();
  function visit(file: string, chain: readonly string[]): readonly string[] | undefined {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file];
    if (finished.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...chain, file]);
      if (cycle) return cycle;
    }
    finished.add(file);
    return undefined;
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

// The lint rule `import-x/no-cycle` does not see cycles in which one import is only of types.
it('has no cycle of imports, including imports of types', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(500);
  expect(findCycle(graph)?.map((file) => path.relative(source, file))).toBeUndefined();
});

it('finds an existing cycle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycle(graph)).toEqual(['b', 'c', 'b']);
});

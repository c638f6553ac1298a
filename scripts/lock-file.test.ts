import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { readonly packages: Record<string, LockedPackage> };
const { dependencies } = read('package.json') as { readonly dependencies: Record<string, string> };

describe('package-lock.json', () => {
  it('locks the packages of every operating system, without which `npm ci` refuses it', () => {
    const locked = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)));
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${folder} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that an install uses the configured one', () => {
    const addresses = Object.values(packages).flatMap(({ resolved = '' }) =>
      /^https?:/.test(resolved) ? [resolved] : [],
    );
    expect(addresses).toEqual([]);
  });
});

it('next is pinned, because finishing the export depends on the output of this version', () => {
  expect(dependencies.next).toMatch(/^\d+\.\d+\.\d+$/);
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesBelow } from '../../lib/mdx/pipeline-key';
import { hashOf } from '../kept-builds/hash';

/** Returns a hash that changes when the sources below any of the folders do, or the versions of packages. */
export function hashSources(folders: readonly string[]): string {
  return hashOf(
    [...folders.flatMap(sourcesBelow), 'package-lock.json'].map((file) => readFileSync(file, 'utf8')),
  );
}

/** Which result is meant, and everything that it depends on. */
export interface ResultKey {
  /** Folder below `.cache/finish` for results of one kind. */
  readonly kind: string;
  /** Whose result it is: there is one file for each, so that the cache never outgrows the site. */
  readonly name: string;
  readonly inputs: readonly string[];
}

/** Returns what `make` returned for the same inputs in an earlier build, else makes and keeps it. */
export async function keptResult(
  { kind, name, inputs }: ResultKey,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const file = path.join('.cache/finish', kind, hashOf([name]));
  const key = Buffer.from(hashOf(inputs));
  const known = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (known.subarray(0, key.length).equals(key)) return known.subarray(key.length);
  const result = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat([key, result]));
  return result;
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = '.cache/mdx/drawn';

/** What drawing depends on beside the code that draws: React's version, and what draws live samples. */
const files = ['package-lock.json', '.cache/live-frame/preview.cjs'];

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Remembers on the disk which pages can be drawn as they are, so that a check draws only what has changed. */
export class DrawnPages {
  readonly #key: string;

  /** @param code the code that draws. */
  constructor(code: Buffer) {
    this.#key = hashOf(code, ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file)));
  }

  #fileOf(sourceFile: string): string {
    return path.resolve(folder, hashOf(sourceFile));
  }

  /** @param parts the compiled text, and what else the page is drawn of. */
  async has(sourceFile: string, parts: string): Promise<boolean> {
    const known = await readFile(this.#fileOf(sourceFile), 'utf8').catch(() => undefined);
    return known === hashOf(this.#key, parts);
  }

  async add(sourceFile: string, parts: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(this.#fileOf(sourceFile), hashOf(this.#key, parts));
  }
}

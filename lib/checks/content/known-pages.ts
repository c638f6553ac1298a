import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { displayPath } from '../../diagnostics/display-path';
import { isFresh, nameInCache, readSurroundings, textKey, type Surroundings } from '../../mdx/compile-page';
import type { CheckedPage } from './check-page';
import type { PageToCheck } from './page-at';

const folder = '.cache/mdx/checked';

/** What drawing depends on beside the code that draws: React's version, and what draws live samples. */
const files = ['package-lock.json', '.cache/live-frame/preview.cjs'];

interface KnownPage {
  readonly key: string;
  readonly surroundings: Surroundings;
  readonly checked: CheckedPage;
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * A hash of all that draws pages.
 * @param code changes with the code that draws.
 */
export const drawingKey = (code: string): string =>
  hashOf(code, ...files.filter((file) => existsSync(file)).map((file) => readFileSync(file)));

function readKnown(file: string): KnownPage | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownPage;
  } catch {
    return undefined;
  }
}

const fileOf = ({ request }: PageToCheck) => path.resolve(folder, nameInCache(request));

/**
 * Remembers on the disk what one check has found on pages without a fault, so that the next one compiles and draws only what
 * has changed.
 */
export class KnownPages {
  /** @param drawing the hash of all that draws pages. */
  constructor(private readonly drawing: string) {}

  /** A hash of the page and of all that it is drawn of; taken before it is drawn, because any of that may be edited meanwhile. */
  keyOf({ page, request }: PageToCheck): string {
    const { sourceFile } = request;
    const named = [displayPath(sourceFile), page?.path, page?.version, page?.sidebar];
    return hashOf(this.drawing, textKey(request), JSON.stringify(named));
  }

  /** What was found on a page; undefined when the page, or anything that it is drawn of, has changed. */
  find(page: PageToCheck): CheckedPage | undefined {
    const known = readKnown(fileOf(page));
    if (known?.key !== this.keyOf(page)) return undefined;
    return isFresh(known.surroundings, page.request.resolve) ? known.checked : undefined;
  }

  /** Written aside and renamed, because several checks may run at once. */
  async add(page: PageToCheck, key: string, checked: CheckedPage): Promise<void> {
    const surroundings = readSurroundings(page.request);
    if (!surroundings) return;
    const file = fileOf(page);
    const aside = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(aside, JSON.stringify({ key, surroundings, checked } satisfies KnownPage));
    await rename(aside, file);
  }
}

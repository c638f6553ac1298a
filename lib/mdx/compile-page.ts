import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledMdx } from './compile-mdx';
import { pipelineKey } from './pipeline-key';
import { readJson } from '../config/paths/read-json';
import { sharedByBundles } from '../config/next-formats/shared-by-bundles';
import type { PipelineOptions } from './pipeline';
import type { ResolveLink } from './plugins/rehype-links';

export interface CompileRequest {
  readonly sourceFile: string;
  readonly body: string;
  readonly resolve: ResolveLink;
  readonly options: PipelineOptions;
}

interface CacheEntry {
  readonly key: string;
  readonly page: CompiledMdx;
  /** Files that the page is made of besides its text, and the state they had. */
  readonly files: Readonly<Record<string, string>>;
}

const hashOf = (...parts: readonly string[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** Holds one file for each page and path of the site. */
const cacheFolder = () =>
  path.resolve('.cache/mdx', process.env.NODE_ENV === 'production' ? 'production' : 'development');

const cacheFile = ({ sourceFile, options }: CompileRequest) =>
  path.join(cacheFolder(), `${hashOf(sourceFile, options.basePath)}.json`);

function fileState(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size}:${found.mtimeMs}` : 'missing';
}

const fileStates = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, fileState(file)]));

const filesOf = ({ inventory }: CompiledMdx) => inventory.images.map((source) => path.join('public', source));

/** Whether everything outside the page's text is unchanged: the pages its links lead to, and its images. */
function isFresh({ page, files }: CacheEntry, resolve: ResolveLink): boolean {
  const isMoved = page.links.some(
    ({ written, destination }) => destination !== written && resolve(written) !== destination,
  );
  return !isMoved && Object.entries(files).every(([file, state]) => fileState(file) === state);
}

/** Written aside and renamed, because several workers of a build may compile a page at once. */
async function writeEntry(file: string, entry: CacheEntry): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, JSON.stringify(entry));
  await rename(aside, file);
}

const running = sharedByBundles('compilations', () => new Map<string, Promise<CompiledMdx>>());

async function compileAndCache(
  { body, resolve, options }: CompileRequest,
  file: string,
  key: string,
): Promise<CompiledMdx> {
  // Loaded for the first page that is not kept: the plugins and their libraries take a quarter of a second.
  const { compileMdx } = await import('./compile-mdx');
  const page = await compileMdx(body, options, resolve);
  await writeEntry(file, { key, page, files: fileStates(filesOf(page)) });
  return page;
}

/**
 * Compiles a page, or takes it from the disk when neither its text nor anything it depends on has changed. Callers
 * that request a page while it is being compiled share the result.
 * @throws {MdxError} with the line.
 */
export async function compilePage(request: CompileRequest): Promise<CompiledMdx> {
  const file = cacheFile(request);
  // The words that a page gets, such as the titles of callouts, are translated.
  const words = process.env.NEXT_PUBLIC_TRANSLATED_TEXTS ?? '';
  const key = hashOf(request.body, JSON.stringify(request.options), pipelineKey(), words);
  // A promise would take as long as reading the file, and a build reads each of them several times.
  const known = readJson<CacheEntry>(file);
  if (known?.key === key && isFresh(known, request.resolve)) return known.page;
  const name = `${file} ${key}`;
  const compilation =
    running.get(name) ?? compileAndCache(request, file, key).finally(() => running.delete(name));
  running.set(name, compilation);
  return compilation;
}

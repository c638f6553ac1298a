import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledMdx } from './compile-mdx';
import { pipelineKey } from './pipeline-key';
import { sitePublicFolders } from '../config/public-files';
import { sharedByBundles } from '../next-formats/server/shared-by-bundles';
import type { PipelineOptions } from './pipeline';
import type { ArticleLink } from './plugins/compiled-page';
import type { ResolveLink } from './plugins/links/rehype-resolve-links';

export interface CompileRequest {
  /** Absolute path of the source. */
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

/** One name for each page and way of compiling, so that the cache never outgrows the content. */
export const nameInCache = ({ sourceFile, options }: CompileRequest): string =>
  `${hashOf(sourceFile, JSON.stringify(options))}.json`;

function cacheFile(request: CompileRequest): string {
  const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';
  return path.resolve('.cache/mdx', mode, nameInCache(request));
}

/** Changes with the text of a page and with what compiles it. */
export const textKey = ({ body }: CompileRequest): string => hashOf(body, pipelineKey());

function fileState(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size}:${found.mtimeMs}` : 'missing';
}

const fileStates = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, fileState(file)]));

/** The files that a page is made of besides its text. */
const filesOf = ({ inventory }: CompiledMdx, { publicFolders = sitePublicFolders }: PipelineOptions) =>
  inventory.images.flatMap((source) => publicFolders.map((folder) => path.join(folder, source)));

/** What a compiled page depends on beside its text. */
export interface Surroundings {
  readonly links: readonly Pick<ArticleLink, 'written' | 'destination'>[];
  /** Files that the page is made of, and the state they had. */
  readonly files: Readonly<Record<string, string>>;
}

/** Whether everything outside the page's text is unchanged: the pages its links lead to, its images, its code. */
export function isFresh({ links, files }: Surroundings, resolve: ResolveLink): boolean {
  const isMoved = links.some(
    ({ written, destination }) => destination !== written && resolve(written) !== destination,
  );
  return !isMoved && Object.entries(files).every(([file, state]) => fileState(file) === state);
}

/** Read at once, not as a promise: a promise takes as long as reading the file, and a build reads each of them several times. */
function readEntry(file: string): CacheEntry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CacheEntry;
  } catch {
    return undefined;
  }
}

const surroundingsOf = ({ page, files }: CacheEntry): Surroundings => ({ links: page.links, files });

/**
 * What the compiled page depends on that the cache keeps of a text, and the file that keeps it: another text, or other code,
 * takes its place there. Undefined when that has happened.
 */
export function readSurroundings(request: CompileRequest): Surroundings | undefined {
  const file = cacheFile(request);
  const state = fileState(file);
  const known = readEntry(file);
  if (known?.key !== textKey(request)) return undefined;
  const { links, files } = surroundingsOf(known);
  return { links, files: { ...files, [file]: state } };
}

/** Written aside and renamed, because several workers of a build may compile a page at once. */
async function writeEntry(file: string, entry: CacheEntry): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, JSON.stringify(entry));
  await rename(aside, file);
}

/** Loaded for the first page that is not kept: the plugins and their libraries take a quarter of a second. */
const loadCompiler = () => import('./compile-mdx');

/** Compilations in progress. */
const running = sharedByBundles('compilations', () => new Map<string, Promise<CompiledMdx>>());

async function compileAndKeep(
  { body, resolve, options }: CompileRequest,
  file: string,
  key: string,
): Promise<CompiledMdx> {
  const { compileMdx } = await loadCompiler();
  const page = await compileMdx(body, options, resolve);
  await writeEntry(file, { key, page, files: fileStates(filesOf(page, options)) });
  return page;
}

/** Milliseconds that the first page takes to load. */
const loadingTime = 1000;

let isWarm = false;

/**
 * Compiles a text and drops the result, to load the grammars of its code: loading them would delay the first edit.
 */
function warmCompiler({ body, options, resolve }: CompileRequest): void {
  if (isWarm) return;
  isWarm = true;
  const warm = async () => (await loadCompiler()).compileMdx(body, options, resolve);
  setTimeout(() => void warm().catch(() => undefined), loadingTime).unref();
}

/**
 * Compiles a page, or takes it from the disk when neither its text nor anything it depends on has changed. Callers
 * that request a page while it is being compiled share the result.
 * @throws {MdxError} with the line.
 */
export async function compilePage(request: CompileRequest): Promise<CompiledMdx> {
  const file = cacheFile(request);
  const key = textKey(request);
  const known = readEntry(file);
  if (known?.key === key && isFresh(surroundingsOf(known), request.resolve)) {
    if (process.env.NODE_ENV === 'development') warmCompiler(request);
    return known.page;
  }
  isWarm = true;
  const name = `${file} ${key}`;
  const compilation =
    running.get(name) ?? compileAndKeep(request, file, key).finally(() => running.delete(name));
  running.set(name, compilation);
  return compilation;
}

import { articlePath, DOCS_PATH, isBelowPath, isSamePath, normalizePath } from '../../config/paths/paths';
import type { HeadTag } from '../../publish/metadata';

/** The description of a docs page's article; the text itself is in the document, and in the article file for other documents. */
export interface ArticleSummary {
  /** Decoded path without base path. */
  readonly path: string;
  readonly contentHash: string;
  readonly head: readonly HeadTag[];
  /** Names version and sidebar: pages with the same one differ in their main part only. */
  readonly sidebar: string;
}

export interface Article extends ArticleSummary {
  readonly html: string;
  /** Id of the build that wrote the file; a development server has none. */
  readonly build?: string;
}

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Articles that were fetched or are part of the document, by normalized path. */
const known = new Map<string, Article>();
const pending = new Map<string, Promise<Article>>();
let sidebarOnScreen: string | undefined;

/** Whether a path (without base path) is that of a docs page; that of the docs itself only leads to one. */
export const isArticlePath = (path: string): boolean =>
  isBelowPath(path, DOCS_PATH) && !isSamePath(path, DOCS_PATH);

/** The article at `path` (without base path), if this document has it. */
export const knownArticle = (path: string): Article | undefined => known.get(normalizePath(path));

/** Keeps an article for as long as the document is open. */
export function storeArticle(article: Article): void {
  known.set(normalizePath(article.path), article);
}

async function request(path: string): Promise<Article> {
  const response = await fetch(basePath + articlePath(path));
  if (!response.ok) throw new Error(`The article of ${path} cannot be fetched: status ${response.status}.`);
  const article = (await response.json()) as Article;
  // The scripts and styles of another build may not fit its articles.
  if (article.build !== document.documentElement.dataset.build)
    throw new Error(`The article of ${path} is from another build of the site.`);
  storeArticle(article);
  return article;
}

/**
 * Fetches the article at `path`, as an address bar shows it but without base path; once, however often it is called meanwhile.
 * The promise is rejected when the file is not there, cannot be reached or is from another build.
 */
export function fetchArticle(path: string): Promise<Article> {
  const article = knownArticle(path);
  if (article) return Promise.resolve(article);
  const key = normalizePath(path);
  const promise = pending.get(key) ?? request(path).finally(() => pending.delete(key));
  pending.set(key, promise);
  return promise;
}

/** Forgets an article that has changed since it was fetched. */
export function forgetArticle(path: string): void {
  known.delete(normalizePath(path));
}

/** Notes which sidebar the page on screen has; undefined outside the docs. */
export function noteSidebar(sidebar: string | undefined): void {
  sidebarOnScreen = sidebar;
}

/** Whether the page on screen becomes the article's page when its main part is replaced. */
export function differsInArticleOnly(article: Article): boolean {
  // A page that is being written is read from the server each time.
  return process.env.NODE_ENV !== 'development' && article.sidebar === sidebarOnScreen;
}

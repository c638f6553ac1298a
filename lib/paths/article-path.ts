/** Below the site's root, the folder of the article files: what the main part of each docs page shows. */
export const ARTICLE_FOLDER = '/articles/';

/** The path of a page's article file: `/docs/x` → `/articles/docs/x.json`, `/docs/releases/` → `/articles/docs/releases.json`. */
export function articlePath(path: string): string {
  return `${ARTICLE_FOLDER}${path.replace(/^\/+|\/+$/g, '')}.json`;
}

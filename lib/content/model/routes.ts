import { DOCS_PATH } from '../../config/paths/paths';

/**
 * The decoded path of a page. A file called `index` lives at its folder, with a slash at the end; a slug that
 * begins with `/` counts from the docs' root, any other from the page's folder.
 */
export function routeOf(id: string, slug: string | undefined, versionPath: string): string {
  if (slug?.startsWith('/')) return versionPath + (slug === '/' ? '' : slug);
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const name = slug ?? id.slice(folder.length);
  return `${versionPath}/${folder}${slug === undefined && name === 'index' ? '' : name}`;
}

/** The decoded segments of a path below the docs' root, as the docs' route receives them. */
export const segmentsOf = (path: string): string[] =>
  path
    .slice(DOCS_PATH.length)
    .split('/')
    .filter((segment) => segment !== '');

/** The folder of an id; empty at the top. */
export const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

/** `data_flow` is called "Data flow"; a name without words is called nothing. */
export function labelOfName(name: string): string {
  const words = name.replaceAll(/[-_\s]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

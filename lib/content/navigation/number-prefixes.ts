import type { Source } from '../source/read-sources';
import type { Navigation } from './navigation';
import { isWithinFolder } from './sidebar-folders';

/** `01-intro` and `2. Guides`; dates and versions such as `2021-11-notes` and `7.0-notes` are names. */
const prefix = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const dateOrVersion = /^\d+[-_.]\d+/;

/** A name without its number, and the place that the number gives it. */
export function splitPrefix(name: string): { readonly name: string; readonly position?: number } {
  const [, number, rest] = dateOrVersion.test(name) ? [] : (prefix.exec(name) ?? []);
  return number === undefined || rest === undefined ? { name } : { name: rest, position: Number(number) };
}

/** A folder or an id without the numbers of its steps. */
export const withoutPrefixes = (path: string): string =>
  path
    .split('/')
    .map((step) => splitPrefix(step).name)
    .join('/');

/** Pages as the sidebars with `numberPrefixes` read the names of their files. */
export function readPrefixes(sources: readonly Source[], navigation: Navigation): Source[] {
  const folders = Object.values(navigation).flatMap(({ numberPrefixes, folder = '.' }) =>
    numberPrefixes ? [folder] : [],
  );
  return sources.map((source) => {
    const id = withoutPrefixes(source.id);
    if (id === source.id || !folders.some((folder) => isWithinFolder(id, folder))) return source;
    const { position } = splitPrefix(source.name.split('/').at(-1) ?? '');
    const { sidebar_position = position } = source.frontmatter;
    return { ...source, id, frontmatter: { ...source.frontmatter, sidebar_position } };
  });
}

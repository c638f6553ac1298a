import type { ItemDeclaration } from '../../../lib/content/navigation/navigation';
import type { Sidebars } from '../migration';
import { readProperty, type Written } from './static-config';

const isObject = (value: Written | undefined): value is { readonly [name: string]: Written } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: Written | undefined) => (typeof value === 'string' ? value : undefined);

/** Converts the sidebar of an `astro.config`, whose entries name pages by their slugs. */
export function readStarlightSidebar(
  file: string,
  idOf: (slug: string) => string | undefined,
): Sidebars | undefined {
  const itemsOf = (value: Written | undefined): ItemDeclaration[] =>
    Array.isArray(value) ? (value as Written[]).flatMap(itemOf) : [];
  const itemOf = (entry: Written): ItemDeclaration[] => {
    if (typeof entry === 'string') return [idOf(entry) ?? []].flat();
    if (!isObject(entry)) return [];
    const label = text(entry.label);
    const slug = text(entry.slug);
    if (slug !== undefined) {
      const page = idOf(slug);
      return page === undefined ? [] : [label === undefined ? page : { page, label }];
    }
    const link = text(entry.link);
    if (link !== undefined && label !== undefined) {
      const page = idOf(link);
      return [page === undefined ? { label, href: link } : { page, label }];
    }
    const directory = isObject(entry.autogenerate) ? text(entry.autogenerate.directory) : undefined;
    const items =
      directory === undefined
        ? itemsOf(entry.items)
        : [{ folder: directory.replaceAll(/^\/|\/$/g, '') || '.' }];
    if (items.length === 0 || label === undefined) return items;
    return [{ label, items, collapsed: entry.collapsed === true }];
  };
  const lists = readProperty(file, 'sidebar').filter((value) => Array.isArray(value));
  const items = itemsOf(lists.find((value) => (value as Written[]).length > 0));
  return items.length > 0 ? { docs: { items } } : undefined;
}

import path from 'node:path';
import type { ItemDeclaration } from '../../../lib/content/navigation/navigation';
import type { Sidebars } from '../migration';
import { readProperty, type Written } from './static-config';

const isObject = (value: Written | undefined): value is { readonly [name: string]: Written } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: Written | undefined) => (typeof value === 'string' ? value : undefined);

/** Converts the sidebars of a `.vitepress/config`, which are one list or a list for each folder. */
export function readVitepressSidebar(
  file: string,
  idOf: (link: string) => string | undefined,
): Sidebars | undefined {
  const itemsOf = (value: Written | undefined, base: string): ItemDeclaration[] =>
    Array.isArray(value) ? (value as Written[]).flatMap((entry) => itemOf(entry, base)) : [];
  const itemOf = (entry: Written, above: string): ItemDeclaration[] => {
    if (!isObject(entry)) return [];
    const label = text(entry.text);
    const base = text(entry.base) ?? above;
    const link = text(entry.link);
    const isOutside = link !== undefined && /^https?:/.test(link);
    const page = link === undefined || isOutside ? undefined : idOf(path.posix.join('/', base, link));
    const items = itemsOf(entry.items, base);
    if (items.length > 0 && label !== undefined)
      return [{ label, items, ...(page !== undefined && { page }), collapsed: entry.collapsed === true }];
    if (isOutside && label !== undefined) return [{ label, href: link }];
    if (page === undefined) return items;
    return [label === undefined ? page : { page, label }];
  };
  for (const value of readProperty(file, 'sidebar')) {
    const items = itemsOf(value, '');
    if (items.length > 0) return { docs: { items } };
    if (!isObject(value)) continue;
    const lists = Object.entries(value).flatMap(([folder, list]) => {
      const own = isObject(list) ? itemsOf(list.items, text(list.base) ?? '') : itemsOf(list, '');
      const id = folder.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'docs';
      return own.length > 0 ? [[id, { items: own }] as const] : [];
    });
    if (lists.length > 0) return Object.fromEntries(lists);
  }
  return undefined;
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ItemDeclaration } from '../../../lib/content/navigation/navigation';
import type { Sidebars } from '../migration';
import { readDefaultExport, type Written } from './static-config';

const isObject = (value: Written | undefined): value is { readonly [name: string]: Written } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: Written | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const metaFiles = ['_meta.js', '_meta.jsx', '_meta.ts', '_meta.tsx', '_meta.json', '_meta.mjs'];

/** What the `_meta` file of a folder says, by the names of its pages and folders. */
function readMeta(folder: string): { readonly [name: string]: Written } {
  const file = metaFiles.map((name) => path.join(folder, name)).find(existsSync);
  const value = file === undefined ? undefined : readDefaultExport(file);
  return isObject(value) ? value : {};
}

/** Converts the `_meta` files of a folder and of those within. */
export function readNextraSidebar(root: string, ids: ReadonlySet<string>): Sidebars | undefined {
  const itemsOf = (folder: string): ItemDeclaration[] => {
    const meta = readMeta(path.join(root, folder));
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !/^[._]/.test(name))
      .flatMap((entry) =>
        entry.isDirectory() || /\.mdx?$/.test(entry.name) ? entry.name.replace(/\.mdx?$/, '') : [],
      );
    const others = [...new Set(found)].filter((name) => !(name in meta)).sort();
    let group: { label: string; items: ItemDeclaration[] } | undefined;
    const items: ItemDeclaration[] = [];
    for (const name of [...Object.keys(meta), ...others]) {
      const value = meta[name];
      const settings = isObject(value) ? value : {};
      const title = text(value) ?? text(settings.title);
      if (settings.display === 'hidden' || name === '*') continue;
      if (settings.type === 'separator') {
        group = title === undefined ? undefined : { label: title, items: [] };
        if (group) items.push({ ...group, collapsed: false });
        continue;
      }
      const entry = itemOf(`${prefix}${name}`, title, text(settings.href));
      if (entry) (group?.items ?? items).push(entry);
    }
    return items.filter((item) => typeof item === 'string' || !('items' in item) || item.items.length > 0);
  };
  const itemOf = (
    name: string,
    title: string | undefined,
    href: string | undefined,
  ): ItemDeclaration | undefined => {
    if (href !== undefined) return { label: title ?? href, href };
    const page = [name, `${name}/index`].find((id) => ids.has(id));
    const isFolder = existsSync(path.join(root, name));
    const items = isFolder ? itemsOf(name).filter((item) => item !== page) : [];
    if (items.length > 0) {
      const last = name.split('/').at(-1) ?? name;
      const label = title ?? last.charAt(0).toUpperCase() + last.slice(1).replaceAll(/[-_]/g, ' ');
      return { label, items, ...(page !== undefined && { page }) };
    }
    if (page === undefined) return undefined;
    return title === undefined ? page : { page, label: title };
  };
  const items = itemsOf('');
  return items.length > 0 ? { docs: { items } } : undefined;
}

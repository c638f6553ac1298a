import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { parseSource } from '../../lib/content/source/parse-source';
import { routeOf } from '../../lib/content/model/routes';
import { convertFrontmatter } from './convert-frontmatter';
import { convertLinks, explicitIds, foreignRoutes, type ForeignRoutes } from './convert-links';
import { convertBadges, convertText } from './text/convert-text';
import { convertToMdx } from './text/convert-to-mdx';
import { findProject } from './find-project';
import { ImportConversion } from './imports/import-conversion';
import { Placeholders } from './imports/placeholders';
import { listFiles, listPages, readField, type ForeignPage } from './list-pages';
import { MigrationNotes, type Generator, type Sidebars } from './migration';
import { readSidebars } from './read-sidebars';
import { readProperty } from './sidebars/static-config';

/** Everything that a migration writes, by its path below the content folder. */
export interface MigratedContent {
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly pages: number;
  readonly notes: MigrationNotes;
  readonly placeholders: Placeholders;
}

/** Files at the root of a site that its build writes. */
const builtFiles =
  /^(?:robots\.txt|sitemap\.xml|feed\.xml|manifest\.webmanifest|index\.html|404\.html|_headers|redirects\.json|search-index\.json)$/;

/** The address that a page of the folder itself gets: that of the docs leads to the main page. */
const ROOT_SLUG = '/introduction';

/** Folders of translations, which Starlight has beside the pages of the default language. */
function translationFolders(docs: string, sidebarFile: string | undefined): Set<string> {
  if (sidebarFile === undefined) return new Set();
  const [locales] = readProperty(sidebarFile, 'locales');
  const names =
    typeof locales === 'object' && locales !== null && !Array.isArray(locales) ? Object.keys(locales) : [];
  return new Set(names.filter((name) => name !== 'root').map((name) => path.join(docs, name)));
}

/** The addresses by which links may name a page, with the one that it has now. */
function routesOf({ name, id, text }: ForeignPage, newText: string): [string, string][] {
  const { frontmatter } = parseSource(newText, name, false);
  const address = routeOf(id, frontmatter.slug, '/docs');
  const bare = name.replace(/\.mdx?$/i, '').replace(/(^|\/)(?:index|readme)$/i, '$1');
  const own = readField(text, 'slug');
  const slugged = bare
    .split('/')
    .map((step) => slugOf(step))
    .join('/');
  const chosen =
    own === undefined ? [] : [own.startsWith('/') ? own : path.posix.join(path.posix.dirname(bare), own)];
  return [bare, id.replace(/(^|\/)index$/, '$1'), slugged, ...chosen].map((old) => [old, address]);
}

function convertPage(
  { name, newName, text }: ForeignPage,
  from: Generator,
  routes: ForeignRoutes,
  ids: ReadonlySet<string>,
  notes: MigrationNotes,
  served: ReadonlySet<string>,
): string {
  const head = /^---[^\S\n]*\n(?:[^\n]*\n)*?---[^\S\n]*(?=\n|(?![^]))/.exec(text)?.[0] ?? '';
  const converted = convertLinks(
    convertText(text.slice(head.length), from, notes),
    routes,
    ids,
    notes,
    name.split('/')[0],
    served,
  );
  if (name !== newName)
    notes.count(newName.endsWith('.mdx') ? 'files renamed to .mdx or index' : 'files renamed to index');
  return head + (newName.endsWith('.mdx') ? convertToMdx(converted, notes) : convertBadges(converted));
}

const printModule = (value: object): string => `export default ${JSON.stringify(value, null, 2)};\n`;

/** The hosts that pages show frames of, which the policy of a page has to allow. */
function frameOrigins(texts: readonly string[]): string[] {
  const addresses = texts.flatMap((text) => [
    ...text.matchAll(/<iframe\b[^>]*?\bsrc=["'](https?:\/\/[^/"'\s]+)/g),
  ]);
  return [...new Set(addresses.map(([, origin = '']) => origin.toLowerCase()))].sort();
}

/** The configuration of a site with this content, to begin with. */
function configOf(title: string, mainDoc: string, sidebars: Sidebars, texts: readonly string[]): object {
  const items = Object.entries(sidebars)
    .filter(([, { items: entries }]) => entries === undefined || entries.length > 0)
    .map(([id]) => ({
      type: 'docSidebar',
      sidebarId: id,
      label: id.charAt(0).toUpperCase() + id.slice(1),
      position: 'left',
    }));
  const frames = frameOrigins(texts);
  return {
    title,
    url: 'https://docs.example.org',
    organizationName: title,
    docs: { mainDoc },
    navbar: { title, items },
    ...(frames.length > 0 && { embeds: { frames } }),
  };
}

/**
 * Converts the content of another generator, without writing anything.
 * @throws when the folder cannot be read or holds no page.
 */
export async function migrateContent(given: string, from: Generator): Promise<MigratedContent> {
  const notes = new MigrationNotes();
  const project = findProject(given, from);
  const { docs, statics, sidebarFile } = project;
  const translations = from === 'starlight' ? translationFolders(docs, sidebarFile) : new Set<string>();
  const found = listFiles(docs, new Set([...translations, ...(statics ? [statics] : [])]));
  const all = listPages(found, from, docs);
  const pages = all.filter(({ isPartial }) => !isPartial);
  if (pages.length === 0) throw new Error(`${given} holds no .md or .mdx file.`);
  if (translations.size > 0) notes.count('folders of translations, left out', translations.size);
  const { sidebars, unlisted } = await readSidebars(project, from, pages, notes);
  if (unlisted.size > 0) notes.count('pages that no sidebar lists', unlisted.size);

  const withHead = all.map((page) => {
    const isRoot = page.id === 'index';
    const extra = {
      ...(unlisted.has(page.id) && !page.isPartial ? { displayed_sidebar: null } : {}),
      ...(isRoot ? { slug: ROOT_SLUG } : {}),
    };
    return { page, text: convertFrontmatter(page.text, from, page.name, notes, extra) };
  });
  const routes = foreignRoutes(
    withHead.filter(({ page }) => !page.isPartial).flatMap(({ page, text }) => routesOf(page, text)),
  );
  const ids = explicitIds(all.map(({ text }) => text));
  const files = new Map<string, string | Buffer>();
  const allServed = statics ? listFiles(statics, new Set()) : [];
  const served = allServed.filter(({ name }) => !builtFiles.test(name));
  if (served.length < allServed.length)
    notes.count('files that the build writes itself, left out', allServed.length - served.length);
  const servedNames = new Set(served.map(({ name }) => name));
  const convert = (page: ForeignPage) => convertPage(page, from, routes, ids, notes, servedNames);
  const placeholders = new Placeholders();
  const imports = new ImportConversion(project, all, found, convert, placeholders, notes);
  for (const { page, text } of withHead)
    files.set(`docs/${page.newName}`, imports.convert(page, convert({ ...page, text })));
  for (const [name, content] of imports.brought) files.set(name, content);
  if (placeholders.uses.length > 0) files.set('components.tsx', placeholders.print());
  const names = new Set(all.map(({ name }) => name));
  for (const { name, path: file } of found.filter((each) => !names.has(each.name)))
    if (!/(^|\/)_meta\.\w+$/.test(name)) files.set(`docs/${name}`, readFileSync(file));
  for (const { name, path: file } of served) files.set(`public/${name}`, readFileSync(file));
  if (served.length > 0) notes.count('files for public/', served.length);
  const title = path.basename(path.resolve(given));
  const first =
    pages.find(({ text }) => readField(text, 'slug') === '/') ??
    pages.find(({ id }) => id === 'index') ??
    pages[0];
  const texts = all.map(({ text }) => text);
  files.set('navigation.ts', printModule(sidebars));
  files.set('site.config.ts', printModule(configOf(title, first?.id ?? '', sidebars, texts)));
  return { files, pages: pages.length, notes, placeholders };
}

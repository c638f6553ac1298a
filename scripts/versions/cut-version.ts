import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../lib/config/environment';
import { getSite, type Site } from '../../lib/config/site';
import { navigationFile, readIndex } from '../../lib/content/index/read-index';
import { readVersions } from '../../lib/content/model/versions';
import { translationFolder } from '../../lib/content/source/translated-sources';
import { ContentError, displayPath } from '../../lib/config/diagnostics/diagnostic';
import { isBelowPath } from '../../lib/config/paths/paths';
import { RELEASE_FILES, RELEASE_FOLDER } from '../../lib/config/toolkit';

/** Name of the version that is written on. */
const ORIGIN = 'current';

/** What was cut. */
export interface CutVersion {
  /** Folder of its pages. */
  readonly folder: string;
  /** What to add to `docs.versions`, as code. */
  readonly entry: string;
}

/** Throws when a name cannot be that of a new version. */
async function requireFreeName(name: string, site: Site, folders: readonly string[]): Promise<void> {
  if (!/^[a-z\d][\w.-]*$/i.test(name) || name.endsWith('.'))
    throw new Error(
      `"${name}" cannot name a version. Write letters, digits, '.', '-' and '_', for example 1.0.`,
    );
  const route = `${site.docs.path}/${name}`;
  const known = site.docs.versions.find((version) => version.name === name || version.path === route);
  const place = known ? 'site.config.ts' : folders.filter(existsSync).map(displayPath)[0];
  if (place !== undefined)
    throw new Error(`The version ${name} exists already (${place}). Choose another name.`);
  const { pages, diagnostics } = await readIndex(site);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  const page = pages.find((candidate) => isBelowPath(candidate.path, route));
  if (page)
    throw new Error(
      `The pages of ${name} would be below ${route}, where ${page.path} is. Choose another name.`,
    );
}

/** Imports that count from the folder of a file, as they are from another folder. */
function moveImports(source: string, from: string, to: string): string {
  return source.replaceAll(
    /(\bfrom\s+|\bimport\s+|\bimport\()(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, start: string, quote: string, name: string) => {
      const moved = path.relative(to, path.resolve(from, name)).split(path.sep).join('/');
      return `${start}${quote}${moved.startsWith('.') ? moved : `./${moved}`}${quote}`;
    },
  );
}

/**
 * Cuts a version of the docs from the current state: pages, their translations, navigation, the toolkit's package and its
 * API data.
 * @param pack writes the toolkit's package into a folder.
 * @throws {Error} when the name is wrong or in use, or the content has errors; nothing is changed then.
 */
export async function cutVersion(name: string, pack: (folder: string) => void): Promise<CutVersion> {
  const site = await getSite();
  const { contentFolder } = readEnvironment();
  const origin = readVersions(site.docs).find((version) => version.name === ORIGIN);
  if (!origin) throw new Error(`site.config.ts has no version called ${ORIGIN} to cut from.`);
  const roots = [
    contentFolder,
    ...site.i18n.locales.map((locale) => translationFolder(contentFolder, locale)),
  ];
  const copies = roots.map((root) => ({
    from: path.join(root, origin.folder),
    to: path.join(root, 'versioned_docs', name),
  }));
  await requireFreeName(
    name,
    site,
    copies.map(({ to }) => to),
  );
  const folder = path.join(contentFolder, 'versioned_docs', name);
  const release = path.join(folder, RELEASE_FOLDER);
  const navigation = navigationFile(contentFolder, origin);
  try {
    for (const { from, to } of copies) if (existsSync(from)) cpSync(from, to, { recursive: true });
    const text = moveImports(readFileSync(navigation, 'utf8'), path.dirname(navigation), folder);
    writeFileSync(path.join(folder, 'navigation.ts'), text);
    mkdirSync(release);
    for (const file of RELEASE_FILES) cpSync(file, path.join(release, path.basename(file)));
    pack(release);
  } catch (error) {
    for (const { to } of copies) rmSync(to, { recursive: true, force: true });
    throw error;
  }
  return { folder, entry: `{ name: '${name}', label: '${name}', path: '${site.docs.path}/${name}' }` };
}

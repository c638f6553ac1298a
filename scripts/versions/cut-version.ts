import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../lib/config/environment';
import { getSite, type Site } from '../../lib/config/site';
import { navigationFile, readIndex } from '../../lib/content/index/read-index';
import { readVersions, type Version } from '../../lib/content/model/versions';
import { ContentError, displayPath } from '../../lib/config/diagnostics/diagnostic';
import { isBelowPath } from '../../lib/config/paths/paths';
import { RELEASE_FILES, RELEASE_FOLDER } from '../../lib/config/toolkit';
import { addVersionToConfig } from './add-to-config';
import { stageTranslations, versionTranslations } from './stage-translations';

/** Name of the version that is written on. */
const ORIGIN = 'current';

/** What was cut. */
export interface CutVersion {
  /** Folder of its pages. */
  readonly folder: string;
  /** What has to be added to `docs.versions` by hand; undefined when the configuration has it. */
  readonly entryToAdd: string | undefined;
}

/** Tells why a name cannot be that of a new version. */
async function requireFreeName(name: string, site: Site, folders: readonly string[]): Promise<void> {
  if (!/^[a-z\d][\w.-]*$/i.test(name) || name.endsWith('.'))
    throw new Error(
      `"${name}" cannot name a version. Write letters, digits, '.', '-' and '_', for example 1.0.`,
    );
  const route = `${site.docs.path}/${name}`;
  const known = site.docs.versions.find((version) => version.name === name || version.path === route);
  const taken = folders.filter((folder) => existsSync(folder)).map(displayPath);
  const [place] = known ? ['site.config.ts'] : taken;
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

/** Writes the pages, the navigation and the toolkit of now into a new folder. */
function copyState(
  target: string,
  finalFolder: string,
  origin: Version,
  pack: (folder: string) => void,
): void {
  const { contentFolder } = readEnvironment();
  const source = path.join(contentFolder, origin.folder);
  cpSync(source, target, { recursive: true, dereference: true });
  const navigation = navigationFile(contentFolder, origin);
  const text = moveImports(readFileSync(navigation, 'utf8'), path.dirname(navigation), finalFolder);
  writeFileSync(path.join(target, 'navigation.ts'), text);
  const release = path.join(target, RELEASE_FOLDER);
  mkdirSync(release, { recursive: true });
  for (const file of RELEASE_FILES) cpSync(file, path.join(release, path.basename(file)));
  pack(release);
}

/** The changed configuration next to the present one, once it has been read; undefined when it cannot be changed safely. */
async function writeConfig(name: string, entry: string): Promise<string | undefined> {
  const { configFile } = readEnvironment();
  const changed = addVersionToConfig(readFileSync(configFile, 'utf8'), ORIGIN, entry);
  if (changed === undefined) return undefined;
  const fresh = path.join(path.dirname(configFile), `.cut-${process.pid}-${path.basename(configFile)}`);
  writeFileSync(fresh, changed);
  const read = await getSite({ ...process.env, SITE_CONFIG: fresh }).catch(() => undefined);
  if (read?.docs.versions.some((version) => version.name === name)) return fresh;
  rmSync(fresh);
  return undefined;
}

/**
 * Cuts a version of the docs from the current state: pages, their translations, navigation, the toolkit's package and its
 * API data. All of it is written aside and put in its place by renames.
 * @param pack writes the toolkit's package into a folder.
 * @throws {Error} when the name is wrong or in use, or the content has errors; nothing is changed then.
 */
export async function cutVersion(name: string, pack: (folder: string) => void): Promise<CutVersion> {
  const site = await getSite();
  const { contentFolder, configFile } = readEnvironment();
  const folder = path.join(contentFolder, 'versioned_docs', name);
  const translated = site.i18n.locales.map((locale) => versionTranslations(contentFolder, locale, name));
  await requireFreeName(name, site, [folder, ...translated]);
  const origin = readVersions(site.docs).find((version) => version.name === ORIGIN);
  if (!origin) throw new Error(`site.config.ts has no version called ${ORIGIN} to cut from.`);
  mkdirSync(path.dirname(folder), { recursive: true });
  const aside = mkdtempSync(path.join(path.dirname(folder), '.cut-'));
  const translations = stageTranslations(contentFolder, origin, name, site.i18n.locales);
  try {
    translations.copy();
    copyState(aside, folder, origin, pack);
    const entry = `{ name: '${name}', label: '${name}', path: '${site.docs.path}/${name}' }`;
    const config = await writeConfig(name, entry);
    // What mkdtemp makes is for this user alone.
    chmodSync(aside, 0o755);
    renameSync(aside, folder);
    try {
      translations.place();
      if (config !== undefined) renameSync(config, configFile);
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    return { folder, entryToAdd: config === undefined ? entry : undefined };
  } catch (error) {
    translations.discard();
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

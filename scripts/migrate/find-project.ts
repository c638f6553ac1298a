import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Generator } from './migration';

/** Where a foreign project has its parts. */
export interface ForeignProject {
  /** Folder of the pages. */
  readonly docs: string;
  /** Folder of the project, in which its imports count. */
  readonly root: string;
  /** The configuration that names the sidebars. */
  readonly sidebarFile: string | undefined;
  /** Folder of files that are served as they are. */
  readonly statics: string | undefined;
}

const docsFolders: Readonly<Record<Generator, readonly string[]>> = {
  docusaurus: ['docs'],
  starlight: ['src/content/docs'],
  nextra: ['content', 'src/content', 'pages', 'src/pages'],
  vitepress: ['docs', 'src'],
  markdown: ['docs'],
};

const configFiles: Readonly<Record<Generator, readonly string[]>> = {
  // A repository often has the site in a folder beside the docs.
  docusaurus: ['', 'website/'].flatMap((folder) =>
    ['js', 'ts', 'cjs', 'mjs', 'json'].map((ending) => `${folder}sidebars.${ending}`),
  ),
  starlight: ['mjs', 'ts', 'js', 'mts'].map((ending) => `astro.config.${ending}`),
  nextra: [],
  vitepress: ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
    `.vitepress/config.${ending}`,
    `.vitepress/config/index.${ending}`,
  ]),
  markdown: [],
};

const isFolder = (folder: string) => existsSync(folder) && statSync(folder).isDirectory();

/**
 * Finds the parts of a project from its root or from the folder of its pages.
 * @throws when there is no such folder.
 */
export function findProject(given: string, from: Generator): ForeignProject {
  const folder = path.resolve(given);
  if (!isFolder(folder)) throw new Error(`${given} is not a folder.`);
  const docs =
    docsFolders[from]
      .map((name) => path.join(folder, name))
      .find((name) => isFolder(name) && from !== 'markdown') ?? folder;
  const around: string[] = [];
  // A configuration is at most four folders above the pages.
  for (let at = docs; around.length < 5; at = path.dirname(at)) around.push(at);
  const find = (names: readonly string[], isRight: (file: string) => boolean) =>
    around.flatMap((at) => names.map((name) => path.join(at, name))).find(isRight);
  const above = around.slice(1);
  const statics =
    from === 'markdown'
      ? undefined
      : [...above, docs]
          .flatMap((at) => ['static', 'public'].map((name) => path.join(at, name)))
          .find((name) => isFolder(name) && name.startsWith(folder === docs ? path.dirname(docs) : folder));
  const sidebarFile = find(configFiles[from], existsSync);
  const packageFile = find(['package.json'], existsSync);
  const root = path.dirname(
    from === 'docusaurus' && sidebarFile !== undefined ? sidebarFile : (packageFile ?? docs),
  );
  return { docs, root, sidebarFile, statics };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfigInput } from '../../lib/config/schema';
import fixtureConfig from '../fixtures/full/site.config';

/** A site that has to build: how many versions and languages it has, and what the shell shows. */
interface Shape {
  readonly name: string;
  /** Names of the versions, the newest first; pages of the second one have the shortest URLs. */
  readonly versions: readonly string[];
  readonly locales: readonly string[];
  readonly hasAnnouncement: boolean;
  /** Whether the pages display a sidebar. */
  readonly hasSidebar: boolean;
}

const threeVersions: Shape = {
  name: 'three-versions',
  versions: ['current', '2.0', '1.0'],
  locales: ['en', 'de'],
  hasAnnouncement: true,
  hasSidebar: true,
};

/** Every shape; all differ from the first in one thing. */
export const shapes: readonly Shape[] = [
  threeVersions,
  { ...threeVersions, name: 'one-version', versions: ['current'] },
  { ...threeVersions, name: 'two-versions', versions: ['current', '1.0'] },
  { ...threeVersions, name: 'three-languages', locales: ['en', 'de', 'fr'] },
  { ...threeVersions, name: 'no-announcement', hasAnnouncement: false },
  { ...threeVersions, name: 'no-sidebar', hasSidebar: false },
];

/** Path of the pages of a version. */
function versionPath({ versions }: Pick<Shape, 'versions'>, version: string): string {
  const latest = versions[1] ?? 'current';
  if (version === latest) return '/docs';
  return version === 'current' ? '/docs/next' : `/docs/${version}`;
}

/** The configuration of a site of this shape, with each kind of item in its bar. */
function configOf({ name, hasAnnouncement, hasSidebar, ...shape }: Shape): SiteConfigInput {
  const { announcementBar, navbar, ...others } = fixtureConfig;
  return {
    ...others,
    title: 'Shape',
    tagline: `The shape ${name}`,
    i18n: { defaultLocale: 'en', locales: [...shape.locales] },
    docs: {
      mainDoc: 'tutorial/intro',
      versions: shape.versions.map((version) => ({
        name: version,
        label: version === 'current' ? 'Next' : version,
        path: versionPath(shape, version),
      })),
    },
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true },
    ...(hasAnnouncement && { announcementBar }),
    // An item that leads to an empty sidebar is a mistake.
    navbar: { ...navbar, items: navbar?.items?.filter(({ type }) => hasSidebar || type !== 'docSidebar') },
  };
}

/** A page that is written, by its path in the built site. */
export type WrittenPage = ReturnType<typeof writeShape>['groups'][number][number];

/** Each file is below the folder of a version, without its ending. */
const sections = [
  { file: 'tutorial/intro', title: 'Intro' },
  { file: 'tutorial/deep/leaf', title: 'Leaf' },
  { file: 'api/overview', title: 'Reference' },
  { file: 'releases/index', title: 'Releases' },
  { file: 'examples/index', title: 'Examples' },
];

function pagesOf(version: string) {
  return [
    ...sections,
    // A page that other versions lack.
    ...(version === 'current' ? [{ file: 'tutorial/only-next', title: 'Only next' }] : []),
    ...[1, 2, 3, 4].map((number) => ({ file: `api/plain-${number}`, title: `Plain ${number}` })),
  ];
}

function textOf(title: string, hasSidebar: boolean): string {
  const hidden = hasSidebar ? '' : 'displayed_sidebar: null\n';
  return `---\ntitle: ${title}\n${hidden}---\n\nWords about ${title}.\n\n## One\n\nMore words.\n`;
}

const folders = ['tutorial', 'api', 'releases', 'examples'];
const NAVIGATION = `export default ${JSON.stringify(Object.fromEntries(folders.map((folder) => [folder, { folder }])))};\n`;

/** Writes the configuration and the content of a site of this shape into an empty `folder`. */
export function writeShape(shape: Shape, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const config = configOf(shape);
  write('site.config.ts', `export default ${JSON.stringify(config, null, 2)};\n`);
  write('content/navigation.ts', NAVIGATION);
  for (const version of shape.versions) {
    const versionFolder = version === 'current' ? 'docs' : `versioned_docs/${version}`;
    for (const page of pagesOf(version))
      write(`content/${versionFolder}/${page.file}.mdx`, textOf(page.title, shape.hasSidebar));
  }
  // The pages of each version in each language, one list for each.
  const groups = shape.locales.flatMap((locale) =>
    shape.versions.map((version) =>
      pagesOf(version).map(({ file, title }) => ({
        path: `${locale === 'en' ? '' : `/${locale}`}${versionPath(shape, version)}/${file.replace(/index$/, '')}`,
        title,
      })),
    ),
  );
  return {
    env: { SITE_CONFIG: `${folder}/site.config.ts`, CONTENT_DIR: `${folder}/content` },
    groups,
  };
}

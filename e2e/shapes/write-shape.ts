import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configOf, versionPath, type Shape } from './shapes';

interface ShapePage {
  /** File below the folder of a version, without its ending. */
  readonly file: string;
  readonly title: string;
  readonly isPlain?: boolean;
}

export interface WrittenPage {
  /** Path in the built site. */
  readonly path: string;
  readonly title: string;
}

export interface WrittenShape {
  readonly env: { readonly SITE_CONFIG: string; readonly CONTENT_DIR: string };
  /** The pages of each version in each language, one list for each. */
  readonly groups: readonly (readonly WrittenPage[])[];
}

const sections: readonly ShapePage[] = [
  { file: 'tutorial/start', title: 'Start' },
  { file: 'tutorial/basics/deep', title: 'Deep' },
  { file: 'api/index', title: 'Reference' },
  { file: 'releases/index', title: 'Releases' },
  { file: 'examples/index', title: 'Examples' },
];

function pagesOf({ plainPages }: Shape, version: string): ShapePage[] {
  const numbers = Array.from({ length: plainPages }, (_, index) => index + 1);
  return [
    ...sections,
    // A page that other versions lack.
    ...(version === 'current' ? [{ file: 'tutorial/only-next', title: 'Only next' }] : []),
    ...numbers.map((number) => ({
      file: `tutorial/plain-${number}`,
      title: `Plain ${number}`,
      isPlain: true,
    })),
  ];
}

function textOf({ title, isPlain }: ShapePage, hasSidebar: boolean): string {
  const frontmatter = [`title: ${title}`, ...(hasSidebar ? [] : ['displayed_sidebar: null'])];
  const paragraph = (number: number) =>
    `Paragraph ${number} about ${title}, with words enough to fill a line or two of the page so that it can be scrolled.`;
  const body = isPlain
    ? ['Words.']
    : [
        `First words about ${title}.`,
        '## One',
        ...[1, 2, 3, 4].map(paragraph),
        '## Two',
        ...[5, 6, 7].map(paragraph),
      ];
  return `---\n${frontmatter.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

const NAVIGATION = `export default {
  tutorial: { folder: 'tutorial', categories: [{ label: 'Basics', folder: 'basics', position: 2 }] },
  api: { folder: 'api' },
  releases: { folder: 'releases' },
  examples: { folder: 'examples' },
};
`;

/** Writes the configuration and the content of a site of this shape into an empty `folder`. */
export function writeShape(shape: Shape, folder: string): WrittenShape {
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
    for (const page of pagesOf(shape, version))
      write(`content/${versionFolder}/${page.file}.mdx`, textOf(page, shape.hasSidebar));
  }
  const groups = shape.locales.flatMap((locale) =>
    shape.versions.map((version) =>
      pagesOf(shape, version).map(({ file, title }) => ({
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

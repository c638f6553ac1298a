import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { EnvironmentError, readEnvironment } from '../../config/environment';
import { getSite } from '../../config/site';
import siteConfig from '@/site.config';
import { checkContent } from './check-content';
import { fileNames, slugs } from './fixtures/bad-inputs/urls';
import { frontmatters } from './fixtures/bad-inputs/frontmatter-lines';
import { randomTexts, refusedTexts, type TextCase } from './fixtures/bad-inputs/page-texts';
import { changedSettings, environments } from './fixtures/bad-inputs/settings';
import { encodePath } from '../../config/paths/paths';
import { useEnvironment, useFolder } from '../../config/fixtures/use-environment';
import { navigationText, pageText, writeContent, writeFiles } from '../../config/fixtures/write-content';
import { readIndex } from '../../content/index/read-index';
import { readNavigation } from '../../content/navigation/read-navigation';

/*
 * Bad inputs by the hundred. Each must end in an error or a warning that names the file, the line and the fix, or be
 * accepted because it works. `BAD_INPUTS_SEED=7 npx jest bad-inputs` tries others than the checks do.
 */
const seed = Number(process.env.BAD_INPUTS_SEED ?? 1);
const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.sample(arbitrary, { seed, numRuns: count });

jest.setTimeout(300_000);
beforeAll(() => console.info(`Bad inputs with seed ${seed}`));

/** What an error lacks to be of use to a writer; undefined when it has everything. */
function lackOf({ file, line, message, fix }: Diagnostic, needsLine = true): string | undefined {
  if (file === '') return 'no file';
  if (fix.trim() === '' && !message.includes(' must be ')) return 'no fix';
  if (needsLine && !(Number(line) > 0)) return 'no line';
  return undefined;
}

/** The errors that lack something, each with what it lacks. */
const incomplete = (diagnostics: readonly Diagnostic[], needsLine = true) =>
  diagnostics.map((diagnostic) => [lackOf(diagnostic, needsLine), diagnostic]).filter(([lack]) => lack);

/** Lines above the text of a page that `pageText` writes. */
const headLines = 5;

/** The check of a content that holds these pages of the tutorial next to a sound one, and its errors by file. */
async function checkTutorial(pages: Readonly<Record<string, string>>) {
  const files = Object.entries(pages).map(([name, text]) => [`docs/tutorial/${name}`, text] as const);
  useFolder(writeContent({ 'site.config.ts': soundConfig, ...Object.fromEntries(files) }));
  useEnvironment({ CONTENT_DIR: '.' });
  const { diagnostics, warnings } = await checkContent();
  const known = (file: string) =>
    [...diagnostics, ...warnings.fileWarnings].filter((diagnostic) => diagnostic.file === file);
  return { diagnostics, of: (name: string) => known(`docs/tutorial/${name}`) };
}

const soundConfig = `export default ${JSON.stringify({
  title: 'Eidos',
  url: 'https://example.org',
  organizationName: 'Eidos',
  docs: { mainDoc: 'tutorial/philosophy' },
})};\n`;

it('texts that no page can hold are refused at their lines, and texts put together at random are refused or rendered', async () => {
  const texts: TextCase[] = [...sample(refusedTexts, 350), ...sample(randomTexts, 350)];
  const pages = texts.map((text, index) => [`page-${index}.mdx`, pageText(`Page ${index}`, '', text.body)]);
  const { diagnostics, of } = await checkTutorial(Object.fromEntries(pages) as Record<string, string>);

  expect(incomplete(diagnostics)).toEqual([]);
  const silent = texts.flatMap((text, index) => {
    const line = text.line && headLines + text.line;
    const found = of(`page-${index}.mdx`);
    const isReported = found.some((diagnostic) => line === undefined || diagnostic.line === line);
    return text.isRefused && !isReported ? [{ ...text, line, found }] : [];
  });
  expect(silent).toEqual([]);
});

it('frontmatter is refused at its line, or read', async () => {
  const texts = sample(frontmatters, 250);
  const pages = texts.map((text, index) => [`page-${index}.mdx`, text]);
  const { diagnostics } = await checkTutorial(Object.fromEntries(pages) as Record<string, string>);
  expect(incomplete(diagnostics)).toEqual([]);
});

it('names of files and slugs are refused, or make a URL that leads to their page', async () => {
  const names = [...new Set(sample(fileNames, 150))].map((name) => `${name}.mdx`);
  const named = names.map((name, index) => [name, pageText(`Named ${index}`)] as const);
  const slugged = sample(slugs, 150).map(
    (slug, index) => [`slug-${index}.mdx`, pageText(`Slug ${index}`, `slug: ${slug}`)] as const,
  );
  const { diagnostics } = await checkTutorial(Object.fromEntries([...named, ...slugged]));
  expect(incomplete(diagnostics, false)).toEqual([]);

  const refused = new Set(diagnostics.map(({ file }) => file));
  const { pages } = await readIndex(await getSite());
  for (const { path: route, sourceFile } of pages) {
    if (refused.has(displayPath(sourceFile))) continue;
    const url = encodePath(route);
    expect(new URL(url, 'https://example.org').pathname).toBe(url);
    expect(decodeURIComponent(url)).toBe(route);
    expect(route.split('/').every((segment) => Buffer.byteLength(segment) <= 200)).toBe(true);
  }
});

it('configurations are refused with the lines of their keys, or can be used', async () => {
  const file = path.join(writeFiles({}), 'site.config.ts');
  for (const config of sample(changedSettings(siteConfig), 300)) {
    const text = `export default ${JSON.stringify(config, null, 2)};\n`;
    writeFileSync(file, text);
    try {
      const site = await getSite({ SITE_CONFIG: file });
      expect(new URL(site.url).origin).toBe(site.url);
      expect(site.basePath).toMatch(/^(\/[^/?#\s]+)*$/);
      for (const { activeBaseRegex = '' } of site.navbar.items as { activeBaseRegex?: string }[])
        new RegExp(activeBaseRegex);
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      const { diagnostics } = error as ContentError;
      expect(incomplete(diagnostics)).toEqual([]);
    }
  }
});

const navigation = {
  tutorial: {
    folder: 'tutorial',
    categories: [{ label: 'Guides', folder: 'guides', position: 3, collapsed: true, collapsible: true }],
    links: [{ label: 'Repository', href: 'https://example.org', position: 9 }],
  },
};

it('navigations are refused with the lines of their keys, or can be used', async () => {
  const file = path.join(writeFiles({}), 'navigation.ts');
  for (const change of sample(changedSettings(navigation), 150)) {
    writeFileSync(file, navigationText(change as object));
    try {
      const read = await readNavigation(file);
      expect(read.navigation.api?.folder).toBe('api');
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      const { diagnostics } = error as ContentError;
      expect(incomplete(diagnostics)).toEqual([]);
    }
  }
});

it('environments are refused with the names of their variables, or can be used', () => {
  for (const variables of sample(environments, 200)) {
    try {
      const { siteUrl = 'https://example.org', basePath = '', port } = readEnvironment(variables);
      expect(new URL(siteUrl).origin).toBe(siteUrl);
      expect(new URL(basePath, siteUrl).pathname).toBe(basePath || '/');
      expect(port >= 1 && port <= 65535).toBe(true);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      for (const line of error.message.split('\n')) expect(line).toMatch(/^[A-Z_]+: is .+ Write .+/);
    }
  }
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../config/diagnostics/group-by';
import { sampleModule } from '../../mdx/sample-module';
import { scopeImports } from '../../mdx/plugins/code/scope-imports';
import type { Sample } from './collect-samples';

/** The compiler in native code, which needs a fifth of the time for the types of the toolkit. */
const COMPILER = path.resolve('node_modules/typescript-7/bin/tsc');

/** Bundlers let a module import a style sheet; this declares such an import to the compiler. */
const BUNDLER_GLOBALS = "declare module '*.css';";

/** The text of a sample's file: of a live one the module that its Copy button gives. */
const moduleOf = ({ code, flags }: Sample): string =>
  flags.has('live') ? sampleModule(code, scopeImports(code), flags.has('noInline')) : code;

const extensionOf = ({ language, flags }: Sample) => (flags.has('live') || language === 'tsx' ? 'tsx' : 'ts');

/** Writes each sample with the files of its page that came before it into a folder of its own; returns the samples' files. */
function writeSamples(samples: readonly Sample[], root: string): readonly string[] {
  const latest = new Map<string, Map<string, string>>();
  return samples.map((sample, index) => {
    const folder = path.join(root, String(index));
    const earlier = latest.get(sample.page) ?? new Map<string, string>();
    latest.set(sample.page, earlier);
    // Any other title says what the sample is about.
    const fileName = /\.tsx?$/.test(sample.title ?? '') ? sample.title : undefined;
    const name = fileName ?? `sample.${extensionOf(sample)}`;
    if (fileName !== undefined) earlier.set(fileName, moduleOf(sample));
    // A sample without imports is a module all the same, or its names would be those of every other sample.
    for (const [title, code] of [...earlier, [name, `${moduleOf(sample)}\nexport {};\n`] as const]) {
      mkdirSync(path.dirname(path.join(folder, title)), { recursive: true });
      writeFileSync(path.join(folder, title), code);
    }
    return path.join(folder, name);
  });
}

/**
 * The errors of each sample's types, by the sample; samples are strict modules over the toolkit's public entries.
 * @throws when the compiler cannot run.
 */
export function checkTypes(samples: readonly Sample[]): ReadonlyMap<Sample, string[]> {
  mkdirSync('.cache', { recursive: true });
  // Inside the repository, so that they find its packages.
  const root = mkdtempSync(path.resolve('.cache/samples-'));
  try {
    const files = writeSamples(samples, root);
    writeFileSync(path.join(root, 'bundler.d.ts'), BUNDLER_GLOBALS);
    const config = {
      extends: '../../tsconfig.json',
      // Projects that Vite creates set `verbatimModuleSyntax`.
      compilerOptions: { incremental: false, types: ['node', 'react'], verbatimModuleSyntax: true },
      include: [],
      files: [path.join(root, 'bundler.d.ts'), ...files],
    };
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(config));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [COMPILER, '--project', root, '--pretty', 'false'],
      { encoding: 'utf8' },
    );
    // A message continues on lines that are indented.
    const errors = stdout.matchAll(/^(\S.*?)\(\d+,\d+\): error \w+: (.*(?:\n +.*)*)/gm);
    const messages = groupBy([...errors], ([, file = '']) => path.resolve(file));
    // An error of the compiler itself belongs to no file.
    if (status !== 0 && messages.size === 0)
      throw new Error(`The compiler could not check the samples: ${stdout}${stderr}`);
    return new Map(
      samples.map((sample, index) => [
        sample,
        (messages.get(files[index]!) ?? []).map(([, , message = '']) => message),
      ]),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

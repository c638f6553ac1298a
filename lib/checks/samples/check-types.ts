import path from 'node:path';
import ts from 'typescript';
import { sampleModule } from '../../mdx/sample-module';
import { scopeImports } from '../../mdx/plugins/code/scope-imports';
import type { Sample } from './collect-samples';

/** Folder that the samples pretend to lie in: inside the repository, so that they find its packages. */
const ROOT = path.resolve('.cache/samples');

/** Bundlers let a module import a style sheet; this declares such an import to the compiler. */
const BUNDLER_GLOBALS = "declare module '*.css';";

/** The text of a sample's file: of a live one the module that its Copy button gives. */
function moduleOf({ code, flags }: Sample): string {
  return flags.has('live') ? sampleModule(code, scopeImports(code), flags.has('noInline')) : code;
}

interface SampleFile {
  readonly sample: Sample;
  /** Absolute path of the sample itself. */
  readonly file: string;
}

const extensionOf = ({ language, flags }: Sample) => (flags.has('live') || language === 'tsx' ? 'tsx' : 'ts');

/** Lays out each sample with the files of its page that came before it, in a folder of its own. */
function layOut(samples: readonly Sample[], files: Map<string, string>): SampleFile[] {
  const latest = new Map<string, Map<string, string>>();
  return samples.map((sample, index) => {
    const folder = path.join(ROOT, String(index));
    const earlier = latest.get(sample.page) ?? new Map<string, string>();
    latest.set(sample.page, earlier);
    // Any other title says what the sample is about.
    const fileName = /\.tsx?$/.test(sample.title ?? '') ? sample.title : undefined;
    const name = fileName ?? `sample.${extensionOf(sample)}`;
    if (fileName !== undefined) earlier.set(fileName, moduleOf(sample));
    for (const [title, code] of earlier) files.set(path.join(folder, title), code);
    // A sample without imports is a module all the same, or its names would be those of every other sample.
    files.set(path.join(folder, name), `${moduleOf(sample)}\nexport {};\n`);
    return { sample, file: path.join(folder, name) };
  });
}

function createHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const directories = new Set(
    [...files.keys()].flatMap((file) => [path.dirname(file), path.dirname(path.dirname(file))]),
  );
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    directoryExists: (folder) => directories.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file, version, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version, true);
    },
  };
}

/**
 * The errors of each sample's types, by the sample; samples are strict modules over the toolkit's public entries.
 * @param globals declarations of what the samples find around them
 */
export function checkTypes(samples: readonly Sample[], globals = ''): ReadonlyMap<Sample, string[]> {
  const files = new Map([[path.join(ROOT, 'bundler.d.ts'), `${BUNDLER_GLOBALS}\n${globals}`]]);
  const ambient = [...files.keys()];
  const laidOut = layOut(samples, files);
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  // Projects that Vite creates set `verbatimModuleSyntax`.
  const settings = {
    ...options,
    incremental: false,
    plugins: undefined,
    types: ['node', 'react'],
    verbatimModuleSyntax: true,
  };
  const roots = [...ambient, ...laidOut.map(({ file }) => file)];
  const program = ts.createProgram(roots, settings, createHost(settings, files));
  return new Map(
    laidOut.map(({ sample, file }) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [sample, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

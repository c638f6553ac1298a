import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { displayPath } from '../../../diagnostics/display-path';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';
import { readAttributes } from './code-meta';
import { excerptOf, readPart } from './excerpt';
import { languageOfFile } from './languages';

interface CodeFilesOptions {
  /** Absolute path of the page, from which the paths of files count. */
  readonly sourceFile: string | undefined;
  /** Receives the files that the page is made of. */
  readonly files: string[];
  readonly diagnostics: TextDiagnostic[];
}

const rootMark = '<rootDir>/';

/** Absolute path of a file: from the page's folder, or behind `<rootDir>/` from the working directory. */
function locate(written: string, sourceFile: string | undefined): string {
  if (written.startsWith(rootMark)) return path.resolve(written.slice(rootMark.length));
  return path.resolve(sourceFile === undefined ? '.' : path.dirname(sourceFile), written);
}

function isWithin(file: string, folder: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

/** Puts the code of a file into fences with `file="./sample.ts#L3-L9"`, so that what a page shows is what the file says. */
export function remarkCodeFiles({ sourceFile, files, diagnostics }: CodeFilesOptions) {
  const fill = (node: Code, written: string): Pick<TextDiagnostic, 'message' | 'fix'> | undefined => {
    const [, name = '', hash = ''] = /^([^#]*)(.*)$/.exec(written) ?? [];
    const file = locate(name, sourceFile);
    const folders = [process.cwd(), ...(sourceFile === undefined ? [] : [path.dirname(sourceFile)])];
    if (!folders.some((folder) => isWithin(file, folder)))
      return {
        message: `The file of the code, ${name}, is outside of the project.`,
        fix: 'Copy it into the project.',
      };
    if (node.value !== '')
      return {
        message: `The fence names the file ${name} and holds code too.`,
        fix: 'Remove one of the two.',
      };
    const part = readPart(hash);
    if (!part)
      return {
        message: `"${hash}" is not a part of a file.`,
        fix: 'Write lines, #L3-L9, or the name of a region, #name.',
      };
    files.push(file);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return {
        message: `There is no file ${displayPath(file)}, whose code the page shows.`,
        fix: `Correct the path, which counts from the page, or write ${rootMark}path to count from the root of the project.`,
      };
    }
    const excerpt = excerptOf(text, part);
    if (excerpt === undefined)
      return {
        message:
          part.kind === 'region'
            ? `${displayPath(file)} has no region "${part.name}".`
            : `${displayPath(file)} has ${text.replace(/\n$/, '').split('\n').length} lines, and the page shows ${hash}.`,
        fix:
          part.kind === 'region'
            ? `Put "#region ${part.name}" and "#endregion" into comments around the lines.`
            : 'Correct the numbers of the lines.',
      };
    node.value = excerpt;
    node.lang ??= languageOfFile(file);
    return undefined;
  };

  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const meta = node.lang?.includes('=') ? `${node.lang} ${node.meta ?? ''}` : (node.meta ?? '');
      const written = readAttributes(meta).attributes.get('file');
      if (written === undefined) return;
      if (node.lang?.includes('=')) Object.assign(node, { lang: null, meta });
      const found = fill(node, written);
      if (found) diagnostics.push({ line: node.position?.start.line, ...found });
    });
  };
}

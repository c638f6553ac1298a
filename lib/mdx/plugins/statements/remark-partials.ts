import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type {} from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';

interface PartialsOptions {
  /** Absolute path of the page, from which the paths of files count. */
  readonly sourceFile: string | undefined;
  /** Receives the files that the page is made of. */
  readonly files: string[];
  readonly diagnostics: TextDiagnostic[];
}

/** Partials within partials: more are a circle. */
const deepest = 10;

/** What an import statement says when it names nothing but the text of another file. */
function readImport({ data }: MdxjsEsm): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const statement of data?.estree?.body ?? []) {
    if (statement.type !== 'ImportDeclaration') return undefined;
    const [specifier, ...others] = statement.specifiers;
    const source = String(statement.source.value);
    if (specifier?.type !== 'ImportDefaultSpecifier' || others.length > 0 || !/\.mdx?$/.test(source))
      return undefined;
    found.set(specifier.local.name, source);
  }
  return found;
}

/** Faults in a partial are reported where the page shows it; its imports count from its own folder. */
function moveTo(tree: Nodes, position: Nodes['position'], partial: string): void {
  visit(tree, (node) => {
    node.position = position;
    if (node.type === 'mdxjsEsm') node.data = { partial, ...node.data };
  });
}

/**
 * Puts the text of `import Steps from './_steps.mdx'` where the page writes `<Steps />`: its headings, links and code are
 * those of the page.
 */
export function remarkPartials(this: Processor, { sourceFile, files, diagnostics }: PartialsOptions) {
  const parse = (text: string) => this.parse(new VFile(text)) as Root;

  const insert = (tree: Root, file: string, depth: number): void => {
    const partials = new Map<string, string>();
    visit(tree, 'mdxjsEsm', (node, index, parent) => {
      const found = readImport(node);
      if (!found || !parent || index === undefined) return undefined;
      for (const [name, source] of found) partials.set(name, path.resolve(path.dirname(file), source));
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    if (partials.size === 0) return;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const partial = 'name' in node && typeof node.name === 'string' ? partials.get(node.name) : undefined;
      if (partial === undefined || !parent || index === undefined) return undefined;
      const content = read(partial, node.position, depth + 1);
      (parent.children as RootContent[]).splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };

  const read = (file: string, position: Nodes['position'], depth: number): RootContent[] => {
    const fail = (message: string, fix: string): RootContent[] => {
      diagnostics.push({ line: position?.start.line, message, fix });
      return [];
    };
    if (depth > deepest)
      return fail(`${path.basename(file)} is a part of itself.`, 'Remove one of the imports.');
    files.push(file);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return fail(
        `There is no file ${path.basename(file)} to import.`,
        'Correct the path, which counts from the file with the import.',
      );
    }
    const tree = parse(text.replace(/^---\n[^]*?\n---(?=\n)/, ''));
    moveTo(tree, position, file);
    insert(tree, file, depth);
    return tree.children;
  };

  return (tree: Root): void => {
    if (sourceFile !== undefined) insert(tree, sourceFile, 0);
  };
}

import { parse } from 'acorn';
import type { Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';
import { isShellId } from '../../../config/paths/shell-ids';
import { guardLoops } from '../code/guard-loops';
import { readAttributes, runnableLanguages } from '../code/fence';
import { isJsxElement, textAttribute } from '../jsx-values';
import { idsOfRows } from '../remark-api-table';

/** The ids and the pictures of a page's text. */
export interface Inventory {
  /** Ids other than those of headings. */
  readonly anchors: string[];
  /** Paths below `public/` of images whose size the page will hold. */
  readonly images: string[];
}

/** Reports live samples that cannot run. */
export function remarkLiveSamples({ diagnostics }: { readonly diagnostics: TextDiagnostic[] }) {
  return (tree: MdastRoot): void => {
    visit(tree, 'code', ({ lang, meta, value, position }) => {
      const words = readAttributes(meta ?? '').rest.split(/\s+/);
      if (!words.includes('live')) return;
      const first = position?.start.line ?? 1;
      if (runnableLanguages.includes(lang?.toLowerCase() ?? '')) {
        const found = problemsOfSample(value, words.includes('noInline'));
        diagnostics.push(...found.map(({ line, ...problem }) => ({ line: first + line, ...problem })));
      } else
        diagnostics.push({
          line: first,
          message: `The fence has "live", and ${lang ? `${lang} does not run in a browser` : 'no language'}.`,
          fix: 'Remove "live", or write "jsx" or "tsx" as its language.',
        });
    });
  };
}

interface InventoryOptions {
  readonly inventory: Inventory;
  readonly diagnostics: TextDiagnostic[];
}

/** Notes which ids a page sets, and reports those that it has already. */
export function rehypeInventory({ inventory, diagnostics }: InventoryOptions) {
  return (tree: Root): void => {
    const note = (id: string, line: number | undefined) => {
      if (inventory.anchors.includes(id))
        diagnostics.push({
          line,
          message: `The id "${id}" occurs twice, so a link to it leads to the first one.`,
          fix: 'Write another id.',
        });
      inventory.anchors.push(id);
    };
    visit(tree, (node) => {
      const line = node.position?.start.line;
      if (node.type === 'element') {
        if (typeof node.properties.id === 'string') note(node.properties.id, line);
      } else if (isJsxElement(node)) {
        const id = textAttribute(node, 'id');
        if (id) note(id, line);
        if (id && isShellId(id))
          diagnostics.push({
            line,
            message: `The id "${id}" belongs to the shell, so a link to it leads there.`,
            fix: 'Write another id.',
          });
        inventory.anchors.push(...idsOfRows(node));
      }
    });
  };
}

/** The modules that a live sample can import. */
export const liveModules = ['react', 'eidos', 'eidos/react', 'eidos/style'] as const;

/** Why the frame cannot run a live sample, with lines from 1 within its code. */
function problemsOfSample(code: string, noInline: boolean) {
  const fix = 'Write one expression, or statements that call render() in a fence with "live noInline".';
  try {
    // Imports of types alone are no longer in it.
    const script = guardLoops(code, noInline);
    if (noInline && !/\brender\b/.test(code))
      return [{ line: 0, message: 'The live sample never calls render().', fix }];
    const { body } = parse(script, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    return body.flatMap((statement) => {
      const name = statement.type === 'ImportDeclaration' ? String(statement.source.value) : undefined;
      if (name === undefined || liveModules.some((known) => known === name)) return [];
      const message = `A live sample cannot import "${name}".`;
      const { line } = statement.loc!.start;
      return { line, message, fix: `It can import ${liveModules.join(', ')}.` };
    });
  } catch (error) {
    const { message: thrown, loc } = error as Error & { readonly loc?: { readonly line: number } };
    const name = thrown
      .replace(/^Error transforming [^:]*: |^Error transforming: /, '')
      .replace(/ \(\d+:\d+\)$/, '');
    const message = `The live sample does not compile: ${name.replace(/\.?$/, '.')}`;
    return [{ line: loc?.line ?? 1, message, fix }];
  }
}

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
      if (!runnableLanguages.includes(lang?.toLowerCase() ?? '')) {
        diagnostics.push({
          line: position?.start.line,
          message: `The fence has "live", and ${lang ? `${lang} does not run in a browser` : 'no language'}.`,
          fix: 'Remove "live", or write "jsx" or "tsx" as its language.',
        });
        return;
      }
      const sample = { code: value, noInline: words.includes('noInline'), line: position?.start.line ?? 1 };
      const error = liveSampleError(sample);
      if (error)
        diagnostics.push({
          line: error.line,
          message: `The live sample does not compile: ${error.name.replace(/\.?$/, '.')}`,
          fix: 'Write one expression, or statements that call render() behind a fence with "live noInline".',
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

interface LiveSample {
  readonly code: string;
  readonly noInline: boolean;
  readonly line: number;
}

interface Located {
  readonly message: string;
  readonly loc?: { readonly line: number };
}

/** The error of the frame that runs a live sample, with its line on the page; undefined for one that compiles. */
function liveSampleError({ code, noInline, line }: LiveSample): { name: string; line: number } | undefined {
  try {
    guardLoops(code, noInline);
    return undefined;
  } catch (error) {
    const { message, loc } = error as Located;
    const name = message
      .replace(/^Error transforming [^:]*: |^Error transforming: /, '')
      .replace(/ \(\d+:\d+\)$/, '');
    return { name, line: line + (loc?.line ?? 1) };
  }
}

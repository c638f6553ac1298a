import type { Root } from 'mdast';
import { normalizeText } from '../../config/diagnostics/source-text';
import { parseFrontmatter } from '../../content/source/frontmatter';
import { parsePage } from '../../mdx/parse-page';

export interface ProsePage {
  /** Path from the working directory. */
  readonly file: string;
  readonly tree: Root;
  readonly texts: readonly { readonly key: string; readonly text: string; readonly line: number }[];
}

const shown = ['title', 'description', 'sidebar_label', 'pagination_label'] as const;

/** Reads a page for the checks of its prose. */
export function readProsePage(file: string, source: string): ProsePage {
  const { values, lines } = parseFrontmatter(normalizeText(source), file);
  const texts = shown.flatMap((key) => {
    const text = values[key];
    return text === undefined ? [] : [{ key, text, line: lines[key] ?? 1 }];
  });
  return { file, tree: parsePage(source), texts };
}

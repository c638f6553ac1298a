import type { Root } from 'mdast';
import { normalizeText } from '../../config/diagnostics/source-text';
import { parsePage } from '../../mdx/parse-page';

/** A page as its writer sees it. */
export interface ProsePage {
  /** Path from the working directory. */
  readonly file: string;
  readonly tree: Root;
  /** What the frontmatter says to readers. */
  readonly texts: readonly FrontmatterText[];
}

interface FrontmatterText {
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

const shown = ['title', 'description', 'sidebar_label', 'pagination_label'];

function frontmatterTexts(source: string): FrontmatterText[] {
  const [frontmatter = ''] = /^---\n[^]*?\n---(?=\n)/.exec(normalizeText(source)) ?? [];
  return frontmatter.split('\n').flatMap((content, index) => {
    const [, key = '', quoted = ''] = /^(\w+):\s*(.*)$/.exec(content) ?? [];
    const text = quoted.replace(/^(['"])(.*)\1$/, '$2');
    return shown.includes(key) ? [{ key, text, line: index + 1 }] : [];
  });
}

/** Reads a page for the checks of its prose. */
export function readProsePage(file: string, source: string): ProsePage {
  return { file, tree: parsePage(source), texts: frontmatterTexts(source) };
}

import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { lineBreaksOf, normalizeText } from '../config/diagnostics/source-text';
import { mdxPipeline } from './pipeline';

// Parsing uses the syntax extensions of the plugins only, which depend on no option.
const options = { siteTitle: '', siteUrl: '', basePath: '' };

const parser = createProcessor(mdxPipeline(options));

/** The text of a page, without its frontmatter, as a tree. */
export const parseBody = (body: string): Root => parser.parse(body);

/** The text of a page as a tree whose lines are those of the file: the frontmatter is replaced by empty lines. */
export function parsePage(source: string): Root {
  return parseBody(normalizeText(source).replace(/^---\n[^]*?\n---(?=\n)/, lineBreaksOf));
}

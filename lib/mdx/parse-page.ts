import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { lineBreaksOf } from '../diagnostics/blanked';
import { normalizeText } from '../diagnostics/normalize-text';
import { emptyFindings, mdxPipeline } from './pipeline';
import type { PageFormat } from './page-format';

// Parsing uses the syntax extensions of the plugins only, which depend on no option.
const options = { siteTitle: '', siteUrl: '', basePath: '', embeds: { frames: [], media: [] } };

const createParser = (format: PageFormat) =>
  createProcessor(mdxPipeline(options, emptyFindings(), { format }));

const parsers = { md: createParser('md'), mdx: createParser('mdx') };

/** The text of a page, without its frontmatter, as a tree. */
export function parseBody(body: string, format: PageFormat): Root {
  return parsers[format].parse(body);
}

/** The text of a page as a tree whose lines are those of the file: the frontmatter is replaced by empty lines. */
export function parsePage(source: string, format: PageFormat): Root {
  const text = normalizeText(source).replace(/^---\n[^]*?\n---(?=\n)/, lineBreaksOf);
  return parseBody(text, format);
}

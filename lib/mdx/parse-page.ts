import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { mdxPipeline } from './pipeline';

// Parsing uses the syntax extensions of the plugins only, which depend on no option.
const processor = createProcessor(
  mdxPipeline({ siteTitle: '', siteUrl: '', basePath: '', embeds: { frames: [], media: [] } }),
);

/** The text of a page, without its frontmatter, as a tree. */
export function parseBody(body: string): Root {
  return processor.parse(body);
}

/** The text of a page as a tree whose lines are those of the file: the frontmatter is replaced by empty lines. */
export function parsePage(source: string): Root {
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(/^---\n[^]*?\n---(?=\n)/, (frontmatter) => frontmatter.replaceAll(/[^\n]/g, ''));
  return parseBody(text);
}

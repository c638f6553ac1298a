import type { Element } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast';
import { elementsOf, readPlainPage } from './plain-markup';

/** A fence; what is written behind its language is the site's own (`usePlainMarkup`). */
const fence: Handle = (state, element: Element) => {
  const code = defaultHandlers.pre(state, element);
  const { dataMeta } = element.properties;
  return code.type === 'code' && dataMeta ? { ...code, meta: String(dataMeta) } : code;
};

/** The name of a footnote, from the URL of its text: `#user-content-fn-1` → `1`. */
const nameIn = (url: unknown) => (typeof url === 'string' ? url.replace(/^.*fn-/, '') : '');

/** The mark of a footnote is `[^1]`; any other raised text keeps its words alone. */
const footnoteMark: Handle = (state, element: Element) => {
  const link = elementsOf(element)[0];
  if (link?.properties.dataFootnoteRef === undefined) return state.all(element);
  const identifier = nameIn(link.properties.href);
  const mark: FootnoteReference = { type: 'footnoteReference', identifier, label: identifier };
  return mark;
};

/** The footnotes' texts, without the heading that the page writes above them. */
const footnoteSection: Handle = (state, element: Element): RootContent[] => {
  if (element.properties.dataFootnotes === undefined) return state.all(element);
  const items = elementsOf(element).flatMap((list) => (list.tagName === 'ol' ? elementsOf(list) : []));
  return items.map((item): FootnoteDefinition => {
    const identifier = nameIn(item.properties.id);
    const children = state.toFlow(state.all(item));
    return { type: 'footnoteDefinition', identifier, label: identifier, children };
  });
};

/** Bold within bold, as in the title of a callout, would end the outer one in Markdown. */
const bold: Handle = (state, element: Element) => {
  visit(element, { tagName: 'strong' }, ({ children }, index, parent) => {
    if (parent) parent.children.splice(index!, 1, ...children);
  });
  return defaultHandlers.strong(state, element);
};

const handlers: Readonly<Record<string, Handle>> = {
  pre: fence,
  sup: footnoteMark,
  section: footnoteSection,
  strong: bold,
  // Without words, a picture says nothing in Markdown.
  img: (state, element: Element) =>
    element.properties.alt ? defaultHandlers.img(state, element) : undefined,
  a: (state, element: Element) => {
    // A link back from a footnote's text leads nowhere in Markdown.
    if (element.properties.dataFootnoteBackref !== undefined) return undefined;
    // An anchor is there for its id.
    return element.properties.href === undefined ? state.all(element) : defaultHandlers.a(state, element);
  },
};

const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' })
  .freeze();

/**
 * Returns the text of a page as Markdown (GFM), beginning with its title as heading; the site's components are plain
 * Markdown and every link is whole.
 * @param html the whole document, or the markup of its main part
 * @param url full URL, to which the links of the text are relative
 */
export const articleMarkdown = (html: string, url: string): string =>
  writer.stringify(writer.runSync(readPlainPage(html, url)));

/** Returns the file that a page's Markdown is: title, description and URL as frontmatter above its text. */
export function markdownFile(
  { title, description, url }: Readonly<Record<'title' | 'description' | 'url', string>>,
  text: string,
): string {
  // A text between quotes of JSON is one of YAML too.
  const lines = Object.entries({ title, description, url }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', text].join('\n');
}

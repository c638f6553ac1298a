import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true });

/** Elements of the head that do not describe the page and are most of its bytes. */
const CODE = /<(style|script)\b[^>]*>[^]*?<\/\1>/g;

/** The tags that are read here, a sixth of those of a head; React escapes `>` in the values of attributes. */
const READ_TAG = /<(?:meta|link)\b[^>]*(?:"og:|"article:section"|"description"|"text\/markdown")[^>]*>/g;

/** What the head of an exported page says of it. */
export interface PageHeadTags {
  /** Whole address of the page. */
  readonly address: string;
  /** The page's own title, or the site's name for a page without one. */
  readonly title: string;
  readonly description: string;
  /** Whole address of the page's Markdown; undefined for a page without one. */
  readonly markdown: string | undefined;
  /** Whole address of the picture that is shown where the page is shared. */
  readonly image: string | undefined;
  /** The part of the site that an article belongs to. */
  readonly section: string | undefined;
}

/**
 * Returns what the head of a document says of its page.
 * @param siteTitle what the titles of pages end with
 */
export function readHead(html: string, siteTitle: string): PageHeadTags {
  const found: Record<string, string> = {};
  const keep = (name: unknown, value: unknown) => {
    if (typeof name === 'string' && typeof value === 'string') found[name] ??= value;
  };
  const head = html.slice(0, html.indexOf('</head>')).replaceAll(CODE, '');
  visit(parser.parse(head.match(READ_TAG)?.join('') ?? ''), 'element', ({ tagName, properties }) => {
    const { rel, type, href, name, property, content } = properties;
    if (tagName === 'meta') keep(name ?? property, content);
    else if (tagName === 'link' && Array.isArray(rel)) keep(`${rel.join(' ')} ${type ?? ''}`.trim(), href);
  });
  const title = found['og:title'] ?? '';
  const ending = ` | ${siteTitle}`;
  return {
    // The canonical address of an old version's page is another page.
    address: found['og:url'] ?? '',
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description: found.description ?? '',
    markdown: found['alternate text/markdown'],
    image: found['og:image'],
    section: found['article:section'],
  };
}

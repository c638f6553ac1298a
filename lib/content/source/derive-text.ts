import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { blanked } from '../../diagnostics/blanked';

/** Markdown as the words that a reader sees; tags and comments are none. */
function plainText(markdown: string): string {
  const written = markdown
    .replaceAll(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi, '$1')
    .replaceAll(/<br\s*\/?>/gi, ' ')
    // As code, so that no underscore of a formula begins an emphasis.
    .replaceAll(/\$\$([^$`]+)\$\$/g, '`$1`');
  const withoutTags = written.replaceAll(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}|<\/?[a-z][^>]*>/gi, '');
  return toString(fromMarkdown(withoutTags), { includeHtml: false }).replaceAll(/\s+/g, ' ').trim();
}

/** The first heading of a text that begins with one of level 1. */
export interface LeadingTitle {
  readonly title: string;
  /** The text with blanks in its place. */
  readonly rest: string;
}

/** What may come before the title without being text: blank lines, comments, statements, pictures in HTML. */
const beforeTitle =
  /^(?:\s+|&nbsp;|<!--[^]*?-->|\{\/\*[^]*?\*\/\}|(?:import|export)\s[^\n]*(?:\n[^\n]+)*\n)*/;

const titleForms = [
  /^#[^\S\n]+(.+?)(?:[^\S\n]+#+)?[^\S\n]*(?=\n|$)/,
  /^([^\s>#\-*+`~|:<{][^\n]*)\n=+[^\S\n]*(?=\n|$)/,
  // Above a heading of Markdown, one of HTML is a banner.
  /^(?:<h1[^>]*>[^]*?<\/h1>\s*)#[^\S\n]+(.+?)(?:[^\S\n]+#+)?[^\S\n]*(?=\n|$)/i,
  /^<h1[^>]*>([^]*?)<\/h1>/i,
];

/** Finds the title that a text begins with; undefined when it begins with something else. */
export function leadingTitle(body: string): LeadingTitle | undefined {
  const [before = ''] = beforeTitle.exec(body) ?? [];
  const text = body.slice(before.length);
  const [found = '', written] =
    titleForms.map((form) => form.exec(text)).find((match) => match !== null) ?? [];
  if (written === undefined) return undefined;
  const title = plainText(written.replace(/\{(?:#[^}]*|\/\*[^]*?\*\/)\}\s*$/, ''));
  if (title === '') return undefined;
  return { title, rest: before + blanked(found) + text.slice(found.length) };
}

/** The length that search engines show of a description. */
const longest = 160;

/** Cuts a text behind a sentence, else behind a word. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = /^[^]{50,}[.!?](?=\s)/.exec(start)?.[0];
  return sentence ?? `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/** A block that is not a paragraph: heading, fence, list, table, quotation, directive, statement, element, rule. */
const notParagraph =
  /^(?:#|```|~~~|[-*+]\s|\d+[.)]\s|\||>|:::|import\s|export\s|<[^a-z]|<\/?[A-Z]|\{|---|===|\[[^\]]+\]:|!\[)/;

const inlineTag = /^<(?:a|abbr|b|code|em|i|kbd|span|strong)\b/;

/** Fenced code and comments, whose blank lines do not end a block. */
const fencedParts =
  /^([`~]{3,})[^\n]*\n[^]*?(?:\n[^\S\n]*\1[`~]*[^\S\n]*$|(?![^]))|<!--[^]*?-->|\{\/\*[^]*?\*\/\}/gm;

/** The first paragraph of a text as a description; empty for a text without one. */
export function firstParagraph(body: string): string {
  const blocks = body.replaceAll(fencedParts, '').split(/\n[^\S\n]*\n+/);
  for (const block of blocks) {
    const text = block.trim();
    if (text === '' || notParagraph.test(text) || (text.startsWith('<') && !inlineTag.test(text))) continue;
    const plain = plainText(text);
    if (/\p{L}{2}/u.test(plain)) return shorten(plain);
  }
  return '';
}

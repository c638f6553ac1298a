import matter from 'gray-matter';
import { lineBreaksOf } from '../../config/diagnostics/source-text';

/** What makes YAML unreadable, as its parser says it. */
export interface YamlError {
  readonly reason?: string;
  readonly message: string;
  readonly mark?: { readonly line: number };
}

/** A page's text in two parts. */
interface SplitText {
  /** The text with blank lines in place of the frontmatter, so that its line numbers are the file's. */
  readonly body: string;
  /** The part between two lines of "---", with both of them. */
  readonly head: string;
  /** The values of the frontmatter; undefined for one that is not YAML. */
  readonly data?: unknown;
  readonly error?: YamlError;
}

/** The text without what looks like frontmatter and cannot be read. */
function withoutHead(text: string): string {
  const [head = ''] = /^---[^]*?\n---[^\S\n]*(?=\n|$)/.exec(text) ?? [];
  return lineBreaksOf(head) + text.slice(head.length);
}

/** The text after the first "---" when it is not YAML: gray-matter expects a language there, and for "js" runs what follows. */
export function foreignLanguage(text: string): string | undefined {
  const language = /^---[^\S\n]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim();
  return language === undefined || /^ya?ml$/.test(language) ? undefined : language;
}

/** Reads the frontmatter of a text as YAML; none at all is an empty one. */
export function splitFrontmatter(text: string): SplitText {
  if (foreignLanguage(text) !== undefined) return { head: '', body: withoutHead(text) };
  try {
    // Options keep gray-matter from its cache, which remembers a file that failed as an empty one.
    const { content, data } = matter(text, {});
    const head = text.slice(0, text.length - content.length);
    return { head, body: lineBreaksOf(head) + text.slice(head.length), data };
  } catch (error) {
    return { head: '', body: withoutHead(text), error: error as YamlError };
  }
}

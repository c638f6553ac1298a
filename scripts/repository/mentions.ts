import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Code, InlineCode, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

/** Something of the repository that a page of prose names. */
export interface Mention {
  readonly kind: 'path' | 'command' | 'link';
  readonly text: string;
  readonly line: number;
}

const SOURCE_ENDING = /[^/]\.(?:[cm]?[jt]sx?|mdx?|css|json|ya?ml)$/;
/** No address, option, pattern of another language, or word with white space. */
const PATH = /^(?:@\/)?[\w.*{<[][\w.*{}<>[\],/ -]*$/;

/** Whether a code span reads like a path in the repository: a folder, or a file with the ending of a source. */
function isPath(text: string, topFolders: ReadonlySet<string>): boolean {
  if (!PATH.test(text) || text.includes(' ') || text.includes('://')) return false;
  const first = text.replace(/^@\//, '').split('/')[0] ?? '';
  return (
    (text.includes('/') && topFolders.has(first)) || SOURCE_ENDING.test(text) || /^[a-z][a-z-]+\/$/.test(text)
  );
}

const isCommand = (text: string) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node) /.test(text);

function readSpan(node: InlineCode, topFolders: ReadonlySet<string>): Mention[] {
  const [text, line] = [node.value.trim(), node.position?.start.line ?? 1];
  if (isCommand(text)) return [{ kind: 'command', text, line }];
  return isPath(text, topFolders) ? [{ kind: 'path', text, line }] : [];
}

/** Commands of a shell block; paths of a drawing, which is a block without a language. */
function readBlock(node: Code, topFolders: ReadonlySet<string>): Mention[] {
  const first = (node.position?.start.line ?? 0) + 1;
  return node.value.split('\n').flatMap((content, index): Mention[] => {
    const line = first + index;
    const command = content.replace(/\s+#.*$/, '').trim();
    if (node.lang === 'sh' && isCommand(command)) return [{ kind: 'command', text: command, line }];
    if (node.lang && node.lang !== 'text') return [];
    const words = content.split(/[\s│├└─┌┐┘▼▲►◄()"“”,;:]+/);
    return words
      .map((word) => word.replace(/\.$/, ''))
      .filter((word) => word.includes('/') && isPath(word, topFolders))
      .map((text) => ({ kind: 'path', text, line }));
  });
}

function read(node: Nodes, topFolders: ReadonlySet<string>): Mention[] {
  if (node.type === 'inlineCode') return readSpan(node, topFolders);
  if (node.type === 'code') return readBlock(node, topFolders);
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
  if (/^[a-z]+:/.test(node.url)) return [];
  return [{ kind: 'link', text: node.url, line: node.position?.start.line ?? 1 }];
}

/** The paths, commands and relative links that a Markdown file names. */
export function readMentions(markdown: string, topFolders: ReadonlySet<string>): Mention[] {
  const mentions: Mention[] = [];
  visit(fromMarkdown(markdown), (node) => {
    mentions.push(...read(node, topFolders));
  });
  return mentions;
}

import { slug } from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { applyEdits, type Edit } from '../edits';
import type { MigrationNotes } from '../migration';

/** The id that VitePress gives a heading. */
function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\p{Cc}]/gu, '')
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/**
 * Writes the ids of headings out where VitePress makes others than this site, so that addresses which the old site had
 * still lead to them.
 */
export function keepHeadingIds(text: string, notes: MigrationNotes): string {
  const edits: Edit[] = [];
  const used = new Map<string, number>();
  visit(fromMarkdown(text), 'heading', (heading) => {
    const written = toString({
      ...heading,
      children: heading.children.filter(({ type }) => type !== 'html'),
    }).trim();
    const end = heading.position?.end.offset;
    const isOwn = /\{#[^}]+\}\s*$/.test(written);
    if (end === undefined || isOwn || heading.depth === 1) return;
    const plain = vitepressSlug(written);
    const times = used.get(plain) ?? 0;
    used.set(plain, times + 1);
    const id = times === 0 ? plain : `${plain}-${times}`;
    const source = text.slice(heading.position?.start.offset, end);
    if (id === '' || id === slug(written) || !source.startsWith('#')) return;
    edits.push({ start: end, end, text: ` {#${id}}` });
  });
  if (edits.length > 0) notes.count('ids of headings, written out', edits.length);
  return applyEdits(text, edits);
}

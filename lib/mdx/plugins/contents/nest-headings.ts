import type { Heading } from '@/lib/mdx/plugins/compiled-page';

export interface ContentsEntry {
  readonly heading: Heading;
  readonly children: readonly ContentsEntry[];
}

/**
 * The headings of the levels `min` to `max`, each below the nearest shallower one before it; a deeper heading that comes
 * before any is at the top.
 */
export function nestHeadings(headings: readonly Heading[], min: number, max: number): ContentsEntry[] {
  const top: ContentsEntry[] = [];
  const open: { depth: number; children: ContentsEntry[] }[] = [{ depth: 0, children: top }];
  for (const heading of headings) {
    if (heading.depth < min || heading.depth > max) continue;
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const children: ContentsEntry[] = [];
    open.at(-1)?.children.push({ heading, children });
    open.push({ depth: heading.depth, children });
  }
  return top;
}

import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { staticValue, type StaticValue } from '../static-value';

export function findAttribute(node: MdxJsxFlowElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
}

export function setAttribute(node: MdxJsxFlowElement, name: string, value: string | null): void {
  const others = node.attributes.filter((entry) => entry.type !== 'mdxJsxAttribute' || entry.name !== name);
  node.attributes = [...others, { type: 'mdxJsxAttribute', name, value }];
}

/** One tab as `<Tabs values={[{ label, value }]}>` lists it. */
export interface ListedTab {
  readonly value: string;
  readonly label: string;
}

function readListed(entry: StaticValue): ListedTab | undefined {
  if (typeof entry !== 'object' || entry === null || !('value' in entry)) return undefined;
  const { value, label = value } = entry as Readonly<Record<string, StaticValue>>;
  return typeof value === 'string' && typeof label === 'string' ? { value, label } : undefined;
}

/** The tabs that a `<Tabs>` lists itself; an empty list without `values`, undefined when they cannot be read. */
export function listedTabs(tabs: MdxJsxFlowElement): ListedTab[] | undefined {
  const written = findAttribute(tabs, 'values');
  if (!written) return [];
  const value = typeof written.value === 'object' ? staticValue(written.value?.data?.estree) : undefined;
  if (!Array.isArray(value)) return undefined;
  const listed = (value as readonly StaticValue[]).map(readListed);
  return listed.every((tab) => tab !== undefined) ? listed : undefined;
}

import { type ReactNode, useMemo } from 'react';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { EidosNode, GroupNode, Tab } from '../compiler/node';
import { useField } from '../hooks/use-field';
import { useNode } from '../parts/use-node';

/** A section behind a tab. */
export interface TabItem {
  /** Identifies this tab; not shown. */
  id: string;
  /** The text that users see. */
  label: string;
  /** Catalogue key of the label, looked up before `label` is used. */
  labelKey?: string;
  /** JSON Pointers of the values in this section, rendered in this order; the tab counts their errors. */
  pointers: readonly Pointer[];
  /** What to render instead of the parts of `pointers`. */
  content?: ReactNode;
}

/**
 * The sections to show: `own`, else those of the group at `pointer`, with the fields that apply now. A field
 * without a tab in the schema is in the first section, so that it is not lost.
 */
export function useTabItems(pointer: Pointer, own: readonly TabItem[] | undefined): readonly TabItem[] {
  const node = useNode(pointer);
  const { children } = useField(pointer);
  return useMemo(() => own ?? itemsOf(node, pointer, children), [own, node, pointer, children]);
}

function itemsOf(node: EidosNode, pointer: Pointer, names: readonly string[]): readonly TabItem[] {
  if (node.kind !== 'group' || node.tabs.length === 0) {
    throw new Error(
      `<Tabs pointer="${pointer}">: the schema has no tabs there. Write "x-eidos": { "layout": "tabs" } at the ` +
        'group and "x-eidos": { "tab": "…" } at its fields, or pass tabs to the component.',
    );
  }
  const placeOf = (name: string) =>
    Math.max(
      0,
      node.tabs.findIndex((tab) => isOnTab(node, tab, name)),
    );
  return node.tabs.map(({ id, label, labelKey }, place) => ({
    id,
    label,
    labelKey,
    pointers: names.filter((name) => placeOf(name) === place).map((name) => joinPointer(pointer, name)),
  }));
}

/** Fields that apply only under a condition are not children of a tab, but may name the tab in their hints. */
function isOnTab({ conditions }: GroupNode, tab: Tab, name: string): boolean {
  if (tab.children.includes(name)) return true;
  const conditional = conditions.flatMap(({ children }) => children);
  return conditional.some((child) => child.name === name && child.tab?.label === tab.label);
}

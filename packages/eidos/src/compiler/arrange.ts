import type { EidosNode, GroupNode, Section, Tab } from './node';

/** The fields of a group in the order of the screen: by tabs, and inside a tab or the group by sections. */
export function arrange(
  children: readonly EidosNode[],
  tabs: readonly Tab[],
): Pick<GroupNode, 'order' | 'sections'> {
  const fields = new Map<string, EidosNode>();
  for (const child of children) if (!fields.has(child.name)) fields.set(child.name, child);
  const lists = tabs.length > 0 ? tabs.map((tab) => tab.children) : [[...fields.keys()]];
  const hasSections = children.some(({ section }) => section !== undefined);
  if (!hasSections) return tabs.length > 0 ? { order: Object.freeze(lists.flat()) } : {};
  const sections = lists.flatMap((names) => gather(names, fields));
  return {
    sections: Object.freeze(sections),
    order: Object.freeze(sections.flatMap((section) => section.children)),
  };
}

/** Each section is where its first field is; the fields between sections are a section without a heading. */
function gather(names: readonly string[], fields: ReadonlyMap<string, EidosNode>): readonly Section[] {
  const found: { heading?: Section['heading']; children: string[] }[] = [];
  for (const name of names) {
    const heading = fields.get(name)?.section;
    const last = found.at(-1);
    const known = heading ? found.find((one) => one.heading?.label === heading.label) : last;
    if (known && (heading !== undefined || known.heading === undefined)) known.children.push(name);
    else found.push({ ...(heading && { heading }), children: [name] });
  }
  return found.map(({ children, ...own }) => Object.freeze({ ...own, children: Object.freeze(children) }));
}

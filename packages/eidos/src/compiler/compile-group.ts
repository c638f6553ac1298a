import { compileAdditional, readProperties, readRequired, readUnlisted, takesAnything } from './properties';
import { type Compilation, type NodeInput, placesInside } from './compilation';
import { compileConditions, createCondition, has } from './compile-conditions';
import { applyStates } from './field-states';
import { joinPointer } from '../json/json-pointer';
import { memoize } from '../json/memoize';
import { findKeyword, placeKeywords } from './keywords';
import { hintPointer, mergeHints } from './merged';
import { suggestName } from './problem';
import { compileJson } from './compile-field';
import type { Condition, EidosNode, GroupNode, NodeBase, Section, Tab } from './node';
import { hasFalse, keyOfLayers, type Layers } from './schema-layer';
import { assignDefined, refusedIn, reportSameLabels } from './node-base';

export function compileGroup(base: NodeBase, input: NodeInput): GroupNode {
  const { fields, extras, isArranged } = findFields(input);
  if (extras.additional !== undefined && fields.layout === 'tabs') {
    const message = 'Values under names that are not listed have no place on tabs.';
    input.compilation.problems.report('not-rendered', base.schemaPointer, message);
  }
  // These parts render what the plain one leaves out; where they are not registered, the plain one is rendered.
  const isFoldable = base.collapsible !== undefined && input.place.path !== '';
  const hasOwnLayout = base.density !== undefined || isArranged;
  const isPlain = extras.open || extras.additional === undefined;
  const isSectioned = hasOwnLayout && fields.layout !== 'tabs' && isPlain;
  const widget = base.widget ?? (isFoldable ? 'collapsible' : isSectioned ? 'sections' : undefined);
  const refused = refusedIn(base);
  return assignDefined(Object.assign(base, { kind: 'group', ...fields, refused } as const), {
    ...extras,
    widget,
  });
}

type GroupFields = ReturnType<typeof compileFields>;

const knownFields = memoize((_compilation: Compilation) => new Map<string, GroupFields>());

/**
 * The fields of a group. A recursive schema may be referred to a hundred times. Its fields are compiled once for the whole
 * record and all references that differ only in keywords about the group itself, such as its default.
 */
function findFields(input: NodeInput): GroupFields {
  const { layers, place, compilation } = input;
  const { around, inOption, readOnly, disabled, writeOnly } = place;
  if (around.size > 0 || compilation.outerHints.isUsed) return compileFields(input);
  const own = layers.filter(({ schema }) => Object.keys(schema).some(isAboutFields));
  const key = JSON.stringify([keyOfLayers(own), inOption, readOnly, disabled, writeOnly]);
  // The references that led here are those of one group.
  const shared = own.map((layer) => ({ ...layer, chain: new Set<string>() }));
  const known = knownFields(compilation);
  const fields = known.get(key) ?? compileFields({ ...input, layers: shared });
  known.set(key, fields);
  return fields;
}

const otherKeywords = [...placeKeywords, '$ref', 'type'];

function isAboutFields(keyword: string): boolean {
  const of = findKeyword(keyword)?.of;
  return keyword === 'x-eidos' || !(otherKeywords.includes(keyword) || (of && of !== 'object'));
}

function compileFields(input: NodeInput) {
  const { layers, place, compilation } = input;
  const properties = readProperties(layers);
  const required = readRequired(layers);
  const inside = placesInside(input);
  const children: EidosNode[] = [];
  const stored: Condition[] = [];
  for (const [name, sources] of properties) {
    const own = inside({ name, required: required.has(name), sources, inOption: place.inOption });
    const child = compilation.compileNode(own);
    if (child !== undefined) children.push(child);
    // A value that can never be valid has a field only where one is stored, so that it can be removed.
    else if (!hasFalse(sources))
      stored.push(createCondition(has(name), [compileJson({ layers: sources, place: own, compilation })]));
  }
  const { branchLayers, forbidden, ...added } = compileConditions(input);
  const conditions = [...stored, ...added.conditions];
  const conditional = conditions.flatMap((condition) => condition.children);
  const names = new Set([...properties.keys(), ...conditional.map(({ name }) => name)]);
  for (const [name, sources] of readUnlisted([...layers, ...branchLayers], names, compilation)) {
    const own = { name, required: required.has(name), sources };
    const child = compilation.compileNode(inside(own));
    if (child !== undefined) children.push(child);
  }
  reportSameLabels(children, 'fields', compilation);
  const all = inOrder([...children, ...conditional], layers, names, compilation);
  const ordered = all.filter((node) => !conditional.includes(node));
  const layout = compileLayout(layers, all, compilation);
  // Tabs have no place for further values, and a secret group shows nothing that is stored.
  const isOpen = takesAnything(layers) && layout.layout !== 'tabs' && !place.writeOnly;
  const additional = compileAdditional(input, isOpen);
  const open = isOpen && additional?.length === 1 ? (true as const) : undefined;
  const now = applyStates({ children: ordered, conditions, required, forbidden }, compilation);
  const contained = now.conditions.map((one) =>
    createCondition(compilation.toSelfContained(one.when), one.children, one.required),
  );
  const shown = namesOf(all);
  const usual = namesOf([...now.children, ...now.conditions.flatMap((one) => one.children)]);
  const isUsual = shown.every((name, at) => name === usual[at]);
  const { sections, order = isUsual ? undefined : shown } = arrange(all, layout.tabs);
  return {
    fields: { children: now.children, conditions: contained, ...layout },
    extras: { additional, open, sections, order },
    isArranged: all.some(({ section, span }) => section !== undefined || span !== undefined),
  };
}

function namesOf(nodes: readonly EidosNode[]): readonly string[] {
  return [...new Set(nodes.map(({ name }) => name))];
}

function inOrder(
  children: readonly EidosNode[],
  layers: Layers,
  names: ReadonlySet<string>,
  { problems }: Compilation,
): readonly EidosNode[] {
  const { order } = mergeHints(layers);
  if (order === undefined) return children;
  order.forEach((name, index) => {
    if (names.has(name)) return;
    const pointer = joinPointer(hintPointer(layers, 'order'), index);
    problems.report('wrong-hint', pointer, `No property is named "${name}".`, suggestName(name, [...names]));
  });
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...children].sort((left, right) => rank(left.name) - rank(right.name));
}

/** How a group lays out its children, from its hints and theirs. */
function compileLayout(
  layers: Layers,
  children: readonly EidosNode[],
  { problems }: Compilation,
): Pick<GroupNode, 'layout' | 'columns' | 'tabs'> {
  const { layout = 'stack', columns } = mergeHints(layers);
  const tabs = layout === 'tabs' ? gatherTabs(children) : [];
  if (layout === 'tabs' && tabs.length === 0) {
    const fix = 'Give the properties "x-eidos": { "tab": … }.';
    problems.report('misplaced-hint', hintPointer(layers, 'layout'), 'No property names a tab.', fix);
  }
  if (columns !== undefined && layout !== 'columns') {
    const fix = 'Write "layout": "columns" next to it.';
    const message = '"columns" has no effect in this layout.';
    problems.report('misplaced-hint', hintPointer(layers, 'columns'), message, fix);
  }
  checkTabs(children, layout === 'tabs' ? tabs : undefined, problems);
  return {
    layout: layout === 'tabs' && tabs.length === 0 ? 'stack' : layout,
    columns: layout === 'columns' ? (columns ?? 2) : 1,
    tabs,
  };
}

/** Reports what the children say of tabs without an effect. */
function checkTabs(
  children: readonly EidosNode[],
  tabs: readonly Tab[] | undefined,
  problems: Compilation['problems'],
): void {
  for (const { tab, schemaPointer } of children) {
    if (tab === undefined) continue;
    const pointer = joinPointer(schemaPointer, 'x-eidos', 'tab');
    if (tabs === undefined) {
      const message = '"tab" has no effect, because the group around it has no tabs.';
      problems.report('misplaced-hint', pointer, message, 'Give that group "x-eidos": { "layout": "tabs" }.');
      continue;
    }
    // A tab is identified by its label, so a second label key would never be looked up.
    const labelKey = tabs.find(({ label }) => label === tab.label)?.labelKey;
    if (tab.labelKey === undefined || labelKey === undefined || tab.labelKey === labelKey) continue;
    const message = `The tab "${tab.label}" has the label key "${labelKey}" already.`;
    const fix = `Write "${labelKey}", or give the tab another label.`;
    problems.report('wrong-hint', joinPointer(pointer, 'labelKey'), message, fix);
  }
}

// Children that name no tab are shown on the first one, so that none is lost.
function gatherTabs(children: readonly EidosNode[]): readonly Tab[] {
  const named = children.flatMap(({ tab }) => tab ?? []);
  const [start] = named;
  if (start === undefined) return [];
  const labels = [...new Set(named.map(({ label }) => label))];
  return labels.map((label, index) => {
    const names = children.filter(({ tab = start }) => tab.label === label).map(({ name }) => name);
    const labelKey = named.find((tab) => tab.label === label && tab.labelKey !== undefined)?.labelKey;
    const tab = { id: `tab-${index + 1}`, label, children: Object.freeze([...new Set(names)]) };
    return Object.freeze(labelKey === undefined ? tab : { ...tab, labelKey });
  });
}

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

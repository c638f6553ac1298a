import type { Compilation } from './compilation';
import { joinPointer } from '../json/json-pointer';
import { mergeHints } from './merged';
import type { EidosNode, GroupNode, Tab } from './node';
import type { SchemaLayer } from './schema-layer';

/** How a group lays out its children, from its hints and theirs. */
export function compileLayout(
  layers: readonly SchemaLayer[],
  children: readonly EidosNode[],
  { problems }: Compilation,
): Pick<GroupNode, 'layout' | 'columns' | 'tabs'> {
  const { layout = 'stack', columns } = mergeHints(layers);
  const tabs = layout === 'tabs' ? gatherTabs(children) : [];
  const hintsPointer = joinPointer(holderOf(layers)?.pointer ?? '', 'x-eidos');
  if (layout === 'tabs' && tabs.length === 0) {
    const fix = 'Give the properties "x-eidos": { "tab": … }.';
    problems.report('misplaced-hint', joinPointer(hintsPointer, 'layout'), 'No property names a tab.', fix);
  }
  if (columns !== undefined && layout !== 'columns') {
    const fix = 'Write "layout": "columns" beside it.';
    const message = '"columns" has no effect in this layout.';
    problems.report('misplaced-hint', joinPointer(hintsPointer, 'columns'), message, fix);
  }
  if (layout !== 'tabs') reportTabs(children, problems);
  reportOtherKeys(children, tabs, problems);
  return {
    layout: layout === 'tabs' && tabs.length === 0 ? 'stack' : layout,
    columns: layout === 'columns' ? (columns ?? 2) : 1,
    tabs,
  };
}

function holderOf(layers: readonly SchemaLayer[]): SchemaLayer | undefined {
  return layers.find(({ schema }) => 'x-eidos' in schema);
}

function reportTabs(children: readonly EidosNode[], problems: Compilation['problems']): void {
  for (const { tab, schemaPointer } of children) {
    if (tab === undefined) continue;
    const message = '"tab" has no effect, because the group around it has no tabs.';
    const fix = 'Give that group "x-eidos": { "layout": "tabs" }.';
    problems.report('misplaced-hint', joinPointer(schemaPointer, 'x-eidos', 'tab'), message, fix);
  }
}

/** A tab is identified by its label, so a second label key would never be looked up. */
function reportOtherKeys(
  children: readonly EidosNode[],
  tabs: readonly Tab[],
  problems: Compilation['problems'],
): void {
  for (const { tab, schemaPointer } of children) {
    const labelKey = tabs.find(({ label }) => label === tab?.label)?.labelKey;
    if (tab?.labelKey === undefined || labelKey === undefined || tab.labelKey === labelKey) continue;
    const message = `The tab "${tab.label}" has the label key "${labelKey}" already.`;
    const fix = `Write "${labelKey}", or give the tab another label.`;
    problems.report('wrong-hint', joinPointer(schemaPointer, 'x-eidos', 'tab', 'labelKey'), message, fix);
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

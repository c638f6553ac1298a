import type { EidosNode, GroupNode } from '../compiler/node';
import { type Pointer, splitPointer } from '../json/json-pointer';
import { type Content, entriesWithin, type ParkedOption, withEntry, withoutEntries } from './content';
import { fillDefaults } from './fill-defaults';
import { childNodes, type ResolvedNode, resolveNode } from './node-tree';
import { findPlace, type Ground } from './place';
import { takesValue } from './takes-value';
import { writeValue } from './write-value';

/**
 * Content after a different declaration applies to the field at `pointer`; `was` is the node that applied before.
 * A value that the field still takes stays. Any other is kept aside until its own declaration holds again.
 */
export function changeBranch(
  ground: Ground,
  content: Content,
  pointer: Pointer,
  group: GroupNode,
  was: EidosNode | undefined,
): Content {
  const { id, node, value, required } = findPlace(ground, pointer);
  const isEmpty = value === undefined && !content.drafts.has(id);
  if (!isEmpty && takesEntry(node, value, content.drafts.has(id))) return content;
  const name = splitPointer(pointer).at(-1) ?? '';
  const origin = was ?? childNodes(group, name).find((one) => takesValue(resolveNode(one), value));
  const left: ParkedOption = {
    value,
    drafts: entriesWithin(content.drafts, id),
    choices: entriesWithin(content.choices, id),
  };
  const shelf = new Map(content.parked.get(id));
  if (isEmpty || origin === undefined) shelf.delete(shelfKey(origin));
  else shelf.set(shelfKey(origin), left);
  const back = shelf.get(shelfKey(node));
  shelf.delete(shelfKey(node));
  const next = back ? back.value : fillDefaults(node, undefined, required, ground.validator.fits);
  if (isEmpty && back === undefined && next === undefined) return content;
  return {
    data: writeValue(ground, pointer, next),
    drafts: new Map([...withoutEntries(content.drafts, id), ...(back?.drafts ?? [])]),
    choices: new Map([...withoutEntries(content.choices, id), ...(back?.choices ?? [])]),
    parked: withEntry(content.parked, id, shelf.size > 0 ? shelf : undefined),
  };
}

/** Whether a field can show a value, or text that was typed into a number field. */
function takesEntry(node: ResolvedNode, value: ParkedOption['value'], isDraft: boolean): boolean {
  if (isDraft && node.kind !== 'integer' && node.kind !== 'number') return false;
  return value === undefined || takesValue(node, value);
}

/** Where the entry of a declaration is kept; options of a union have their ids in the same map. */
function shelfKey(node: EidosNode | undefined): string {
  return `#${node?.schemaPointer ?? ''}`;
}

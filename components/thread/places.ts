import type { Node } from 'jsonc-parser';
import { readJson } from '../playground/json-text';

/** Where a text of JSON is about one value of a record. */
export interface Place {
  /** The pointer of the value; `*` is any row of a table and any name of a map. */
  readonly pointer: string;
  /** The first and the last line, counted from one. */
  readonly first: number;
  readonly last: number;
}

export type TextKind = 'schema' | 'record';

type Visit = (pointer: string, node: Node) => void;

const escapeName = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function membersOf({ type, children = [] }: Node) {
  if (type !== 'object') return [];
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key && value ? [{ property, name: String(key.value), value }] : [];
  });
}

function visitRecord(node: Node, pointer: string, visit: Visit): void {
  for (const { property, name, value } of membersOf(node)) {
    const at = `${pointer}/${escapeName(name)}`;
    visit(at, property);
    visitRecord(value, at, visit);
  }
  if (node.type !== 'array') return;
  (node.children ?? []).forEach((item, index) => {
    visit(`${pointer}/${index}`, item);
    visitRecord(item, `${pointer}/${index}`, visit);
  });
}

function visitSchema(node: Node, pointer: string, visit: Visit): void {
  const enter = (at: string, place: Node, schema: Node) => {
    visit(at, place);
    visitSchema(schema, at, visit);
  };
  for (const { property, name, value } of membersOf(node)) {
    const items = value.type === 'array' ? (value.children ?? []) : [];
    if (name === 'properties')
      for (const member of membersOf(value))
        enter(`${pointer}/${escapeName(member.name)}`, member.property, member.value);
    else if (name === 'items' || name === 'additionalProperties') enter(`${pointer}/*`, property, value);
    else if (name === 'patternProperties')
      for (const member of membersOf(value)) enter(`${pointer}/*`, member.property, member.value);
    else if (name === 'prefixItems') items.forEach((item, index) => enter(`${pointer}/${index}`, item, item));
    // These describe the value itself.
    else if (['allOf', 'anyOf', 'oneOf'].includes(name))
      for (const item of items) visitSchema(item, pointer, visit);
    else if (['then', 'else'].includes(name)) visitSchema(value, pointer, visit);
    else if (name === 'dependentSchemas')
      for (const member of membersOf(value)) visitSchema(member.value, pointer, visit);
  }
}

/** Returns every place of a text that is about one value, outer places first; none where the text is not JSON. */
export function findPlaces(text: string, kind: TextKind): readonly Place[] {
  const { root, errors } = readJson(text);
  if (!root || errors.length > 0) return [];
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const places: Place[] = [];
  const visit: Visit = (pointer, { offset, length }) =>
    places.push({ pointer, first: lineOf(offset), last: lineOf(offset + length - 1) });
  if (kind === 'schema') visitSchema(root, '', visit);
  else visitRecord(root, '', visit);
  return places;
}

/** The pointer of the innermost place that a line belongs to. */
export const pointerAt = (places: readonly Place[], line: number): string | undefined =>
  places.findLast(({ first, last }) => first <= line && line <= last)?.pointer;

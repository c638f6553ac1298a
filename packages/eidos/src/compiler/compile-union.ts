import { wordFor } from './choices';
import type { Compilation, Place } from './compilation';
import { findDiscriminator, type ReadOption } from './discriminator';
import { joinPointer } from './json-pointer';
import type { JsonValue } from './json-schema';
import type { ValueType } from './keywords';
import { first, mergeHints, mergeTypes } from './merged';
import type { NodeBase, UnionNode, UnionOption } from './node';
import { defined, freezeNode, readBase } from './node-base';
import { placeKeywords, toPart, withoutKeywords, type Part } from './parts';
import { readableLabel } from './readable-label';
import { reportSameLabels } from './same-labels';

/** Makes a union; `rest` is what applies whichever option is taken. */
export function compileUnion(
  read: readonly ReadOption[],
  rest: readonly Part[],
  place: Place,
  compilation: Compilation,
): UnionNode | undefined {
  const discriminator = findDiscriminator(read, rest, place, compilation);
  // What was flattened already must not be followed again.
  const shared = withoutKeywords(rest, ['$ref', 'allOf', ...placeKeywords]);
  const base = readBase(rest, place, place.nullable === true, compilation);
  const ids = new Set<string>();
  const options = read.flatMap(({ option, parts }, index): UnionOption[] => {
    const own: Place = {
      name: '',
      required: place.required,
      sources: [...shared, option],
      pointer: option.pointer,
      around: place.around,
      applied: new Set([...place.applied, ...option.chain].filter((pointer) => pointer !== option.pointer)),
      depth: place.depth + 1,
      inOption: true,
    };
    const node = compilation.compileNode(own);
    const words = optionWords(parts, index, discriminator?.values[index]);
    return node === undefined ? [] : [Object.freeze({ ...words, id: uniqueId(words.id, ids), node })];
  });
  const labelled = options.map(({ label, node }) => ({ label, schemaPointer: node.schemaPointer }));
  reportSameLabels(labelled, 'options', compilation);
  if (options.length === 0) return undefined;
  const union = { ...base, kind: 'union' as const, options };
  return freezeNode(discriminator === undefined ? union : { ...union, discriminator: discriminator.name });
}

const typeLabels: Readonly<Record<ValueType, string>> = {
  null: 'Nothing',
  boolean: 'Yes or no',
  integer: 'Whole number',
  number: 'Number',
  string: 'Text',
  object: 'Group',
  array: 'List',
};

/** Makes the union of a value that may have several types, one option for each. */
export function compileTypeUnion(
  types: readonly ValueType[],
  parts: readonly Part[],
  base: NodeBase,
  place: Place,
  compilation: Compilation,
): UnionNode | undefined {
  const read = types.map((type) => {
    const option = toPart(
      joinPointer(base.schemaPointer, 'type'),
      Object.freeze({ type, title: typeLabels[type] }),
    );
    return { option, parts: [option] };
  });
  return compileUnion(read, parts, { ...place, nullable: base.nullable }, compilation);
}

function optionWords(parts: readonly Part[], index: number, value: JsonValue | undefined) {
  const { labelKey } = mergeHints(parts);
  const name = definitionName(parts);
  const [type] = mergeTypes(parts) ?? [];
  const label =
    first<string>(parts, 'title') ??
    (value === undefined ? undefined : readableLabel(wordFor(value))) ??
    (name === undefined ? undefined : readableLabel(name)) ??
    (type === undefined || type === 'object' ? `Option ${index + 1}` : typeLabels[type]);
  const id = value === undefined ? (name ?? `option-${index + 1}`) : wordFor(value);
  return { id, label, ...defined({ labelKey }) };
}

/** The name under `$defs` of what an option refers to. */
function definitionName(parts: readonly Part[]): string | undefined {
  const definition = parts.find(({ pointer }) => /^\/\$defs\/[^/]+$/u.test(pointer));
  return definition?.pointer.slice('/$defs/'.length).replaceAll('~1', '/').replaceAll('~0', '~');
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

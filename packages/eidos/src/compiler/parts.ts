import type { SchemaObject } from './check-keywords';
import { spend, type Compilation, type Place } from './compilation';
import { joinPointer } from './json-pointer';
import type { JsonSchema } from './json-schema';
import type { Pointer } from './node';
import { referencePointer } from './references';

/** One schema object that applies to a value, and where it stands. */
export interface Part {
  readonly pointer: Pointer;
  readonly schema: SchemaObject;
  /** The schemas through which it was reached, its own included. */
  readonly chain: ReadonlySet<Pointer>;
}

export interface Flattened {
  /** The schemas themselves, then what they refer to, then the members of `allOf`. */
  readonly parts: readonly Part[];
  /** A `$ref` names a schema of a value around this one. */
  readonly recursive: boolean;
}

/** How many schemas may refer to each other in a row; it keeps the recursion within the stack. */
const longestChain = 200;

export function toPart(pointer: Pointer, schema: JsonSchema, chain: Iterable<Pointer> = []): Part {
  return {
    pointer,
    schema: typeof schema === 'boolean' ? Object.freeze({}) : schema,
    chain: new Set([...chain, pointer]),
  };
}

/**
 * All schemas that apply to a value: its own, and everything reached by `$ref` and `allOf`.
 * A reference to a schema that is already being applied to this value is reported.
 */
export function flatten(
  { sources, around, applied }: Pick<Place, 'sources' | 'around' | 'applied'>,
  compilation: Compilation,
): Flattened {
  const parts: Part[] = [];
  const seen = new Set<SchemaObject>();
  let recursive = false;
  const rootId = (compilation.schemas.get('') as SchemaObject | undefined)?.$id;

  function add(part: Part): void {
    if (seen.has(part.schema) || !spend(compilation)) return;
    seen.add(part.schema);
    parts.push(part);
    const { $ref, allOf } = part.schema;
    if (typeof $ref === 'string') follow($ref, part);
    ((allOf ?? []) as JsonSchema[]).forEach((member, index) =>
      add(toPart(joinPointer(part.pointer, 'allOf', index), member, part.chain)),
    );
  }

  function follow(reference: string, from: Part): void {
    const target = referencePointer(reference, rootId);
    const schema = target === undefined ? undefined : compilation.schemas.get(target);
    if (target === undefined || schema === undefined) return;
    if (from.chain.has(target) || applied.has(target)) {
      const message = `"${reference}" leads back to itself.`;
      return compilation.problems.report('circular-reference', joinPointer(from.pointer, '$ref'), message);
    }
    if (from.chain.size >= longestChain) {
      const message = `"${reference}" comes after ${longestChain} others that lead to each other.`;
      return compilation.problems.report('too-deep', joinPointer(from.pointer, '$ref'), message);
    }
    const part = toPart(target, schema, from.chain);
    if (around.has(target)) {
      recursive = true;
      parts.push(part);
    } else add(part);
  }

  for (const source of sources) add(source);
  return { parts, recursive };
}

/** The parts without some of their keywords; parts that say nothing any more are left out. */
export function withoutKeywords(parts: readonly Part[], names: readonly string[]): Part[] {
  return parts.flatMap((part) => {
    const kept = Object.entries(part.schema).filter(([name]) => !names.includes(name));
    return kept.length === 0 ? [] : [{ ...part, schema: Object.freeze(Object.fromEntries(kept)) }];
  });
}

/** Keywords that speak of one place and not of the values, so they are not handed on to alternatives. */
export const placeKeywords = [
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'x-eidos',
];

/** The pointers around the values inside a value that these parts describe. */
export function pointersAround(place: Place, parts: readonly Part[]): ReadonlySet<Pointer> {
  return new Set([...place.around, ...place.applied, ...parts.map(({ pointer }) => pointer)]);
}

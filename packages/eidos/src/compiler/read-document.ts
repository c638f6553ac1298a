import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { recordFor } from '../json/members';
import type { ProblemList } from './problem-list';

/**
 * The deepest nesting of the JSON text, where a property counts as two levels. It keeps all later recursion from
 * exhausting the stack.
 */
const maximumDepth = 200;

/**
 * Copies what should be JSON into frozen plain objects, so that later changes by the caller have no effect.
 * What is not JSON is reported and left out; getters are read once. Problems name places below `start`. The values of
 * `$ref` are added to `references`.
 */
export function readDocument(
  input: unknown,
  problems: Pick<ProblemList, 'report'>,
  start: Pointer = '',
  references: Set<string> = new Set(),
): JsonValue | undefined {
  const open = new Set<object>();

  function read(value: unknown, pointer: Pointer, depth: number): JsonValue | undefined {
    if (isScalar(value)) return value;
    if (typeof value !== 'object' || !isPlain(value)) {
      return void problems.report('not-json', pointer, `${describe(value)} is not JSON.`);
    }
    if (open.has(value)) return void problems.report('circular', pointer, 'This object contains itself.');
    if (depth >= maximumDepth) {
      const message = `The schema is nested more than ${maximumDepth} levels deep.`;
      return void problems.report('too-deep', pointer, message);
    }
    open.add(value);
    const copy = Array.isArray(value)
      ? value.map((item, index) => read(item, joinPointer(pointer, index), depth + 1) ?? null)
      : readMembers(value as Record<string, unknown>, pointer, depth);
    open.delete(value);
    return Object.freeze(copy);
  }

  function readMembers(value: Record<string, unknown>, pointer: Pointer, depth: number) {
    const names = Object.keys(value);
    const copy = recordFor<JsonValue>(names.length);
    for (const name of names) {
      if (name === '__proto__') {
        const place = joinPointer(pointer, name);
        problems.report('unsafe-name', place, '"__proto__" cannot name a property, so it is left out.');
        continue;
      }
      const member = readMember(value, name, pointer);
      if (name === '$ref' && typeof member === 'string') references.add(member);
      // An undefined member counts as absent, as in JSON.stringify.
      const isKnown = member === undefined || isScalar(member);
      const inner = isKnown ? member : read(member, joinPointer(pointer, name), depth + 1);
      if (inner !== undefined) copy[name] = inner;
    }
    return copy;
  }

  function readMember(value: Record<string, unknown>, name: string, around: Pointer): unknown {
    try {
      return value[name];
    } catch (error) {
      const place = joinPointer(around, name);
      return void problems.report('not-json', place, `Reading it fails: ${String(error)}.`);
    }
  }

  return read(input, start, 0);
}

function isScalar(value: unknown): value is null | boolean | string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a frame, a test's sandbox) have an Object.prototype of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    return `A ${(value.constructor as { name?: string } | undefined)?.name ?? 'special object'}`;
  }
  return typeof value === 'number' ? String(value) : `A value of type ${typeof value}`;
}

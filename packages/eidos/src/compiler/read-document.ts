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
 * What is not JSON is reported and left out; getters are read once. Problems name places below `start`.
 */
export function readDocument(
  input: unknown,
  problems: Pick<ProblemList, 'report'>,
  start: Pointer = '',
): JsonValue | undefined {
  const open = new Set<object>();

  function read(value: unknown, pointer: Pointer, depth: number): JsonValue | undefined {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
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
      const place = joinPointer(pointer, name);
      if (name === '__proto__') {
        problems.report('unsafe-name', place, '"__proto__" cannot name a property.');
        continue;
      }
      const member = readMember(value, name, place);
      // An undefined member counts as absent, as in JSON.stringify.
      const inner = member === undefined ? undefined : read(member, place, depth + 1);
      if (inner !== undefined) copy[name] = inner;
    }
    return copy;
  }

  function readMember(value: Record<string, unknown>, name: string, pointer: Pointer): unknown {
    try {
      return value[name];
    } catch (error) {
      return void problems.report('not-json', pointer, `Reading it fails: ${String(error)}.`);
    }
  }

  return read(input, start, 0);
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

import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { cureAt } from './fix-at';

type RawIssue = z.core.$ZodRawIssue;

/** The name of `known` that a writer most likely meant, or undefined when none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, steps: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, steps }) => steps <= Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 2)),
    )
    .sort((one, other) => one.steps - other.steps);
  return near[0]?.candidate;
}

/** Enough values to fill a line of a message; YAML's references can make a few lines mean billions. */
const mostValues = 1000;

function toJson(value: unknown): string {
  let values = 0;
  const count = (_: string, part: unknown) => {
    values += 1;
    if (values > mostValues) throw new RangeError('Too much for a message.');
    return part;
  };
  try {
    return JSON.stringify(value, count) ?? String(value);
  } catch {
    if (typeof value === 'bigint') return `${value}n`;
    return Array.isArray(value) ? 'a list without end' : 'a group without end';
  }
}

/** A value as a writer would recognise it, short enough for one line. */
function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : toJson(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A wrong value in words. Zod's messages are one string, so the two travel through it as two lines. */
const said = (what: string, cure: string) => `${what}\n${cure}`;

/** One fault for each unknown name, in the order of the names. */
function explainUnknownKeys(keys: readonly string[], shape: readonly string[]): string {
  const faults = keys.map((key) => {
    const near = nearestName(key, shape);
    const guess = near === undefined ? 'Remove it.' : `Did you mean "${near}"?`;
    return said(`"${key}" is not a known name.`, `${guess} Known names: ${[...shape].sort().join(', ')}.`);
  });
  return faults.join('\n');
}

function explainChoice(value: unknown, choices: readonly string[], cure: string): string {
  const near = typeof value === 'string' ? nearestName(value, choices) : undefined;
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  const what = value === undefined ? 'is missing.' : `${show(value)} is not allowed.`;
  return said(what, cure || `Write one of ${list}${near ? `; did you mean "${near}"?` : '.'}`);
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of names and values',
  date: 'a date',
};

function explainType(issue: RawIssue & { expected: string }, cure: string): string {
  const wanted = kinds[issue.expected] ?? issue.expected;
  if (issue.input === undefined) return said('is missing.', cure || `Add it: it must be ${wanted}.`);
  return said(`is ${show(issue.input)} but must be ${wanted}.`, cure);
}

/** What is wrong with a value and what to write instead; `cure` is the schema's own word for the latter. */
function explain(issue: RawIssue, cure: string): string {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const shape = (issue.inst as z.ZodObject | undefined)?.shape ?? {};
      return explainUnknownKeys(issue.keys, Object.keys(shape));
    }
    case 'invalid_type':
      return explainType(issue, cure);
    case 'invalid_value':
      return explainChoice(issue.input, issue.values.map(String), cure);
    default:
      return said(`is ${show(issue.input)}, which is not allowed.`, cure);
  }
}

/** One wrong value. */
export interface ValueFault {
  /** Where it is, as it would be written in code: `navbar.items[0].label`; empty for the whole. */
  readonly key: string;
  /** The same place step by step, down to the name itself when it is one that is not known. */
  readonly path: readonly PropertyKey[];
  readonly what: string;
  /** What to write instead. */
  readonly cure: string;
}

/** A path as it would be written in code. */
export function keyOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (key, step) =>
      typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${String(step)}` : String(step),
    '',
  );
}

/** The faults that one issue stands for: several when a group holds several unknown names. */
function faultsOf(issue: z.core.$ZodIssue): ValueFault[] {
  const lines = issue.message.split('\n');
  const fault = (index: number, path: readonly PropertyKey[]) => ({
    key: keyOf(issue.path),
    path,
    what: lines[2 * index] ?? '',
    cure: lines[2 * index + 1] ?? '',
  });
  if (issue.code !== 'unrecognized_keys') return [fault(0, issue.path)];
  return issue.keys.map((name, index) => fault(index, [...issue.path, name]));
}

/**
 * Reads a hand-written value by its schema; every fault of it is given at once, none is thrown. A schema
 * tells its cure with `.describe('Write …')`.
 */
export function readBySchema<T extends z.ZodType>(
  schema: T,
  value: unknown,
):
  | { readonly value: z.output<T>; readonly faults: [] }
  | { readonly value?: undefined; readonly faults: ValueFault[] } {
  const error = (issue: RawIssue) => explain(issue, cureAt(schema, issue.path ?? []));
  const result = schema.safeParse(value, { error });
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.flatMap(faultsOf);
  // One value may fail several checks of its schema, which say the same of it.
  const isFirst = ({ path }: ValueFault, index: number) =>
    faults.findIndex((other) => keyOf(other.path) === keyOf(path)) === index;
  return { faults: faults.filter(isFirst) };
}

/** A fault as one line of text. */
export function printValueFault({ key, what, cure }: ValueFault): string {
  return [key && `${key}:`, what, cure].filter(Boolean).join(' ');
}

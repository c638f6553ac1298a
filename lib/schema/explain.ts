import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { cureAt } from './cure-at';

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

function explainUnknownKeys(keys: readonly string[], shape: readonly string[]): string {
  const names = keys.map((key) => `"${key}"`).join(', ');
  const near = keys.map((key) => nearestName(key, shape)).filter((name) => name !== undefined);
  const guess =
    near.length > 0 ? `Did you mean ${near.map((name) => `"${name}"`).join(', ')}?` : 'Remove it.';
  return said(
    `${names} ${keys.length === 1 ? 'is not a known name' : 'are not known names'}.`,
    `${guess} Known names: ${[...shape].sort().join(', ')}.`,
  );
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
  readonly what: string;
  /** What to write instead. */
  readonly cure: string;
}

function keyOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (key, step) =>
      typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${String(step)}` : String(step),
    '',
  );
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
  const faults = result.error.issues.map((issue) => {
    const [what = '', cure = ''] = issue.message.split('\n');
    return { key: keyOf(issue.path), what, cure };
  });
  // One value may fail several checks of its schema, which say the same of it.
  return {
    faults: faults.filter(({ key }, index) => faults.findIndex((other) => other.key === key) === index),
  };
}

/** A fault as one line of text. */
export function printValueFault({ key, what, cure }: ValueFault): string {
  return [key && `${key}:`, what, cure].filter(Boolean).join(' ');
}

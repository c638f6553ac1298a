import { inspect } from 'node:util';
import { z } from 'zod';
import { nearestName } from './nearest-name';

type RawIssue = z.core.$ZodRawIssue;

/** A value as a writer would recognize it, short enough for one line. */
function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : inspect(value, { depth: 3 });
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** A wrong value in words. Zod's messages are one string, so the two travel through it as two lines. */
const said = (message: string, fix: string) => `${message}\n${fix}`;

/** One error for each unknown name, in the order of the names. */
function explainUnknownKeys(keys: readonly string[], shape: readonly string[]): string {
  const known = shape.length > 0 ? ` Known names: ${[...shape].sort().join(', ')}.` : '';
  const diagnostics = keys.map((key) => {
    const near = nearestName(key, shape);
    const guess = near === undefined ? 'Remove it.' : `Did you mean "${near}"?`;
    return said(`"${key}" is not a known name.`, guess + known);
  });
  return diagnostics.join('\n');
}

function explainChoice(value: unknown, choices: readonly string[], fix: string): string {
  const near = typeof value === 'string' ? nearestName(value, choices) : undefined;
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  const message = value === undefined ? 'is missing.' : `${show(value)} is not allowed.`;
  return said(message, fix || `Write one of ${list}${near ? `; did you mean "${near}"?` : '.'}`);
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of names and values',
  record: 'a group of names and values',
  date: 'a date',
};

function explainType(issue: RawIssue & { expected: string }, fix: string): string {
  const wanted = kinds[issue.expected] ?? issue.expected;
  if (issue.input === undefined) return said('is missing.', fix || `Add it: it must be ${wanted}.`);
  const { input } = issue;
  // The fix does not repeat the value, because what YAML reads as 1.1 may be written as 1.10.
  const isUnquoted = ['number', 'boolean', 'bigint'].includes(typeof input) || input instanceof Date;
  // `false` where null is allowed means null.
  const isText = isUnquoted && !(input === false && fix.includes('null'));
  const quoted = issue.expected === 'string' && isText ? 'Put it in quotes.' : undefined;
  const example = wanted === kinds.object ? 'Write { name: value }.' : '';
  return said(`is ${show(input)} but must be ${wanted}.`, quoted ?? (fix || example));
}

/** Explains what is wrong with a value and how to correct it; `fix` is the schema's own sentence for the latter. */
function explain(issue: RawIssue, fix: string): string {
  if (issue.code === 'unrecognized_keys')
    return explainUnknownKeys(issue.keys, Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {}));
  if (issue.code === 'invalid_type') return explainType(issue, fix);
  if (issue.code === 'invalid_value') return explainChoice(issue.input, issue.values.map(String), fix);
  return said(`is ${show(issue.input)}, which is not allowed.`, fix);
}

export interface ValueDiagnostic {
  /** Where it is, as it would be written in code: `navbar.items[0].label`; empty for the whole. */
  readonly key: string;
  /** The same place step by step, down to the name itself when it is one that is not known. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly fix: string;
}

/** A path as it would be written in code. */
export const keyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (key, step) =>
      typeof step === 'number' ? `${key}[${step}]` : key ? `${key}.${String(step)}` : String(step),
    '',
  );

/** Returns the diagnostics of one issue: several when a group holds several unknown names. */
function diagnosticsOf(issue: z.core.$ZodIssue): ValueDiagnostic[] {
  const lines = issue.message.split('\n');
  const diagnostic = (index: number, path: readonly PropertyKey[]) => ({
    key: keyOf(issue.path),
    path,
    message: lines[2 * index] ?? '',
    fix: lines[2 * index + 1] ?? '',
  });
  if (issue.code !== 'unrecognized_keys') return [diagnostic(0, issue.path)];
  return issue.keys.map((name, index) => diagnostic(index, [...issue.path, name]));
}

/** The problems within the option of a union that a value nearly fits, the deepest ones; none when it fits no option. */
function withinOption(union: RawIssue | undefined): readonly ValueDiagnostic[] {
  const options = union?.inst instanceof z.ZodUnion ? union.inst.options : [];
  const found = options.map((option) => readBySchema(option as z.ZodType, union?.input).diagnostics);
  const depth = (problems: readonly ValueDiagnostic[]) =>
    Math.min(...problems.map(({ path }) => path.length));
  const [best = []] = found
    .filter((problems) => problems.length < 3 && depth(problems) > 0)
    .sort((one, other) => depth(other) - depth(one) || one.length - other.length);
  return best;
}

/**
 * Reads a hand-written value by its schema; it returns all problems and throws none. A schema
 * states its fix with `.describe('Write …')`.
 */
export function readBySchema<T extends z.ZodType>(
  schema: T,
  value: unknown,
):
  | { readonly value: z.output<T>; readonly diagnostics: [] }
  | { readonly value?: undefined; readonly diagnostics: ValueDiagnostic[] } {
  const unions: RawIssue[] = [];
  const error = (issue: RawIssue) => {
    if (issue.code === 'invalid_union') unions.push(issue);
    return explain(issue, fixAt(schema, issue.path ?? []));
  };
  const result = schema.safeParse(value, { error });
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = result.error.issues.flatMap((issue) => {
    const place = keyOf(issue.path);
    // Of unions within unions, the outer one comes last.
    const within = withinOption(unions.findLast(({ path = [] }) => keyOf(path) === place));
    if (within.length === 0) return diagnosticsOf(issue);
    return within.map(({ key, path, ...said }): ValueDiagnostic => ({
      key: [place, key].filter(Boolean).join(key.startsWith('[') ? '' : '.'),
      path: [...issue.path, ...path],
      ...said,
    }));
  });
  // One value may fail several checks of its schema, which say the same of it.
  const isFirst = ({ path }: ValueDiagnostic, index: number) =>
    diagnostics.findIndex((other) => keyOf(other.path) === keyOf(path)) === index;
  return { diagnostics: diagnostics.filter(isFirst) };
}

/** An error as one line of text. */
export const printValueDiagnostic = ({ key, message, fix }: ValueDiagnostic): string =>
  [key && `${key}:`, message, fix].filter(Boolean).join(' ');

/** The schema itself, out of its optional, default and preprocessing layers; the first description met wins. */
function unwrap(schema: z.core.$ZodType): { readonly core: z.core.$ZodType; readonly description: string } {
  let core = schema;
  let description = z.globalRegistry.get(core)?.description ?? '';
  for (;;) {
    const def = core._zod.def as { type: string; innerType?: z.core.$ZodType; out?: z.core.$ZodType };
    const inner = def.innerType ?? def.out;
    if (!inner) return { core, description };
    core = inner;
    description ||= z.globalRegistry.get(core)?.description ?? '';
  }
}

/** The `.describe()` text of the schema at a path, which is worded as a fix; empty when there is none. */
export function fixAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const { core, description } = unwrap(schema);
  const [key, ...rest] = path;
  if (key === undefined) return description;
  if (core instanceof z.ZodUnion)
    return core.options.map((option) => fixAt(option, path)).find(Boolean) ?? '';
  if (core instanceof z.ZodObject && Object.hasOwn(core.shape, key))
    return fixAt(core.shape[key as string] as z.core.$ZodType, rest);
  if (core instanceof z.ZodArray) return fixAt(core.element, rest) || (rest.length === 0 ? description : '');
  return core instanceof z.ZodRecord ? fixAt(core.valueType, rest) : '';
}

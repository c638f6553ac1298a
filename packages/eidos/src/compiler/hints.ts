import { isJsonObject, isPlain, type JsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { fits, mapOf } from './keywords';
import type { Hints } from '../types/eidos-schema';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { type ProblemList, suggestName } from './problem';
import type { SchemaObject } from './check-keywords';
import type { NodePlace } from './compilation';
import { readDocument } from './read-document';
import { type Layers, toLayer } from './schema-layer';
import type { SchemaPlaces } from './schema-urls';

export type HintName = keyof Hints;

interface HintForm {
  readonly form: string;
  readonly test: (value: unknown) => boolean;
  /** The names from which one is suggested for a value that is none of them. */
  readonly names?: () => readonly string[];
}

/** A form that a schema describes. */
const like = (form: string, schema: JsonSchema): HintForm => ({
  form,
  test: (value) => fits(schema, value as JsonValue),
});

const nonEmpty = { type: 'string', minLength: 1 };
const text = like('a non-empty string', nonEmpty);
const flag = like('true or false', { type: 'boolean' });
const collapsible = { enum: [true, 'closed'] };

function wholeNumber(minimum: number, maximum: number): HintForm {
  return like(`a whole number from ${minimum} to ${maximum}`, { type: 'integer', minimum, maximum });
}

/** A label by itself, or in an object with what else there is to say. */
function labelOr(further: JsonObject): JsonSchema {
  const properties = { label: nonEmpty, labelKey: nonEmpty, ...further };
  return {
    anyOf: [nonEmpty, { type: 'object', properties, required: ['label'], additionalProperties: false }],
  };
}

/** One of some names, of which the nearest is suggested for another one. */
function oneOf(form: string, names: () => readonly string[]): HintForm {
  return { form, test: (value) => names().includes(value as string), names };
}

/** Percent has a hint of its own, because it must say how the number is stored. */
function unitNames(): readonly string[] {
  return Intl.supportedValuesOf('unit').filter((name) => name !== 'percent');
}

/** The schema itself is checked as any other one. */
const state = like('true, false or a schema', { type: ['boolean', 'object'] });

const hintForms: Readonly<Record<HintName, HintForm>> = {
  widget: text,
  order: like('a list of property names without duplicates', {
    type: 'array',
    items: nonEmpty,
    uniqueItems: true,
  }),
  layout: oneOf('"stack", "columns" or "tabs"', () => ['stack', 'columns', 'tabs']),
  columns: wholeNumber(1, 12),
  density: oneOf('"compact"', () => ['compact']),
  tab: like('a label, or { "label": …, "labelKey": … }', labelOr({})),
  span: wholeNumber(1, 12),
  section: like('a label, or { "label": …, "labelKey": …, "collapsible": … }', labelOr({ collapsible })),
  collapsible: like('true or "closed"', collapsible),
  autocomplete: text,
  hidden: state,
  disabled: state,
  readOnly: state,
  currency: oneOf('the ISO 4217 code of a currency, such as "EUR"', () => Intl.supportedValuesOf('currency')),
  unit: {
    ...oneOf(
      'the name of a unit that Intl.NumberFormat knows, such as "kilogram", and not "percent", which is a hint',
      unitNames,
    ),
    test: (value) => {
      const [unit = '', per = unit, ...others] = String(value).split('-per-');
      return others.length === 0 && unitNames().includes(unit) && unitNames().includes(per);
    },
  },
  percent: oneOf('"fraction" or "whole"', () => ['fraction', 'whole']),
  decimals: wholeNumber(0, 20),
  labelKey: text,
  help: text,
  placeholder: text,
  total: oneOf('"sum", "count", "average", "min" or "max"', () => ['sum', 'count', 'average', 'min', 'max']),
  width: like('a number from 48 to 1200', { type: 'number', minimum: 48, maximum: 1200 }),
  rowKey: text,
  sortable: flag,
  filterable: flag,
  resizable: flag,
  options: like('an object', { type: 'object' }),
  errors: like('an object with a non-empty message for each code of an error', mapOf(nonEmpty)),
};

export const hintNames = Object.keys(hintForms);

/** Keeps the hints that are known and well formed, and reports the others. */
export function checkHints(hints: SchemaObject, pointer: Pointer, problems: ProblemList): Hints {
  const kept = Object.entries(hints).filter(([name, value]) => {
    const place = joinPointer(pointer, name);
    if (!Object.hasOwn(hintForms, name)) {
      const fix = suggestName(name, hintNames) ?? `Use one of ${hintNames.join(', ')}.`;
      problems.report('unknown-hint', place, `"${name}" is not a hint.`, fix);
      return false;
    }
    const { form, test, names } = hintForms[name as HintName];
    if (test(value)) return true;
    const fix = (names && suggestName(String(value), names())) ?? `Write ${form}.`;
    problems.report('wrong-hint', place, `"${name}" must be ${form}.`, fix);
    return false;
  });
  return Object.freeze(Object.fromEntries(kept));
}

/** The hints of a number, of which all but the last say what it counts. */
export const amountHints = ['currency', 'unit', 'percent', 'decimals'] as const;

// No keyword has this name, so no schema of the document has such a pointer.
const root = joinPointer('', 'hints');

/** Reads the option `hints`: its entries by their pointers in the index of schemas. */
export function readOuterHints(
  input: unknown,
  places: SchemaPlaces,
  problems: ProblemList,
): ReadonlyMap<Pointer, SchemaObject> {
  const found = new Map<Pointer, SchemaObject>();
  const named = input ?? {};
  if (!isJsonObject(named) || !isPlain(named)) {
    places.derive(root, 'hints');
    const fix = 'Write an object with the hints by their pointers. Object.fromEntries makes one of a Map.';
    problems.report('wrong-hint', root, '"hints" must be a plain object.', fix);
    return found;
  }
  for (const [path, hints] of Object.entries(named)) {
    const pointer = root + joinPointer('', path);
    const inside = joinPointer(pointer, 'x-eidos');
    places.derive(pointer, `hints["${path}"]`);
    places.derive(inside, `hints["${path}"]`);
    const own = readDocument(hints, {
      report: (code, at, ...words) => problems.report(code, inside + at, ...words),
    });
    if (isJsonObject(own)) found.set(pointer, own);
    else if (own !== undefined) {
      const message = `hints["${path}"] must be an object of hints.`;
      problems.report('wrong-hint', pointer, message, 'Write an object of hints.');
    }
  }
  return found;
}

export type OuterHints = ReturnType<typeof createOuterHints>;

/** The hints outside the schema, as layers over the schemas of their values. */
export function createOuterHints(hints: ReadonlyMap<Pointer, SchemaObject>) {
  const paths = new Set<Pointer>();
  const ends = new Set<Pointer>();
  return {
    isUsed: hints.size > 0,
    /** The hints of a place; none where another node at the same place has them. */
    layersAt({ path, isSecond }: NodePlace): Layers {
      if (hints.size === 0) return [];
      paths.add(path);
      const pointer = root + joinPointer('', path);
      const schema = isSecond ? undefined : hints.get(pointer);
      return schema === undefined ? [] : [toLayer(pointer, schema)];
    },
    /** The values at a path and below it are compiled on demand. */
    endAt: (path: Pointer) => void ends.add(path),
    /** Reports each pointer that leads to no value. */
    reportUnused(problems: ProblemList): void {
      for (const pointer of hints.keys()) {
        const [path = ''] = splitPointer(pointer.slice(root.length));
        if (paths.has(path) || [...ends].some((end) => path.startsWith(`${end}/`))) continue;
        const message = `No value is at "${path}".`;
        problems.report('unknown-pointer', pointer, message, suggestName(path, [...paths]));
      }
    },
  };
}

import { isJsonObject } from '../json/json-object';
import type { Hints } from '../types/eidos-schema';

export type HintName = keyof Hints;

interface HintForm {
  /** A description of the form, for a problem. */
  readonly form: string;
  readonly test: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const text: HintForm = { form: 'a non-empty string', test: isText };

const twelfths: HintForm = {
  form: 'a whole number from 1 to 12',
  test: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12,
};

const flag: HintForm = { form: 'true or false', test: (value) => typeof value === 'boolean' };

/** The schema itself is checked as any other one. */
const state: HintForm = {
  form: 'true, false or a schema',
  test: (value) => typeof value === 'boolean' || isJsonObject(value),
};

/** The hints that hold while the value of the surrounding group matches a schema. */
export const stateHints = ['hidden', 'disabled', 'readOnly'] as const;

/** The forms of the hints. */
export const hintForms: Readonly<Record<HintName, HintForm>> = {
  widget: text,
  order: {
    form: 'a list of property names without duplicates',
    test: (value) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length,
  },
  layout: { form: '"stack", "columns" or "tabs"', test: (value) => layouts.includes(value as string) },
  columns: twelfths,
  tab: { form: 'a label, or { "label": …, "labelKey": … }', test: isTab },
  span: twelfths,
  section: { form: 'a label, or { "label": …, "labelKey": …, "collapsible": … }', test: isSection },
  collapsible: { form: 'true or "closed"', test: isCollapsible },
  autocomplete: text,
  hidden: state,
  disabled: state,
  readOnly: state,
  labelKey: text,
  help: text,
  placeholder: text,
  total: {
    form: '"sum", "count", "average", "min" or "max"',
    test: (value) => totals.includes(value as string),
  },
  width: {
    form: 'a number from 48 to 1200',
    test: (value) => typeof value === 'number' && value >= 48 && value <= 1200,
  },
  rowKey: text,
  sortable: flag,
  filterable: flag,
  resizable: flag,
  errors: { form: 'an object with a non-empty message for each code of an error', test: isMessages },
};

function isMessages(value: unknown): boolean {
  return isJsonObject(value) && Object.values(value).every(isText);
}

const totals = ['sum', 'count', 'average', 'min', 'max'];
const layouts = ['stack', 'columns', 'tabs'];

function isTab(value: unknown): boolean {
  if (!isJsonObject(value)) return isText(value);
  const { label, labelKey, ...rest } = value;
  return isText(label) && (labelKey === undefined || isText(labelKey)) && Object.keys(rest).length === 0;
}

function isSection(value: unknown): boolean {
  if (!isJsonObject(value)) return isText(value);
  const { collapsible, ...tab } = value;
  return isTab(tab) && (collapsible === undefined || isCollapsible(collapsible));
}

function isCollapsible(value: unknown): boolean {
  return value === true || value === 'closed';
}

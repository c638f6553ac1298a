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

/** The forms of the hints. */
export const hintForms: Readonly<Record<HintName, HintForm>> = {
  widget: text,
  order: {
    form: 'a list of property names without duplicates',
    test: (value) => Array.isArray(value) && value.every(isText) && new Set(value).size === value.length,
  },
  layout: { form: '"stack", "columns" or "tabs"', test: (value) => layouts.includes(value as string) },
  columns: {
    form: 'a whole number from 1 to 12',
    test: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12,
  },
  tab: { form: 'a label, or { "label": …, "labelKey": … }', test: isTab },
  labelKey: text,
  help: text,
  placeholder: text,
  total: {
    form: '"sum", "count", "average", "min" or "max"',
    test: (value) => totals.includes(value as string),
  },
  errors: { form: 'an object with a non-empty message for each code of an error', test: isMessages },
};

function isMessages(value: unknown): boolean {
  return isJsonObject(value) && Object.values(value).every(isText);
}

const totals = ['sum', 'count', 'average', 'min', 'max'];
const layouts = ['stack', 'columns', 'tabs'];

function isTab(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isText(value);
  const { label, labelKey, ...rest } = value as Record<string, unknown>;
  return isText(label) && (labelKey === undefined || isText(labelKey)) && Object.keys(rest).length === 0;
}

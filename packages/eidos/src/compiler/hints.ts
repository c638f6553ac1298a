/** What can be said about the drawing of a value, under `x-eidos`. */
export interface Hints {
  /** Name of the part that draws the value; `text`, `string`, `display-table` and `ordered-table` are built in. */
  readonly widget?: string;
  /** Names of the properties in the order in which they are shown; the others follow. */
  readonly order?: readonly string[];
  readonly layout?: 'stack' | 'columns' | 'tabs';
  /** How many columns the layout `columns` has, 1 to 12. */
  readonly columns?: number;
  /** The tab of the surrounding group on which the value is shown. */
  readonly tab?: string | { readonly label: string; readonly labelKey?: string };
  /** Catalogue key of the label. */
  readonly labelKey?: string;
  readonly help?: string;
  readonly placeholder?: string;
}

export type HintName = keyof Hints;

interface HintForm {
  /** How the form is told in a problem. */
  readonly form: string;
  readonly test: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const text: HintForm = { form: 'a text that is not empty', test: isText };

/** The forms of the hints. */
export const hintForms: Readonly<Record<HintName, HintForm>> = {
  widget: text,
  order: {
    form: 'a list of property names, each once',
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
};

const layouts = ['stack', 'columns', 'tabs'];

function isTab(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isText(value);
  const { label, labelKey, ...rest } = value as Record<string, unknown>;
  return isText(label) && (labelKey === undefined || isText(labelKey)) && Object.keys(rest).length === 0;
}

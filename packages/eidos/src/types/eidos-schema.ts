import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** Hints about how a value is drawn, under `x-eidos` or, by pointer, in the option `hints` of `compileEidos`. */
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
  /** How many of twelve columns the field takes in its group, 1 to 12; narrow groups stack their fields. */
  readonly span?: number;
  /** The section of the surrounding group under whose heading the value is shown. */
  readonly section?: string | SectionHint;
  /** On a group: it can be folded; `closed` folds it initially. */
  readonly collapsible?: Collapsible;
  /** HTML's `autocomplete` of a text field: what the browser may fill in. */
  readonly autocomplete?: string;
  /**
   * The field is not shown, not checked and not submitted: always, or while the value of the surrounding group matches
   * a schema.
   */
  readonly hidden?: EidosSchema;
  /** The field is shown and cannot be entered on the screen; its value is submitted. */
  readonly disabled?: EidosSchema;
  /** The value is shown and cannot be changed. */
  readonly readOnly?: EidosSchema;
  /** Catalogue key of the label. */
  readonly labelKey?: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** What the last line of a table shows for this property of its rows. */
  readonly total?: 'sum' | 'count' | 'average' | 'min' | 'max';
  /** Width in px of the column for this property of a table's rows, 48 to 1200. */
  readonly width?: number;
  /** On an array: whether the headers of its table sort the rows on the screen. */
  readonly sortable?: boolean;
  /** On an array: whether its table has a search box. */
  readonly filterable?: boolean;
  /** On an array: whether people change the widths of the columns of its table. */
  readonly resizable?: boolean;
  /** The messages of this field's errors by their code, such as `{ "required": "We need your name." }`. */
  readonly errors?: { readonly [code: string]: string };
}

/** `closed` is folded initially; true is open. */
export type Collapsible = true | 'closed';

/** A section of a group; the first field that names it decides about its key and whether it can be folded. */
export interface SectionHint {
  readonly label: string;
  /** Catalogue key of the label. */
  readonly labelKey?: string;
  readonly collapsible?: Collapsible;
}

/**
 * Hints by the JSON Pointer of the value that they are about. A segment `*` stands for each row of a table and for each
 * value of a map.
 */
export type HintsByPointer = Readonly<Record<Pointer, Hints>>;

export type ValueType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'object' | 'array';

/**
 * A schema that `compileEidos` accepts. Write `{ … } as const satisfies EidosSchema` to get completion of keywords
 * and hints in the editor, and a compile error for a misspelt one.
 */
export type EidosSchema = boolean | EidosSchemaObject;

interface Schemas {
  readonly [name: string]: EidosSchema;
}

/** The supported keywords of JSON Schema 2020-12 and the forms of their values. */
export interface EidosSchemaObject {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $comment?: string;
  readonly $ref?: string;
  readonly $defs?: Schemas;
  readonly type?: ValueType | readonly ValueType[];
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
  readonly allOf?: readonly EidosSchema[];
  readonly anyOf?: readonly EidosSchema[];
  readonly oneOf?: readonly EidosSchema[];
  readonly not?: EidosSchema;
  readonly if?: EidosSchema;
  readonly then?: EidosSchema;
  readonly else?: EidosSchema;
  readonly title?: string;
  readonly description?: string;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: EidosSchema;
  readonly prefixItems?: readonly EidosSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly contains?: EidosSchema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly unevaluatedItems?: EidosSchema;
  readonly properties?: Schemas;
  readonly required?: readonly string[];
  readonly dependentRequired?: { readonly [name: string]: readonly string[] };
  readonly dependentSchemas?: Schemas;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: EidosSchema;
  readonly patternProperties?: Schemas;
  readonly additionalProperties?: EidosSchema;
  readonly unevaluatedProperties?: EidosSchema;
  readonly 'x-eidos'?: Hints;
  /** Hints of other tools, which are ignored. */
  readonly [vendorKeyword: `x-${string}`]: unknown;
}

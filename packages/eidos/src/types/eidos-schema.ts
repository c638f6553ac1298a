import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/**
 * Hints about how a value is rendered, under `x-eidos` or, by pointer, in the option `hints` of
 * `compileEidos`.
 */
export interface Hints {
  /** Name of the part that renders the value; `hintTable` of `eidos/reference` lists those that are built in. */
  readonly widget?: string;
  /** Names of the properties in the order in which they are shown; the others follow. */
  readonly order?: readonly string[];
  /** On an object: how its fields are arranged. */
  readonly layout?: 'stack' | 'columns' | 'tabs';
  /** On an object: `compact` moves its fields, and those inside, closer together. */
  readonly density?: 'compact';
  /** How many columns the layout `columns` has, 1 to 12. */
  readonly columns?: number;
  /** The tab of the surrounding group on which the value is shown. */
  readonly tab?: string | { readonly label: string; readonly labelKey?: string };
  /** How many of twelve columns the field takes in its group, 1 to 12; narrow groups stack their fields. */
  readonly span?: number;
  /** The section of the surrounding group under whose heading the value is shown. */
  readonly section?: string | SectionHint;
  /** On an object: whether users can collapse the group; `closed` collapses it initially. */
  readonly collapsible?: Collapsible;
  /** HTML's `autocomplete` of a text field: what the browser may fill in. */
  readonly autocomplete?: string;
  /**
   * The field is not shown, not checked and not submitted: always, or while the value of the surrounding group matches
   * a schema.
   */
  readonly hidden?: EidosSchema;
  /** Whether the field is shown but cannot be edited on the screen; its value is submitted. */
  readonly disabled?: EidosSchema;
  /** The value is shown and cannot be changed. */
  readonly readOnly?: EidosSchema;
  /** On a number: the ISO 4217 code of its currency, such as `EUR`. */
  readonly currency?: string;
  /** On a number: its unit, by a name that `Intl.NumberFormat` knows, such as `kilogram` or `kilometer-per-hour`. */
  readonly unit?: string;
  /** On a number: it is a percentage; `fraction` stores 12 % as 0.12, `whole` as 12. */
  readonly percent?: 'fraction' | 'whole';
  /** On a number: how many decimals are shown; a number that is entered with more of them is an error. */
  readonly decimals?: number;
  /** Catalogue key of the label. */
  readonly labelKey?: string;
  /** A longer explanation, shown on demand. */
  readonly help?: string;
  /** An example shown in the empty field. */
  readonly placeholder?: string;
  /** The total of this property of its rows in the last line of a table. */
  readonly total?: 'sum' | 'count' | 'average' | 'min' | 'max';
  /** Width in px of the column for this property of a table's rows, 48 to 1200. */
  readonly width?: number;
  /**
   * On an array of objects: the property that identifies a row, by which edited rows are found again in new data from the
   * server.
   */
  readonly rowKey?: string;
  /** On an array: whether the headers of its table sort the rows on the screen. */
  readonly sortable?: boolean;
  /** On an array: whether its table has a search box. */
  readonly filterable?: boolean;
  /** On an array: whether users change the widths of the columns of its table. */
  readonly resizable?: boolean;
  /** Options for a part of your own, which reads and checks them by `optionsOf`. */
  readonly options?: { readonly [name: string]: JsonValue };
  /** The messages of this field's errors by their code, such as `{ "required": "We need your name." }`. */
  readonly errors?: { readonly [code: string]: string };
}

/** Anything with a label that may be translated. */
export interface Labeled {
  /** The text that users see. */
  readonly label: string;
  /** The key of the label in the catalogue. */
  readonly labelKey?: string;
}

/** Whether users can collapse a part: `true` starts open, `'closed'` starts collapsed. */
export type Collapsible = true | 'closed';

/**
 * A section of a group; the first field that names it determines its key and whether users can collapse it.
 */
export interface SectionHint extends Labeled {
  /** Whether users can collapse the section. */
  readonly collapsible?: Collapsible;
}

/**
 * Hints by the JSON Pointer of their value. The segment `*` matches each row of a table and each value of a
 * map.
 */
export type HintsByPointer = Readonly<Record<Pointer, Hints>>;

export type ValueType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'object' | 'array';

/**
 * A schema that `compileEidos` accepts. Write `{ … } as const satisfies EidosSchema` to get completion of
 * keywords and hints in the editor, and a compile error for a misspelled one.
 */
export type EidosSchema = boolean | EidosSchemaObject;

interface Schemas {
  readonly [name: string]: EidosSchema;
}

/** The supported keywords of JSON Schema 2020-12 and the forms of their values. */
export interface EidosSchemaObject {
  /** The version of JSON Schema. */
  readonly $schema?: string;
  /** The URI by which references can name the schema. */
  readonly $id?: string;
  /** A comment without effect. */
  readonly $comment?: string;
  /**
   * The schema that it refers to, in the same document or in one of the option `documents`, is applied here
   * together with the other keywords. With a `$schema` of draft 4 to 7, only annotations next to it count.
   */
  readonly $ref?: string;
  /** Schemas to refer to. */
  readonly $defs?: Schemas;
  /**
   * The kind of node: boolean, integer, number, string, group (object) or table (array); without it and
   * without a hint at it in other keywords, JSON text.
   */
  readonly type?: ValueType | readonly ValueType[];
  /** Choices of any type. */
  readonly enum?: readonly JsonValue[];
  /** A constant: its value is fixed and there is nothing to enter. */
  readonly const?: JsonValue;
  /** All members are merged with the schema that contains them. */
  readonly allOf?: readonly EidosSchema[];
  /** The same as `oneOf`. */
  readonly anyOf?: readonly EidosSchema[];
  /**
   * Constants become choices labeled by their titles; an option `null` makes the value nullable; anything
   * else makes a union.
   */
  readonly oneOf?: readonly EidosSchema[];
  /** Validated, without a field. */
  readonly not?: EidosSchema;
  /** The condition of `then` and `else`. */
  readonly if?: EidosSchema;
  /** Its properties are shown, and its required names required, while `if` holds. */
  readonly then?: EidosSchema;
  /** Its properties are shown, and its required names required, while `if` does not hold. */
  readonly else?: EidosSchema;
  /** The label. */
  readonly title?: string;
  /** The description below the label. */
  readonly description?: string;
  /** The value of a new record. */
  readonly default?: JsonValue;
  /** Examples, kept on the node. */
  readonly examples?: readonly JsonValue[];
  /** Whether the value is shown but cannot be changed; an array becomes a display table. */
  readonly readOnly?: boolean;
  /** The value is entered and not shown again. */
  readonly writeOnly?: boolean;
  /** The node is marked as deprecated. */
  readonly deprecated?: boolean;
  /** The lowest number. */
  readonly minimum?: number;
  /** The highest number. */
  readonly maximum?: number;
  /** A number that the value must be above. */
  readonly exclusiveMinimum?: number;
  /** A number that the value must be below. */
  readonly exclusiveMaximum?: number;
  /** The step of a number. */
  readonly multipleOf?: number;
  /** The minimum length of a string, in characters. */
  readonly minLength?: number;
  /** The maximum length of a string, in characters. */
  readonly maxLength?: number;
  /** A regular expression, read with the `u` flag, that some part of the string must match. */
  readonly pattern?: string;
  /** The format of a string; it decides which part renders the value. */
  readonly format?: string;
  /** The media type of a text. */
  readonly contentMediaType?: string;
  /** The rows of a table. */
  readonly items?: EidosSchema;
  /** A list with a schema for each index becomes a group with the fields 0, 1, … All of them are required. */
  readonly prefixItems?: readonly EidosSchema[];
  /** The minimum number of rows. */
  readonly minItems?: number;
  /** The maximum number of rows. */
  readonly maxItems?: number;
  /** No two rows may be equal. */
  readonly uniqueItems?: boolean;
  /** Checked only. */
  readonly contains?: EidosSchema;
  /** Checked only. */
  readonly minContains?: number;
  /** Checked only. */
  readonly maxContains?: number;
  /** The same as `items`, also beside schemas that apply here. */
  readonly unevaluatedItems?: EidosSchema;
  /** The fields of a group, in their order. */
  readonly properties?: Schemas;
  /** The fields that must be filled. */
  readonly required?: readonly string[];
  /** Names that are required while another has a value. */
  readonly dependentRequired?: { readonly [name: string]: readonly string[] };
  /** Properties that are shown while another has a value. */
  readonly dependentSchemas?: Schemas;
  /** Checked only. */
  readonly minProperties?: number;
  /** Checked only. */
  readonly maxProperties?: number;
  /** Checked only. */
  readonly propertyNames?: EidosSchema;
  /** Values that users add, under names that match a pattern. */
  readonly patternProperties?: Schemas;
  /** With a schema, values that users add, each with a name. */
  readonly additionalProperties?: EidosSchema;
  /** The same as `additionalProperties`, also together with schemas that are applied here. */
  readonly unevaluatedProperties?: EidosSchema;
  /** Hints about how the value is rendered. */
  readonly 'x-eidos'?: Hints;
  /** Hints of other tools, which are ignored. */
  readonly [vendorKeyword: `x-${string}`]: unknown;
}

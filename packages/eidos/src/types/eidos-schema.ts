import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** Hints about how a value is rendered, under `x-eidos` or, by pointer, in the option `hints` of `compileEidos`. */
export interface Hints {
  /**
   * The name of the part that renders the value. Built in: `text` and `string` for strings in several lines or in one;
   * `radio`, `select` and `input` for choices as buttons, as a list or as typed text; `checkbox` and `switch` for booleans;
   * `display-table`, `editable-table`, `ordered-table`, `checkboxes` and `tags` for arrays; `sections` and `collapsible` for
   * objects.
   */
  readonly widget?: string;
  /** On an object: the names of its properties in the order in which they are shown; the others follow. */
  readonly order?: readonly string[];
  /** On an object: how its fields are arranged; `stack` by default. */
  readonly layout?: 'stack' | 'columns' | 'tabs';
  /** On an object: `compact` moves its fields, and those inside, closer together. */
  readonly density?: 'compact';
  /** On an object with the layout `columns`: how many, 1 to 12; 2 by default. */
  readonly columns?: number;
  /** On a property of an object with the layout `tabs`: its tab. Properties without it are shown on the first one. */
  readonly tab?: string | { readonly label: string; readonly labelKey?: string };
  /**
   * How many of twelve columns the field takes in its group, 1 to 12. Without it, a field takes the whole width, or its
   * share of the layout `columns`. A narrow group stacks its fields.
   */
  readonly span?: number;
  /** The section of the group under whose heading the field is shown. A section is where its first field is. */
  readonly section?: string | SectionHint;
  /** On an object: `true` lets users collapse the group, `closed` starts so. Going to an error inside opens it. */
  readonly collapsible?: Collapsible;
  /** On text and drop-down lists: what the browser may fill in, as in HTML (`address-level2`). */
  readonly autocomplete?: string;
  /**
   * `true`, or a schema: while the value of the surrounding group matches it, the field is not shown, not required, not
   * checked and, unless the option `hidden` of the controller is `keep`, not submitted.
   */
  readonly hidden?: EidosSchema;
  /**
   * `true`, or a schema as above: the field is shown but cannot be edited on the screen. Its value is validated and
   * submitted, and code can change it.
   */
  readonly disabled?: EidosSchema;
  /**
   * `true`, or a schema as above: the value is shown as text, and the controller rejects changes to it. The same as the
   * keyword `readOnly`, with a condition.
   */
  readonly readOnly?: EidosSchema;
  /**
   * On a number: the ISO 4217 code of its currency, such as `EUR`. The number is shown with its sign or code, and with the
   * decimals that are usual in the currency.
   */
  readonly currency?: string;
  /** On a number: its unit, by a name that `Intl.NumberFormat` knows, such as `kilogram` or `kilometer-per-hour`. */
  readonly unit?: string;
  /** On a number: it is a percentage. `fraction` stores 12 % as 0.12, `whole` as 12. */
  readonly percent?: 'fraction' | 'whole';
  /**
   * On a number: how many decimals are shown, 0 to 20. A number with more of them is shown in full, and entering one is an
   * error. In a percentage, these are the decimals that are shown.
   */
  readonly decimals?: number;
  /** The key under which the catalogue translates the label. */
  readonly labelKey?: string;
  /** A longer explanation, shown on demand. */
  readonly help?: string;
  /** An example shown in an empty text box. */
  readonly placeholder?: string;
  /** On a property of a table's rows: the total of its numbers, or the `count` of its values, in the last line. */
  readonly total?: 'sum' | 'count' | 'average' | 'min' | 'max';
  /** On a property of a table's rows: the width of its column in px, 48 to 1200. */
  readonly width?: number;
  /**
   * On an array of objects: the property that identifies a row, submitted even if it is hidden. New data finds edited
   * rows by it, else by content and position.
   */
  readonly rowKey?: string;
  /** On an array: whether the headers of its table sort the rows on the screen. A display table sorts by default. */
  readonly sortable?: boolean;
  /** On an array: whether its table has a search box. A display table has one by default with more than 10 rows. */
  readonly filterable?: boolean;
  /** On an array: whether users can change the widths of the columns of its table. */
  readonly resizable?: boolean;
  /** An object with options for a part of your own, which checks them by a schema. */
  readonly options?: { readonly [name: string]: JsonValue };
  /** The messages of this field's errors by code, which override the catalogue: `{ "required": "We need a name." }`. */
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

/** A section of a group; the first field that names it determines its key and whether users can collapse it. */
export interface SectionHint extends Labeled {
  /** Whether users can collapse the section. */
  readonly collapsible?: Collapsible;
}

/** Hints by the JSON Pointer of their value. The segment `*` matches each row of a table and each value of a map. */
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
  /** Kept. Drafts 4 to 2019-09 are translated; an unknown version is a warning. */
  readonly $schema?: string;
  /** References may name the schema by it. */
  readonly $id?: string;
  /** Kept without effect. */
  readonly $comment?: string;
  /**
   * The schema that it refers to, in the same document or in one of the option `documents`, is applied here together with
   * the other keywords. In the drafts 4 to 7, only annotations next to it count. A reference to an enclosing schema becomes
   * a reference node, which is compiled on demand.
   */
  readonly $ref?: string;
  /** Schemas to refer to. The name of a definition labels a union option that has no title. */
  readonly $defs?: Schemas;
  /**
   * The kind of node: boolean, integer, number, string, group (object) or table (array); without it and without a hint at it
   * in other keywords, JSON text. A list with `null` makes the value nullable; a list of several other types makes a union.
   */
  readonly type?: ValueType | readonly ValueType[];
  /** Choices of one or several types, objects and arrays included. A single value is a constant. */
  readonly enum?: readonly JsonValue[];
  /** A constant: there is nothing to enter. With the type `boolean`, `true` is a checkbox that must be selected. */
  readonly const?: JsonValue;
  /** All members are merged with the schema that contains them. */
  readonly allOf?: readonly EidosSchema[];
  /** Same as `oneOf`. */
  readonly anyOf?: readonly EidosSchema[];
  /**
   * Constants become choices labeled by their titles; an option `null` makes the value nullable, and its title names the
   * empty value; anything else makes a union. A property with a different constant in each option identifies the option.
   * Options that only add limits are checked and not rendered.
   */
  readonly oneOf?: readonly EidosSchema[];
  /** Validated, without a field. */
  readonly not?: EidosSchema;
  /** The condition of `then` and `else`. */
  readonly if?: EidosSchema;
  /** Its properties are shown and its names required while `if` holds; its `oneOf` and `anyOf` are conditions too. */
  readonly then?: EidosSchema;
  /** The same while `if` does not hold. */
  readonly else?: EidosSchema;
  /** The label. Without it the property name is made readable. */
  readonly title?: string;
  /** The description below the label. */
  readonly description?: string;
  /** The value of a new record. */
  readonly default?: JsonValue;
  /** Examples, kept on the node. */
  readonly examples?: readonly JsonValue[];
  /** The value is shown but cannot be changed; an array becomes a display table. */
  readonly readOnly?: boolean;
  /** The value can be entered but is never shown again. */
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
  /** The minimum length, in characters. */
  readonly minLength?: number;
  /** The maximum length, in characters. Above 200, without `format`, the string is edited in several lines. */
  readonly maxLength?: number;
  /** A regular expression, read with the `u` flag, that some part of the string must match. */
  readonly pattern?: string;
  /**
   * The format of a string; it decides which part renders the value. All formats of 2020-12 are checked; any other name is a
   * warning, except those without a rule (`password`, `tel`, `color`, `int32` and the like).
   */
  readonly format?: string;
  /** Without `contentEncoding`, the string is edited in several lines. */
  readonly contentMediaType?: string;
  /** The rows of a table, or those after `prefixItems`. Without both, or with `{}`, the array is edited as JSON text. */
  readonly items?: EidosSchema;
  /**
   * A list with a schema for each index becomes a group with the fields 0, 1, … All of them are required. The rows after
   * them that `items` describes are added, moved and removed. The list ends before an index that is `false`.
   */
  readonly prefixItems?: readonly EidosSchema[];
  /** The minimum number of rows, the items of `prefixItems` included. */
  readonly minItems?: number;
  /** The maximum number of rows, the items of `prefixItems` included. */
  readonly maxItems?: number;
  /** No two rows may be equal. Rows with choices are rendered as checkboxes, rows of one line of text as tags. */
  readonly uniqueItems?: boolean;
  /** Validated, without a field. */
  readonly contains?: EidosSchema;
  /** Validated, without a field. */
  readonly minContains?: number;
  /** Validated, without a field. */
  readonly maxContains?: number;
  /** The same as `items`, also next to schemas that apply here. */
  readonly unevaluatedItems?: EidosSchema;
  /**
   * The fields of a group, in their order. Names that are whole numbers come first, as in any JavaScript object. A field
   * that a branch or an option sets to `false` is hidden while it applies.
   */
  readonly properties?: Schemas;
  /** The fields that must be filled. */
  readonly required?: readonly string[];
  /** Names that are required while another has a value. */
  readonly dependentRequired?: { readonly [name: string]: readonly string[] };
  /** Properties that are shown while another has a value. */
  readonly dependentSchemas?: Schemas;
  /** Validated, without a field. */
  readonly minProperties?: number;
  /** Validated, without a field. */
  readonly maxProperties?: number;
  /** Validated, without a field. */
  readonly propertyNames?: EidosSchema;
  /** Values that users add, under names that match a pattern. */
  readonly patternProperties?: Schemas;
  /**
   * With a schema, values that users add, each with a name. With `false`, a stored one has a button that removes it; with
   * `true`, it is JSON text.
   */
  readonly additionalProperties?: EidosSchema;
  /** The same as `additionalProperties`, also next to schemas that are applied here. */
  readonly unevaluatedProperties?: EidosSchema;
  /** Hints about how the value is rendered. */
  readonly 'x-eidos'?: Hints;
  /** Hints of other tools, which are ignored. */
  readonly [vendorKeyword: `x-${string}`]: unknown;
}

import type { Pointer } from '../json/json-pointer';
import type { Collapsible, Hints, Labeled, SectionHint } from '../types/eidos-schema';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Amount } from '../numbers/amount';
import type { Problem } from './problem';

/** The properties that nodes of every kind have. */
export interface NodeBase {
  /** Name of the property that this node describes; empty at the root, for row nodes and for union options. */
  readonly name: string;
  /** Where in the source schema this node was declared. */
  readonly schemaPointer: Pointer;
  /** `title`, or the property name in readable form. */
  readonly label: string;
  /** Catalogue key of the label (`x-eidos.labelKey`), looked up before `label` is used. */
  readonly labelKey?: string;
  /** The `description` of the schema, shown below the label. */
  readonly description?: string;
  /** A longer explanation, shown on demand (`x-eidos.help`). */
  readonly help?: string;
  /** An example shown in the empty field (`x-eidos.placeholder`). */
  readonly placeholder?: string;
  /** The messages of this value's errors, by code (`x-eidos.errors`). */
  readonly errors?: { readonly [code: string]: string };
  /** The options of the part that renders the value (`x-eidos.options`), for `optionsOf`. */
  readonly partOptions?: Hints['options'];
  /** Writes and reads a number with its currency, unit, percent sign or decimals, where the hints say one. */
  readonly amount?: Amount;
  /** The total of its column in the last line of a table (`x-eidos.total`). */
  readonly total?: Hints['total'];
  /** Width in px of its column in a table (`x-eidos.width`). */
  readonly width?: number;
  /** Whether the value must be present. */
  readonly required: boolean;
  /** Whether the value may be `null`. */
  readonly nullable: boolean;
  /** The title of `null`, such as "Unlimited", where `null` is not one of the choices. */
  readonly nothing?: Choice;
  /** Whether the value, or what contains it, is read-only. */
  readonly readOnly: boolean;
  /** Whether the value, or what contains it, can be entered but is never shown again. */
  readonly writeOnly: boolean;
  /** Whether the value is marked as deprecated. */
  readonly deprecated: boolean;
  /** The value of a new record (`default`). */
  readonly defaultValue?: JsonValue;
  /** The `examples` of the schema. */
  readonly examples: readonly JsonValue[];
  /** The `format` of the schema. */
  readonly format?: string;
  /** Name of the part that should render this node (`x-eidos.widget`). */
  readonly widget?: string;
  /** The tab of the surrounding group on which this node is shown (`x-eidos.tab`). */
  readonly tab?: { readonly label: string; readonly labelKey?: string };
  /** How many of twelve columns the value takes in its group (`x-eidos.span`). */
  readonly span?: number;
  /** The section of the surrounding group in which this node is shown (`x-eidos.section`). */
  readonly section?: SectionHint;
  /** How close together the fields of the group are (`x-eidos.density`). */
  readonly density?: 'compact';
  /** Whether users can collapse the group (`x-eidos.collapsible`). */
  readonly collapsible?: Collapsible;
  /** HTML's `autocomplete` (`x-eidos.autocomplete`). */
  readonly autocomplete?: string;
  /** Whether the value, or what contains it, cannot be edited on the screen (`x-eidos.disabled`). */
  readonly disabled?: true;
  /**
   * The self-contained schema of this value, for the validator. The targets of its references are under
   * `$defs`, both its own and, under the same names, those of `Eidos.schema`.
   */
  readonly schema: JsonSchema;
}

/** A boolean. */
export interface BooleanNode extends NodeBase {
  /** Identifies a boolean. */
  readonly kind: 'boolean';
  /** Labels for true and false, when the schema has them. */
  readonly choices?: readonly Choice[];
}

/** A number of either kind, with its limits. */
export interface NumericNode extends NodeBase {
  /** The lowest valid number. */
  readonly minimum?: number;
  /** The highest valid number. */
  readonly maximum?: number;
  /** The number that the value must be above. */
  readonly exclusiveMinimum?: number;
  /** The number that the value must be below. */
  readonly exclusiveMaximum?: number;
  /** The step between valid numbers; that of an integer is a whole number. */
  readonly multipleOf?: number;
  /** The valid numbers, if the schema lists them. */
  readonly choices?: readonly Choice[];
}

/** A whole number. */
export interface IntegerNode extends NumericNode {
  /** Identifies a whole number. */
  readonly kind: 'integer';
}

/** A number with or without a fraction. */
export interface NumberNode extends NumericNode {
  /** Identifies a number. */
  readonly kind: 'number';
}

/** One of the values of an `enum`, or of constants under `oneOf`, with its label. */
export interface Choice extends Labeled {
  /** The value in the data. */
  readonly value: JsonValue;
}

/** A string, edited in one line or in several. */
export interface StringNode extends NodeBase {
  /**
   * `string` is one line or a choice. `text` is several lines: the widget `text`, or, without a widget and a `format`, a
   * `maxLength` above 200 or a `contentMediaType`.
   */
  readonly kind: 'string' | 'text';
  /** The minimum number of characters. */
  readonly minLength?: number;
  /** The maximum number of characters. */
  readonly maxLength?: number;
  /** The regular expression that some part of the text must match. */
  readonly pattern?: string;
  /** The valid values of any type, if the schema lists them: users see their labels. */
  readonly choices?: readonly Choice[];
}

/** One of the alternatives of a union. */
export interface UnionOption extends Labeled {
  /** Identifies the option in `chooseOption` of the controller. */
  readonly id: string;
  /** The node of the value when this option is selected. */
  readonly node: EidosNode;
}

/** A value with several alternatives. */
export interface UnionNode extends NodeBase {
  /** Identifies a union. */
  readonly kind: 'union';
  /** The properties whose constants identify the option, when there are any: one for each list of options. */
  readonly discriminators?: readonly string[];
  /** The alternatives, in the order of the schema. */
  readonly options: readonly UnionOption[];
}

/** One section of a group in tabs. */
export interface Tab extends Labeled {
  /** Identifies the tab within its group. */
  readonly id: string;
  /** Names of the children shown on this tab, in order. */
  readonly children: readonly string[];
}

/** Fields of a group that are shown together, under a heading if they have one. */
export interface Section {
  /** Undefined for fields between sections. */
  readonly heading?: SectionHint;
  /** Names of the fields, in order. */
  readonly children: readonly string[];
}

/**
 * Members that apply only while the group's value matches `when` (`if`/`then`/`else`, `dependentRequired`,
 * `dependentSchemas`). While the condition is met, a child replaces the unconditional child of the same name;
 * when several conditions are met, the last one wins.
 */
export interface Condition {
  /** The schema that the value of the group must match. */
  readonly when: JsonSchema;
  /** The nodes that apply while the condition holds. */
  readonly children: readonly EidosNode[];
  /** The names that are required while the condition holds. */
  readonly required: readonly string[];
}

/**
 * The values under names that are not listed (`additionalProperties`, `patternProperties`), or the items of a tuple after
 * those that are (`items`).
 */
export interface AdditionalProperties {
  /** The regular expression that a name or an index must match; without it, all names that match no other one. */
  readonly pattern?: string;
  /** One value; its node has no name. */
  readonly node: EidosNode;
}

/** An object, or a tuple: fields that belong together. */
export interface GroupNode extends NodeBase {
  /** Identifies an object, or an array of fixed items. */
  readonly kind: 'group';
  /** The nodes of the properties, in the order of the screen. */
  readonly children: readonly EidosNode[];
  /** The members that apply only under a condition. */
  readonly conditions: readonly Condition[];
  /** Which names can be added; those with a pattern come first. */
  readonly additional?: readonly AdditionalProperties[];
  /** A stored value that is not allowed at all, which can only be removed; its node has no name. */
  readonly refused: ConstantNode;
  /** How the fields are arranged (`x-eidos.layout`). */
  readonly layout: 'stack' | 'columns' | 'tabs';
  /** The number of columns of the layout `columns`. */
  readonly columns: number;
  /** The tabs of the layout `tabs`. */
  readonly tabs: readonly Tab[];
  /** All fields in their sections, in the order of the screen, when a field names a section. */
  readonly sections?: readonly Section[];
  /** Names of all fields in the order of the screen; that of `children`, then of conditions, when it is missing. */
  readonly order?: readonly string[];
  /**
   * Whether the value is an array with a schema for each index (`prefixItems`), whose children are named `0`, `1` and so on.
   * The rows after them, if it takes any, are `additional`.
   */
  readonly tuple?: true;
  /** Whether no schema describes what is `additional`: stored values have a field, and a screen offers no further ones. */
  readonly open?: true;
  /** The minimum number of items of a tuple with rows. */
  readonly minItems?: number;
  /** The maximum number of items of a tuple with rows. */
  readonly maxItems?: number;
  /** The property that identifies a row of a tuple (`x-eidos.rowKey`). */
  readonly rowKey?: string;
}

/** A list of rows of the same shape. */
export interface TableNode extends NodeBase {
  /** Identifies an array. */
  readonly kind: 'table';
  /** `display` when read-only or disabled, `ordered` when `x-eidos.widget` is `ordered-table`, else `editable`. */
  readonly mode: 'display' | 'editable' | 'ordered';
  /**
   * The widget of unique rows, instead of a table, if no hint names one: `choices` for rows with a list of
   * choices, `tags` for rows that are short text.
   */
  readonly shape?: 'choices' | 'tags';
  /** One row; a group for arrays of objects, any other kind for arrays of single values. */
  readonly row: EidosNode;
  /** The minimum number of rows. */
  readonly minItems?: number;
  /** The maximum number of rows. */
  readonly maxItems?: number;
  /** Whether all rows must differ. */
  readonly uniqueItems: boolean;
  /** The property that identifies a row (`x-eidos.rowKey`). */
  readonly rowKey?: string;
  /** Whether the headers sort the rows on the screen (`x-eidos.sortable`). */
  readonly sortable?: boolean;
  /** Whether there is a search box (`x-eidos.filterable`). */
  readonly filterable?: boolean;
  /** Whether users change the widths of the columns (`x-eidos.resizable`). */
  readonly resizable?: boolean;
}

/**
 * A recursive schema, or a part of a very large one: the node it refers to is compiled on demand, so that the tree stays
 * finite.
 */
export interface ReferenceNode extends NodeBase {
  /** Identifies a node that is compiled on demand. */
  readonly kind: 'reference';
  /** Whether the value is not recursive: only its compilation waits until it is looked at. */
  readonly deferred?: true;
  /** Compiles and returns the node that is referred to. */
  readonly resolve: () => EidosNode;
}

/** A constant (`const`, a discriminator, `type: null`): its value is fixed and there is nothing to enter. */
export interface ConstantNode extends NodeBase {
  /** Identifies a constant. */
  readonly kind: 'constant';
  /** The only valid value; undefined for a stored value where none is valid. */
  readonly value: JsonValue | undefined;
}

/**
 * A value that the schema does not describe (`{}`, an object without properties, an array without `items`), or describes
 * in a way that has no fields: it is edited as JSON text.
 */
export interface JsonNode extends NodeBase {
  /** Identifies a value that is edited as JSON text. */
  readonly kind: 'json';
}

/** A node of any kind, discriminated by `kind`. */
export type EidosNode =
  | BooleanNode
  | IntegerNode
  | NumberNode
  | StringNode
  | UnionNode
  | GroupNode
  | TableNode
  | ReferenceNode
  | ConstantNode
  | JsonNode;

/** The `kind` of a node. */
export type NodeKind = EidosNode['kind'];

/** The compiled form of a schema. `Data` is the type of the values it describes. */
export interface Eidos<Data = unknown> {
  /** The whole schema, with the targets of all its references under `$defs`. */
  readonly schema: JsonSchema;
  /** The node of the whole record. */
  readonly root: EidosNode;
  /** The warnings of `checkSchema` about the schema. */
  readonly warnings: readonly Problem[];
  /** Type carrier only; never set. */
  readonly '~data'?: Data;
}

/** The type of the data of an eidos: for declarations next to one that was compiled in place. */
export type DataOf<Compiled extends Eidos> = Compiled extends Eidos<infer Data> ? Data : never;

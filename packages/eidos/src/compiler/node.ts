import type { Pointer } from '../json/json-pointer';
import type { Hints } from '../types/eidos-schema';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { Collapsible, SectionHint } from '../types/eidos-schema';
import type { Problem } from './problem';

/** What every node of an eidos carries, whatever its kind. */
export interface NodeBase {
  /** Name of the property that this node describes; empty at the root, for row nodes and for union options. */
  readonly name: string;
  /** Where in the source schema this node was declared. */
  readonly schemaPointer: Pointer;
  /** `title`, or the property name in readable form. */
  readonly label: string;
  /** Catalogue key of the label (`x-eidos.labelKey`), looked up before `label` is used. */
  readonly labelKey?: string;
  readonly description?: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** The messages of this value's errors, by code (`x-eidos.errors`). */
  readonly errors?: { readonly [code: string]: string };
  /** What the last line of a table shows for its column (`x-eidos.total`). */
  readonly total?: Hints['total'];
  /** Width in px of its column in a table (`x-eidos.width`). */
  readonly width?: number;
  readonly required: boolean;
  readonly nullable: boolean;
  /** The value, or what contains it, is read-only. */
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly defaultValue?: JsonValue;
  readonly examples: readonly JsonValue[];
  readonly format?: string;
  /** Name of the part that should draw this node (`x-eidos.widget`). */
  readonly widget?: string;
  /** The tab of the surrounding group on which this node is shown (`x-eidos.tab`). */
  readonly tab?: { readonly label: string; readonly labelKey?: string };
  /** How many of twelve columns the value takes in its group (`x-eidos.span`). */
  readonly span?: number;
  /** The section of the surrounding group in which this node is shown (`x-eidos.section`). */
  readonly section?: SectionHint;
  /** A group that can be folded (`x-eidos.collapsible`). */
  readonly collapsible?: Collapsible;
  /** HTML's `autocomplete` (`x-eidos.autocomplete`). */
  readonly autocomplete?: string;
  /** The value, or what contains it, cannot be entered on the screen (`x-eidos.disabled`). */
  readonly disabled?: true;
  /**
   * The self-contained schema of this value, for the validator. The targets of its references are under
   * `$defs`, both its own and, under the same names, those of `Eidos.schema`.
   */
  readonly schema: JsonSchema;
}

/** A boolean. */
export interface BooleanNode extends NodeBase {
  readonly kind: 'boolean';
  /** Labels for true and false, when the schema has them. */
  readonly choices?: readonly Choice[];
}

/** A number of either kind, with its limits. */
export interface NumericNode extends NodeBase {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly choices?: readonly Choice[];
}

/** A whole number. */
export interface IntegerNode extends NumericNode {
  readonly kind: 'integer';
}

/** A number with or without a fraction. */
export interface NumberNode extends NumericNode {
  readonly kind: 'number';
}

/** One of the values of an `enum`, or of constants under `oneOf`, with its label. */
export interface Choice {
  readonly value: JsonValue;
  readonly label: string;
  readonly labelKey?: string;
}

/** A string, edited in one line or in several. */
export interface StringNode extends NodeBase {
  /**
   * `string` is one line or a choice; `text` is several lines (`x-eidos.widget: "text"`, or a `maxLength` above 200).
   */
  readonly kind: 'string' | 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly choices?: readonly Choice[];
}

/** One of the alternatives of a union. */
export interface UnionOption {
  readonly id: string;
  readonly label: string;
  readonly labelKey?: string;
  readonly node: EidosNode;
}

/** A value with several alternatives. */
export interface UnionNode extends NodeBase {
  readonly kind: 'union';
  /** The property whose constant identifies the option, when there is one. */
  readonly discriminator?: string;
  readonly options: readonly UnionOption[];
}

/** One section of a group in tabs. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly labelKey?: string;
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
 * What applies only while the group's value matches `when` (`if`/`then`/`else`, `dependentRequired`,
 * `dependentSchemas`). While the condition is met, a child replaces the unconditional child of the same name;
 * when several conditions are met, the last one wins.
 */
export interface Condition {
  readonly when: JsonSchema;
  readonly children: readonly EidosNode[];
  readonly required: readonly string[];
}

/** The values under names that are not listed (`additionalProperties`, `patternProperties`). */
export interface AdditionalProperties {
  /** The regular expression that a name must match; without it, all names that match no other one. */
  readonly pattern?: string;
  /** One value; its node has no name. */
  readonly node: EidosNode;
}

/** An object, or a tuple: fields that belong together. */
export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  readonly children: readonly EidosNode[];
  readonly conditions: readonly Condition[];
  /** What names of one's own may be added; those with a pattern come first. */
  readonly additional?: readonly AdditionalProperties[];
  readonly layout: 'stack' | 'columns' | 'tabs';
  readonly columns: number;
  readonly tabs: readonly Tab[];
  /** All fields in their sections, in the order of the screen, when a field names a section. */
  readonly sections?: readonly Section[];
  /** Names of all fields in the order of the screen; that of `children`, then of conditions, when it is missing. */
  readonly order?: readonly string[];
  /** The value is an array with a schema for each index (`prefixItems`); the children are named `0`, `1`, … */
  readonly tuple?: true;
}

/** A list of rows of the same shape. */
export interface TableNode extends NodeBase {
  readonly kind: 'table';
  /** `display` when read-only or disabled, `ordered` when `x-eidos.widget` is `ordered-table`, else `editable`. */
  readonly mode: 'display' | 'editable' | 'ordered';
  /**
   * What is drawn instead of a table when no hint names a widget, because no two rows may be equal: `choices` for rows
   * with a list of choices, `tags` for rows that are short text.
   */
  readonly shape?: 'choices' | 'tags';
  /** One row; a group for arrays of objects, any other kind for arrays of single values. */
  readonly row: EidosNode;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems: boolean;
  /** Whether the headers sort the rows on the screen (`x-eidos.sortable`). */
  readonly sortable?: boolean;
  /** Whether there is a search box (`x-eidos.filterable`). */
  readonly filterable?: boolean;
  /** Whether people change the widths of the columns (`x-eidos.resizable`). */
  readonly resizable?: boolean;
}

/** A recursive schema: the node it refers to is compiled on demand, so that the tree stays finite. */
export interface ReferenceNode extends NodeBase {
  readonly kind: 'reference';
  readonly resolve: () => EidosNode;
}

/** A constant (`const`, a discriminator, `type: null`): its value is fixed and there is nothing to enter. */
export interface ConstantNode extends NodeBase {
  readonly kind: 'constant';
  readonly value: JsonValue;
}

/**
 * A value that the schema does not describe (`{}`, an object without properties, an array without `items`), or describes
 * in a way that has no fields: it is edited as JSON text.
 */
export interface JsonNode extends NodeBase {
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
  readonly root: EidosNode;
  /** The warnings of `checkSchema` about the schema. */
  readonly warnings: readonly Problem[];
  /** Type carrier only; never set. */
  readonly '~data'?: Data;
}

/** The type of the data of an eidos: for declarations beside one that was compiled in place. */
export type DataOf<Compiled extends Eidos> = Compiled extends Eidos<infer Data> ? Data : never;

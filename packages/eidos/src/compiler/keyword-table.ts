import type { HintName } from './hints';
import type { KeywordName } from './keywords';

/** What each supported keyword becomes. */
export const keywordTable: Readonly<Record<KeywordName, string>> = {
  $schema: 'Kept. Another version than 2020-12 is a warning.',
  $id: 'Kept at the root, where references may start with it; refused below the root.',
  $comment: 'Kept, changes nothing.',
  $ref: 'The schema it names in the same document is applied here, together with what stands beside it. A reference to a schema around it becomes a reference node, which is made when it is needed.',
  $defs: 'Schemas to refer to. The name of a definition labels a union option that has no title.',
  type: 'The kind of node: boolean, integer, number, string, group (object) or table (array). A list with "null" makes the value nullable; a list of several other types makes a union.',
  enum: 'Choices of a boolean, number or string. One value alone is a constant.',
  const:
    'A constant: it has its value and nothing to enter. With "type": "boolean" and true it is a box that must be ticked.',
  allOf: 'All members are merged with the schema that holds them.',
  anyOf: 'As "oneOf".',
  oneOf:
    'Constants become choices labelled by their titles; an option "null" makes the value nullable; anything else makes a union. A property that is another constant in each option tells the options apart. Options that only limit are checked and not drawn.',
  not: 'Checked only.',
  if: 'The condition of "then" and "else".',
  then: 'Its properties are shown, and its required names required, while "if" holds.',
  else: 'The same while "if" does not hold.',
  title: 'The label. Without it the property name is made readable.',
  description: 'The description below the label.',
  default: 'The start value, where the data has none.',
  examples: 'Examples, kept on the node.',
  readOnly: 'The value is shown and cannot be changed; an array becomes a display table.',
  writeOnly: 'The value is entered and not shown again.',
  deprecated: 'The node is marked as deprecated.',
  minimum: 'The lowest number.',
  maximum: 'The highest number.',
  exclusiveMinimum: 'A number that the value must be above.',
  exclusiveMaximum: 'A number that the value must be below.',
  multipleOf: 'The step of a number.',
  minLength: 'The shortest text, in characters.',
  maxLength:
    'The longest text, in characters. Above 200, without "format", the text is edited in several lines.',
  pattern: 'A regular expression, read with the "u" flag, that the text must match somewhere.',
  format: 'The format of a text; it is checked, and chooses the part that draws it.',
  items: 'The rows of a table.',
  prefixItems:
    'A list with a schema for each place becomes a group with the fields 0, 1, … All of them are required.',
  minItems: 'The fewest rows.',
  maxItems: 'The most rows.',
  uniqueItems: 'No two rows may be equal.',
  contains: 'Checked only.',
  minContains: 'Checked only.',
  maxContains: 'Checked only.',
  unevaluatedItems: 'Checked only.',
  properties:
    'The fields of a group, in their order. Names that are whole numbers come first, as in any JavaScript object.',
  required: 'The fields that must be filled.',
  dependentRequired: 'Names that are required while another has a value.',
  dependentSchemas: 'Properties that are shown while another has a value.',
  minProperties: 'Checked only.',
  maxProperties: 'Checked only.',
  propertyNames: 'Checked only.',
  patternProperties: 'Checked only, with a warning: no field is drawn for names that are not listed.',
  additionalProperties: 'Checked only; a schema here is a warning, because no field is drawn for it.',
  unevaluatedProperties: 'Checked only; a schema here is a warning, because no field is drawn for it.',
  'x-eidos': 'Hints about the drawing.',
};

/** What each hint under `x-eidos` does. */
export const hintTable: Readonly<Record<HintName, string>> = {
  widget:
    'The name of the part that draws the value. Built in: "text" and "string" for texts in several lines or one, "display-table" and "ordered-table" for arrays.',
  order: 'On an object: the names of its properties in the order in which they are shown; the others follow.',
  layout: 'On an object: "stack", "columns" or "tabs".',
  columns: 'On an object with the layout "columns": how many, 1 to 12; 2 by default.',
  tab: 'On a property of an object with the layout "tabs": the tab on which it is shown, as a label or as { "label", "labelKey" }. Properties without it are shown on the first tab.',
  labelKey: 'The key under which the catalogue translates the label.',
  help: 'A longer explanation, shown on demand.',
  placeholder: 'A sample shown in an empty field.',
};

import type { HintName } from './hints';
import type { KeywordName } from './keywords';
import { type ProblemCode, type ProblemCodeName, severities } from './problem';

/** The effect of each supported keyword. */
export const keywordTable: Readonly<Record<KeywordName, string>> = {
  $schema: 'Kept. Drafts 4 to 2019-09 are translated; an unknown version is a warning.',
  $id: 'References may name the schema by it.',
  $comment: 'Kept without effect.',
  $ref: 'The schema that it refers to, in the same document or in one of the option "documents", is applied here together with the other keywords. In the drafts 4 to 7, only annotations next to it count. A reference to an enclosing schema becomes a reference node, which is compiled on demand.',
  $defs: 'Schemas to refer to. The name of a definition labels a union option that has no title.',
  type: 'The kind of node: boolean, integer, number, string, group (object) or table (array); without it and without a hint at it in other keywords, JSON text. A list with "null" makes the value nullable; a list of several other types makes a union.',
  enum: 'Choices of a boolean, number or string, or of several types, including objects and arrays. A single value is a constant.',
  const:
    'A constant: its value is fixed and there is nothing to enter. With "type": "boolean" and true it is a checkbox that must be selected.',
  allOf: 'All members are merged with the schema that contains them.',
  anyOf: 'Same as "oneOf".',
  oneOf:
    'Constants become choices labeled by their titles; an option "null" makes the value nullable, and its title names the empty value; anything else makes a union. A property with a different constant in each option identifies the option. Options that only add limits are checked and not rendered.',
  not: 'Validated, without a field.',
  if: 'The condition of "then" and "else".',
  then: 'Its properties are shown, and its required names required, while "if" holds. Its "oneOf" and "anyOf" are conditions too.',
  else: 'The same while "if" does not hold.',
  title: 'The label. Without it the property name is made readable.',
  description: 'The description below the label.',
  default: 'The value of a new record.',
  examples: 'Examples, kept on the node.',
  readOnly: 'The value is shown but cannot be changed; an array becomes a display table.',
  writeOnly: 'The value can be entered but is never shown again.',
  deprecated: 'The node is marked as deprecated.',
  minimum: 'The lowest number.',
  maximum: 'The highest number.',
  exclusiveMinimum: 'A number that the value must be above.',
  exclusiveMaximum: 'A number that the value must be below.',
  multipleOf: 'The step of a number.',
  minLength: 'The minimum length, in characters.',
  maxLength:
    'The maximum length, in characters. Above 200, without "format", the string is edited in several lines.',
  pattern: 'A regular expression, read with the "u" flag, that some part of the string must match.',
  format:
    'The format of a string; it decides which part renders the value. All formats of 2020-12 are checked; any other name is a warning, except those without a rule ("password", "tel", "color", "int32" and the like).',
  contentMediaType: 'Without "contentEncoding", the string is edited in several lines.',
  items:
    'The rows of a table, or those after "prefixItems". Without both, or with {}, the array is edited as JSON text.',
  prefixItems:
    'A list with a schema for each index becomes a group with the fields 0, 1, … All of them are required. The rows after them that "items" describes are added, moved and removed. The list ends before an index that is false.',
  minItems: 'The minimum number of rows, the items of "prefixItems" included.',
  maxItems: 'The maximum number of rows, the items of "prefixItems" included.',
  uniqueItems:
    'No two rows may be equal. Rows with choices are rendered as checkboxes, rows of one line of text as tags.',
  contains: 'Validated, without a field.',
  minContains: 'Validated, without a field.',
  maxContains: 'Validated, without a field.',
  unevaluatedItems: 'The same as "items", also beside schemas that apply here.',
  properties:
    'The fields of a group, in their order. Names that are whole numbers come first, as in any JavaScript object. A field that a branch or an option sets to false is hidden while it applies.',
  required: 'The fields that must be filled.',
  dependentRequired: 'Names that are required while another has a value.',
  dependentSchemas: 'Properties that are shown while another has a value.',
  minProperties: 'Validated, without a field.',
  maxProperties: 'Validated, without a field.',
  propertyNames: 'Validated, without a field.',
  patternProperties: 'Values that users add, under names that match a pattern.',
  additionalProperties:
    'With a schema, values that users add, each with a name. With false, a stored one has a button that removes it; with true, it is JSON text.',
  unevaluatedProperties: 'The same as "additionalProperties", also beside schemas that are applied here.',
  'x-eidos': 'Hints about how the value is rendered.',
};

/** The effect of each hint under `x-eidos`. */
export const hintTable: Readonly<Record<HintName, string>> = {
  widget:
    'The name of the part that renders the value. Built in: "text" and "string" for strings in several lines or in one; "radio", "select" and "input" for choices as buttons, as a list or as typed text; "checkbox" and "switch" for booleans; "display-table", "editable-table", "ordered-table", "checkboxes" and "tags" for arrays; "sections" and "collapsible" for objects.',
  order: 'On an object: the names of its properties in the order in which they are shown; the others follow.',
  layout: 'On an object: "stack", "columns" or "tabs".',
  columns: 'On an object with the layout "columns": how many, 1 to 12; 2 by default.',
  tab: 'On a property of an object with the layout "tabs": the tab on which it is shown, as a label or as { "label", "labelKey" }. Properties without it are shown on the first tab.',
  density: 'On an object: "compact" moves its fields, and those inside, closer together.',
  span: 'How many of twelve columns the field takes in its group, 1 to 12. Without it, a field takes the whole width, or its share of the layout "columns". A narrow group stacks its fields.',
  section:
    'The section of the group under whose heading the field is shown, as a label or as { "label", "labelKey", "collapsible" }. A section is where its first field is.',
  collapsible:
    'On an object: true lets users collapse the group, "closed" collapses it initially. Going to an error inside opens it.',
  autocomplete: 'On text and drop-down lists: what the browser may fill in, as in HTML ("address-level2").',
  hidden:
    'true, or a schema: while the value of the surrounding group matches it, the field is not shown, not required, not checked and, unless the option hidden of the controller is "keep", not submitted.',
  disabled:
    'true, or a schema as above: the field is shown but cannot be edited on the screen. Its value is validated and submitted, and code can change it.',
  readOnly:
    'true, or a schema as above: the value is shown as text, and the controller rejects changes to it. The same as the keyword "readOnly", with a condition.',
  currency:
    'On a number: the ISO 4217 code of its currency, such as "EUR". The number is shown with its sign or code, and with the decimals that are usual in the currency.',
  unit: 'On a number: its unit, by a name that Intl.NumberFormat knows, such as "kilogram" or "kilometer-per-hour".',
  percent: 'On a number: it is a percentage. "fraction" stores 12 % as 0.12, "whole" as 12.',
  decimals:
    'On a number: how many decimals are shown, 0 to 20. A number with more of them is shown in full, and entering one is an error. In a percentage, these are the decimals that are shown.',
  labelKey: 'The key under which the catalogue translates the label.',
  help: 'A longer explanation, shown on demand.',
  placeholder: 'An example shown in an empty text box.',
  total:
    'On a property of the rows of a table: what the last line of the table shows for it, "sum", "average", "min" or "max" of the numbers, or "count" of the values.',
  width: 'On a property of the rows of a table: the width of its column in px, 48 to 1200.',
  rowKey:
    'On an array of objects: the property that identifies a row. New data from the server finds edited rows by it; without it, by their content and position.',
  sortable:
    'On an array: whether the headers of its table sort the rows on the screen. A display table sorts by default.',
  filterable:
    'On an array: whether its table has a search box. A display table has one by default with more than 10 rows.',
  resizable: 'On an array: whether users can change the widths of the columns of its table.',
  options: 'An object with options for a part of your own, which checks them by a schema.',
  errors:
    'The messages of the errors of this field, by code: { "required": … }. They override those of the catalogue.',
};

/** Keywords of earlier drafts and of OpenAPI that the compiler reads, with what becomes of each. */
export const legacyKeywords: Readonly<Record<string, string>> = {
  $anchor: 'References to it are followed.',
  $dynamicAnchor: 'References to it are followed.',
  $dynamicRef:
    'Followed to the outermost anchor of that name; where that depends on the path that leads to it, any of them applies.',
  $recursiveAnchor: 'References to it are followed.',
  $recursiveRef: 'The same for "$recursiveAnchor".',
  $vocabulary: 'Ignored; it belongs in a meta-schema.',
  additionalItems: 'Read as "items" after a list of schemas; otherwise it has no effect.',
  contentEncoding: 'Ignored: the value is the encoded text.',
  contentSchema: 'Ignored: the value is the encoded text.',
  definitions: 'Read as "$defs".',
  dependencies: 'Read as "dependentRequired" and "dependentSchemas".',
  discriminator: 'Ignored: a property with a different "const" in each option is detected automatically.',
  example: 'Read as "examples" with one value.',
  exclusiveMaximum: 'With true (draft 4), "maximum" is read as "exclusiveMaximum".',
  exclusiveMinimum: 'With true (draft 4), "minimum" is read as "exclusiveMinimum".',
  externalDocs: 'Ignored: it is documentation.',
  id: 'Read as "$id" in draft 4.',
  items: 'A list of schemas is read as "prefixItems".',
  nullable: 'With true, null is allowed too.',
  xml: 'Ignored: the data is JSON.',
};

const meanings: Readonly<Record<ProblemCodeName, string>> = {
  'not-a-schema': 'A schema belongs here, but the value is not one.',
  'not-json': 'A value is not JSON.',
  circular: 'An object contains itself.',
  'unsafe-name': 'A property is named "__proto__", so it is left out.',
  'too-deep': 'The schema is nested too deeply.',
  'unknown-keyword':
    'A name is not a keyword of JSON Schema, but close to one. Any other unknown keyword is an annotation.',
  'unsupported-dialect': '"$schema" names no known version of JSON Schema; the schema is read as 2020-12.',
  'wrong-value': 'The value of a keyword has the wrong form.',
  'wrong-annotation': 'The value of an annotation has the wrong form, so it is not used.',
  'unchecked-format': 'A format is not known, so values are not checked by it.',
  'misplaced-keyword': 'A keyword has no effect on values of this type.',
  'unknown-hint': 'A hint under "x-eidos" is not known.',
  'wrong-hint': 'The value of a hint has the wrong form.',
  'misplaced-hint': 'A hint has no effect in this place.',
  'unknown-pointer': 'A pointer of the option "hints" leads to no value of the schema.',
  'invalid-pattern': '"pattern" is not a regular expression.',
  'unknown-reference': 'A "$ref" refers to nothing in this schema.',
  'remote-reference':
    'A "$ref" points to a document that was not passed in, so its value is edited as JSON text.',
  'ambiguous-reference':
    'A "$dynamicRef" resolves to different schemas, depending on the path that leads to it, so any of them applies.',
  'circular-reference':
    'A "$ref" leads back to itself without a property or row in between, so it adds nothing.',
  'conflicting-types': 'No value satisfies every part of the schema, so it is not shown.',
  'never-valid': 'The whole schema allows no value.',
  'empty-range': 'A lower limit is above its upper limit, so no value is valid.',
  'enum-type-mismatch': 'A listed value is not of the declared type, so it is not offered.',
  'duplicate-choice': 'A choice is listed twice.',
  'default-does-not-fit': '"default" is not allowed by its own schema, so it is not used.',
  'required-without-property': 'A required name is not among the properties, but is close to one of them.',
  'undescribed-property': 'A required name has no property, so its value is edited as JSON text.',
  'duplicate-label': 'Two fields or choices side by side have the same label.',
  'condition-without-if': '"then" or "else" has no "if", so it does nothing.',
  'not-rendered': 'Values under unlisted names are checked, but have no field in this layout.',
};

/** Every code that `checkSchema` and `compileEidos` can report. */
export const problemCodes = Object.fromEntries(
  Object.entries(severities).map(([code, each]) => [
    code,
    { ...each, meaning: meanings[code as ProblemCodeName] },
  ]),
) as Readonly<Record<ProblemCodeName, ProblemCode>>;

import { isArray, isJsonObject, type JsonObject, ownValue } from '../json/json-object';
import { type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { labelFor } from '../compiler/merged';
import type { Hints } from '../types/eidos-schema';

/** One option of a uiSchema, at one value. */
export interface UiOption {
  /** Its name, without `ui:`. */
  readonly name: string;
  readonly value: unknown;
  /** The value in the data, with `*` for each row. */
  readonly path: Pointer;
}

export interface UiChange {
  /** The schema of the value, as changed so far. */
  readonly schema: JsonObject;
  /** That schema and all others of the same value, such as the one next to `null` in `anyOf`. */
  readonly layers: readonly JsonObject[];
  /** The types that the schema allows, without `null`. */
  readonly types: ReadonlySet<unknown>;
  readonly set: (keyword: string, value: JsonValue | undefined) => void;
  readonly hint: <Name extends keyof Hints>(name: Name, value: Hints[Name]) => void;
  /** Hides the value, which is submitted. */
  readonly hide: () => void;
  /** Whether the value, or one inside it, has a default or a constant. */
  readonly hasDefault: () => boolean;
  /** Lists the option, with what to write instead. */
  readonly miss: (instead: string) => void;
}

type ReadOption = (option: UiOption, change: UiChange) => void;

/** Reads one option: changes the schema, or lists what has no counterpart. */
export function readOption(option: UiOption, change: UiChange): void {
  const read = ownValue(options, option.name);
  if (read) read(option, change);
  else change.miss(/(?:Template|Field)$/.test(option.name) ? ownPart(option) : unknown(option));
}

const ownPart = ({ path }: UiOption) =>
  `Register a part for its pointer: createRegistry({ pointers: { ${JSON.stringify(path)}: YourPart } }).`;

const unknown = (option: UiOption) => `Nothing reads it. If your own code does: ${ownPart(option)}`;

/** An option that is listed, always with the same advice. */
const without =
  (instead: string): ReadOption =>
  (_option, { miss }) =>
    miss(instead);

/** A text, which is not markup or an element. */
function text(write: (value: string, change: UiChange) => void): ReadOption {
  return ({ value }, change) => {
    if (typeof value === 'string' && value.trim() !== '') write(value, change);
    else change.miss('Write plain text that is not empty.');
  };
}

const trueOrFalse = 'Write true or false.';

/** A setting that is off unless it is true. */
function flag(write: (change: UiChange) => void): ReadOption {
  return ({ value }, change) => {
    if (value === true) write(change);
    else if (value !== false) change.miss(trueOrFalse);
  };
}

/** A setting that is on unless it is false. */
function off(instead: string): ReadOption {
  return ({ value }, { miss }) => {
    if (value !== true) miss(value === false ? instead : trueOrFalse);
  };
}

const layoutGrid = 'Write the hints "layout", "columns", "span" and "section".';
const rows = 'Limit the rows with "minItems" and "maxItems", or make the list read-only.';
const automatic = 'Nothing: it is not needed.';
const plainText = 'Write the text without markup.';
const upload =
  'Register `uploadField(readDataUrl)` for the format "data-url", and for the widget of a list of files.';

const options: Readonly<Record<string, ReadOption>> = {
  widget: readWidget,
  field: (option, { miss }) => miss(option.value === 'LayoutGridField' ? layoutGrid : ownPart(option)),
  fieldReplacesAnyOrOneOf: without(
    'Nothing: a part that is registered for a pointer renders the whole value.',
  ),
  layoutGrid: without(layoutGrid),
  title: text((value, { set }) => set('title', value)),
  description: text((value, { set }) => set('description', value)),
  help: text((value, { hint }) => hint('help', value)),
  placeholder: text((value, { hint }) => hint('placeholder', value)),
  autocomplete: text((value, { hint }) => hint('autocomplete', value)),
  disabled: flag(({ hint }) => hint('disabled', true)),
  readonly: ({ value }, { schema, set, hint, miss }) => {
    if (value === true) hint('readOnly', true);
    else if (value !== false) miss(trueOrFalse);
    else if (schema.readOnly === true) set('readOnly', undefined);
  },
  enumNames: readEnumNames,
  enumOrder: readEnumOrder,
  // A list is read by what knows the properties.
  order: without('Write a list of property names.'),
  enumDisabled: without('Take the values out of "enum", or let a condition decide which ones it lists.'),
  initialValue: ({ value }, { set }) => set('default', value as JsonValue),
  inputType: readInputType,
  orderable: flag(({ types, schema, hint, miss }) => {
    const { uniqueItems, items } = schema;
    const isChosen = uniqueItems === true && isJsonObject(items) && ('enum' in items || 'oneOf' in items);
    if (types.has('array') && !isChosen) hint('widget', 'ordered-table');
    else miss('Nothing: only the rows of a list have an order.');
  }),
  addable: off(rows),
  removable: off(rows),
  copyable: flag(({ miss }) => miss('Nothing: the menu of a row duplicates it.')),
  deprecatedHandling: ({ value }, { schema, hint }) => {
    if (schema.deprecated !== true) return;
    if (value === 'hide') hint('hidden', true);
    if (value === 'disable') hint('disabled', true);
  },
  rows: without('Nothing: the field grows with its text.'),
  // Required names belong to the schema around the value, which reads `true`.
  required: off('Take the name out of "required".'),
  autofocus: flag(({ miss }) => miss('Focus it in an effect, with `focus` of the `ref` of `EidosScreen`.')),
  emptyValue: without('An emptied optional field is removed. Add the value in `onSubmit`.'),
  label: off('Every field shows its label: write a short "title".'),
  classNames: style,
  style,
  hideError: flag(({ miss }) => miss('A field shows its errors. The hint "errors" changes their texts.')),
  inline: flag(({ miss }) => miss('Use the hint "widget": "select" if the options take too much space.')),
  filePreview: without(upload),
  accept: without(upload),
  optgroups: without('Put the group into the titles of the options.'),
  optionsSchemaSelector: without('Give each option a property with a "const" of its own.'),
  enableMarkdownInDescription: flag(({ miss }) => miss(plainText)),
  enableMarkdownInHelp: flag(({ miss }) => miss(plainText)),
  allowClearTextInputs: without(automatic),
  autocapitalize: without(automatic),
  duplicateKeySuffixSeparator: without(automatic),
  // Of the inputs `alt-date` and `alt-datetime`.
  format: without(automatic),
  hideClearButton: without(automatic),
  hideNowButton: without(automatic),
  yearsRange: without('Check the year with `createRules`.'),
  expandable: off('Limit the names with "maxProperties" or "propertyNames".'),
  enableOptionalDataFieldForType: without(
    'Nothing: an optional group exists once something in it is entered.',
  ),
  optionValueFormat: without(automatic),
  rootFieldId: without('Nothing: the ids of several screens never collide.'),
};

function style(option: UiOption, { schema, types, miss }: UiChange): void {
  const { path } = option;
  // Only a field has an attribute with its pointer.
  if (types.has('object') || (types.has('array') && schema.uniqueItems !== true))
    return miss(ownPart(option));
  const end = path.slice(path.lastIndexOf('*') + 1);
  const selector = end === path ? `[data-pointer="${path}"]` : `[data-pointer$="${end}"]`;
  miss(`Write a rule of CSS for ${selector}.`);
}

/** The names of formats, under which RJSF has inputs too. */
const formats = 'password email uri tel color date date-time time hostname ipv4 ipv6'.split(' ');

/** Those whose input is not one for any text. */
const ownInputs = ['password', 'date', 'date-time', 'time'];

/** Other names of such inputs. */
const otherNames = new Map<unknown, string>([
  ['url', 'uri'],
  ['alt-date', 'date'],
  ['datetime', 'date-time'],
  ['datetime-local', 'date-time'],
  ['alt-datetime', 'date-time'],
]);

const hasOwnInput = ({ format }: JsonObject) => ownInputs.some((one) => one === format);

const determined = ({ format }: JsonObject) => `The format ${JSON.stringify(format)} determines the input.`;

/** Sets the format for an input that RJSF shows without one in the schema; returns whether there is one. */
function setFormat(name: unknown, { layers, types, set, miss }: UiChange): boolean {
  const format = formats.find((one) => one === name) ?? otherNames.get(name);
  if (format === undefined || (types.size > 0 && !types.has('string'))) return false;
  const own = layers.find((layer) => 'format' in layer);
  if (!own) set('format', format);
  else if (own.format !== format && (ownInputs.includes(format) || hasOwnInput(own)))
    miss(`${determined(own)} Write "format": "${format}".`);
  if (format === 'color') miss('It is a text field. Register a part for the format "color".');
  return true;
}

function readInputType({ value }: UiOption, change: UiChange): void {
  const { layers, types } = change;
  const own = layers.find(hasOwnInput);
  if (value === 'text' && own) return change.miss(`${determined(own)} Leave it out.`);
  const isPlain = value === 'text' || (value === 'number' && !types.has('string'));
  if (!setFormat(value, change) && !isPlain) change.miss('Write a "type" or a "format" with its own input.');
}

/** The name of a widget, which may be that of its component: `AltDateWidget` is `alt-date`. */
function widgetName(value: unknown): unknown {
  const [, alt, name] = (typeof value === 'string' && /^(Alt)?([A-Z]\w+)Widget$/.exec(value)) || [];
  return name === undefined ? value : `${alt ? 'alt-' : ''}${name.toLowerCase()}`;
}

function readWidget(option: UiOption, change: UiChange): void {
  const value = widgetName(option.value);
  const { types, schema, layers, hint, miss } = change;
  if (value === 'hidden') {
    change.hide();
    if (change.hasDefault())
      miss(`A hidden field gets no default: put the value at ${JSON.stringify(option.path)} into \`data\`.`);
    return;
  }
  if (typeof value !== 'string') return miss(ownPart(option));
  if (types.has('array')) {
    if (value === 'checkboxes') return hint('widget', 'checkboxes');
    if (value === 'select') return miss('Pass `listRegistry`: more than seven choices become a combobox.');
    return miss(value === 'files' || value === 'file' ? upload : ownPart(option));
  }
  // Only an object that is an option of a union is chosen.
  if (types.has('object') && !('oneOf' in schema || 'anyOf' in schema)) return miss(ownPart(option));
  if (value === 'radio' || value === 'select') return hint('widget', value);
  const isChosen = layers.some(listsOptions);
  if (value === 'textarea' && !isChosen && (types.size === 0 || types.has('string')))
    return hint('widget', 'text');
  if (value === 'file' || value === 'data-url') return miss(upload);
  if (value === 'range') return miss(`It is a number field. ${ownPart(option)}`);
  if (value === 'updown' && (types.has('number') || types.has('integer'))) return;
  if (value === 'checkbox' && types.has('boolean')) return;
  if (value === 'text') {
    const own = layers.find(hasOwnInput);
    if (own) return miss(`${determined(own)} Leave it out.`);
    const isTyped = ['string', 'number', 'integer'].some((type) => types.has(type)) && !types.has('boolean');
    if (!isTyped || isChosen) return miss(ownPart(option));
    if (layers.some(({ maxLength }) => typeof maxLength === 'number')) hint('widget', 'string');
    return;
  }
  if (isChosen || !types.has('string') || !setFormat(value, change)) miss(ownPart(option));
}

/** Whether a schema lists what may be chosen. One schema next to `null` is not a choice. */
function listsOptions(schema: JsonObject): boolean {
  const isNull = (one: JsonValue) => isJsonObject(one) && one.type === 'null';
  const isUnion = [schema.oneOf, schema.anyOf].some(
    (list) => isArray(list) && list.filter((one) => !isNull(one)).length > 1,
  );
  return isUnion || 'enum' in schema || 'const' in schema;
}

/** The schema that lists the choices: that of the rows, where the value is a list. */
function listOf({ schema }: UiChange): JsonObject {
  const { items } = schema;
  return Array.isArray(schema.enum) || !isJsonObject(items) ? schema : items;
}

function readEnumNames({ value }: UiOption, change: UiChange): void {
  const holder = listOf(change);
  const isBoolean = change.types.has('boolean') && holder.enum === undefined;
  const values = (isBoolean ? [true, false] : holder.enum) as readonly JsonValue[] | undefined;
  const names = isJsonObject(value) ? values?.map((one) => value[labelFor(one)]) : value;
  if (!values || !isArray(names) || 'oneOf' in holder)
    return change.miss('Write "oneOf" in the schema, each option with "const" and "title".');
  const oneOf = values.map((one, at): JsonObject => {
    const title = names[at];
    return typeof title === 'string' ? { const: one, title } : { const: one };
  });
  const { enum: _listed, ...others } = holder;
  replaceList({ ...others, oneOf }, change);
}

function replaceList(list: JsonObject, { schema, set }: UiChange): void {
  if (isJsonObject(schema.items) && !Array.isArray(schema.enum)) return set('items', list);
  for (const keyword of Object.keys(schema)) if (!(keyword in list)) set(keyword, undefined);
  for (const [keyword, value] of Object.entries(list)) set(keyword, value);
}

function readEnumOrder({ value }: UiOption, change: UiChange): void {
  const holder = listOf(change);
  const { enum: values, oneOf } = holder;
  if (!Array.isArray(value)) return change.miss('Write a list of values.');
  const order = value as readonly JsonValue[];
  if (Array.isArray(oneOf)) {
    const valueOf = (one: JsonValue) => (isJsonObject(one) ? (one.const as JsonValue) : one);
    return replaceList({ ...holder, oneOf: inOrder(oneOf as readonly JsonValue[], order, valueOf) }, change);
  }
  if (!Array.isArray(values)) return change.miss('Write an "enum" in the schema.');
  replaceList({ ...holder, enum: inOrder(values as readonly JsonValue[], order, (one) => one) }, change);
}

/** The items in the order of their names; `*` stands for those that it does not name, which are last without it. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly unknown[],
  nameOf: (item: Item) => unknown,
): readonly Item[] {
  const wildcard = order.indexOf('*');
  const rest = wildcard < 0 ? order.length : wildcard;
  const rank = (item: Item) => {
    const at = order.indexOf(nameOf(item));
    return at < 0 ? rest : at;
  };
  return [...items].sort((one, other) => rank(one) - rank(other));
}

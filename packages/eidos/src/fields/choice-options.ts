import type { JsonValue } from '../json/json-schema';
import type { Choice } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import { equalJson } from '../json/json-object';
import type { Translator } from '../translations/translator';
import type { Control } from './control';
import { valueText } from '../controller/read-text';

/** One option, as a radio button or as an entry of a list. */
export interface ChoiceOption {
  readonly key: string;
  readonly label: string;
}

/** How a choice is shown: as radio buttons or as a drop-down list. */
export type ChoiceWidget = 'radio' | 'select';

/** The widget set by the component or the schema; else radio buttons for a few options outside table cells. */
export function choiceWidget(control: Control, count: number, requested?: string): ChoiceWidget {
  const name = requested ?? control.node.widget;
  if (name === 'radio' || name === 'select') return name;
  return count <= 4 && control.frame.kind === 'field' ? 'radio' : 'select';
}

/** Options for a fixed list of values, the one that is selected, and how to select another. */
export interface ChoiceModel {
  readonly options: readonly ChoiceOption[];
  readonly selected: string | undefined;
  readonly select: (key: string) => void;
}

const none = 'none';
const other = 'other';

/**
 * Choices of a field as options. Adds "None" where no choice is required, and adds a stored value that is no longer
 * a choice as a separate option, so that opening a screen never changes it.
 */
export function choiceModel(
  control: Control,
  choices: readonly Choice[],
  translator: Translator,
): ChoiceModel {
  const { node, field, value } = control;
  const listed = node.nothing === undefined ? choices : [...choices, node.nothing];
  // A text that is not one of the choices, and is not stored, such as one that several have.
  const unread = field.errors.length > 0 ? field.text : undefined;
  const isEmpty = !unread && (value ?? null) === null;
  const at = unread ? -1 : listed.findIndex((choice) => equalJson(choice.value, value));
  const options: ChoiceOption[] = listed.map((choice, index) => ({
    key: String(index),
    label: translator.label(choice),
  }));
  const isOptional = node.nullable || (!field.required && !node.required && field.option === undefined);
  const isNamed = listed.some((choice) => choice.value === null);
  const hasNone = isOptional && !isNamed;
  if (hasNone) options.unshift({ key: none, label: translator.t('field.none') });
  if (at < 0 && !isEmpty) options.push({ key: other, label: unread || valueText(node, value, translator) });
  const fallback = isEmpty ? (hasNone ? none : undefined) : other;
  function select(key: string): void {
    if (key === none) control.set(emptyValue(field));
    else if (key !== other) control.set(listed[Number(key)]?.value);
  }
  return { options, selected: at < 0 ? fallback : String(at), select };
}

/** The value of a field without a choice: null when a value is required and null is allowed, else undefined. */
export function emptyValue({
  node,
  required,
}: Pick<FieldSnapshot, 'node' | 'required'>): JsonValue | undefined {
  return node.nullable && required ? null : undefined;
}

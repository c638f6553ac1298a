import type { ReactNode } from 'react';
import type { Choice, IntegerNode, NumberNode, StringNode } from '../compiler/node';
import { whenLeft } from '../hooks/pointer-press';
import { useTranslator } from '../hooks/contexts';
import { FieldFrame, isReplaced, ReadOnlyField } from './FieldFrame';
import type { Control } from './control';
import { useEarlyChoice } from './use-early-entry';
import { equalJson } from '../json/json-object';
import type { Translator } from '../translations/translator';
import { namedValue, namedValues, valueText } from '../controller/read-text';

interface ChoiceProps {
  control: Control;
  model: ChoiceModel;
}

export function ChoiceField({ control, model, widget }: ChoiceProps & { widget: ChoiceWidget }) {
  const Widget = widget === 'radio' ? ChoiceRadios : ChoiceSelect;
  return (
    <FieldFrame control={control} labels={widget === 'radio' ? 'group' : 'control'}>
      <Widget control={control} model={model} />
    </FieldFrame>
  );
}

interface ListedFieldProps {
  control: Control;
  choices: readonly Choice[];
  widget: string | undefined;
}

export function ListedField({ control, choices, widget }: ListedFieldProps) {
  const model = choiceModel(control, choices, useTranslator());
  return (
    <ChoiceField control={control} model={model} widget={choiceWidget(control, choices.length, widget)} />
  );
}

/** A field whose value is chosen from a list or cannot be changed; nothing for one whose value is typed. */
export function untypedField(
  control: Control,
  node: IntegerNode | NumberNode | StringNode,
  widget: string | undefined,
): ReactNode {
  if (node.readOnly) return <ReadOnlyField control={control} />;
  return (
    node.choices &&
    (widget ?? node.widget) !== 'input' && (
      <ListedField control={control} choices={node.choices} widget={widget} />
    )
  );
}

function ChoiceSelect({ control, model }: ChoiceProps) {
  const { t } = useTranslator();
  const ref = useEarlyChoice(model.selected, model.select);
  return (
    <control.elements.select
      {...control.attributes}
      ref={ref}
      className="eidos-select"
      autoComplete={control.node.autocomplete}
      value={model.selected ?? ''}
      onChange={(event) => model.select(event.target.value)}
    >
      {!model.selected && (
        <option value="" disabled>
          {t('field.choose')}
        </option>
      )}
      {model.options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </control.elements.select>
  );
}

function ChoiceRadios({ control, model }: ChoiceProps) {
  const { onBlur, ...attributes } = control.attributes;
  const ref = useEarlyChoice(model.selected, model.select);
  return (
    <div
      {...attributes}
      ref={ref}
      className="eidos-radios"
      role="radiogroup"
      aria-labelledby={control.ids.label}
      onBlur={whenLeft(onBlur)}
    >
      {model.options.map((option) => (
        <label key={option.key} className="eidos-radios__option">
          <control.elements.input
            type="radio"
            className="eidos-radio"
            name={control.ids.control}
            value={option.key}
            checked={option.key === model.selected}
            onChange={() => model.select(option.key)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** One option, as a radio button or as an entry of a list. */
export interface ChoiceOption {
  readonly key: string;
  readonly label: string;
}

/** How a choice is shown: as radio buttons or as a drop-down list. */
type ChoiceWidget = 'radio' | 'select';

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

// No option of a union has an id of spaces only. An empty one would be that of the prompt to choose.
const none = ' ';
export const other = '  ';

/** A text is its own key, by which browsers fill in the code of a country, whatever its label is. */
function keyOf({ value }: Choice): string {
  return typeof value === 'string' && /^\S/.test(value) ? value : none + JSON.stringify(value);
}

/**
 * A model of options with "None" where a value is not needed, and with a stored value that is none of them.
 *
 * @param stored How that value is shown.
 */
export function addOthers(
  options: readonly ChoiceOption[],
  hasNone: boolean,
  stored: string | undefined,
  { t }: Translator,
): Pick<ChoiceModel, 'options' | 'selected'> {
  const isOther = stored !== undefined;
  return {
    options: [
      ...(hasNone ? [{ key: none, label: t('field.none') }] : []),
      ...options,
      ...(isOther ? [{ key: other, label: stored }] : []),
    ],
    selected: isOther ? other : hasNone ? none : undefined,
  };
}

/**
 * Choices of a field as options. Adds "None" where no choice is required, and adds a stored value that is no longer
 * a choice as a separate option, so that opening a screen never changes it.
 */
function choiceModel(control: Control, choices: readonly Choice[], translator: Translator): ChoiceModel {
  const { node, field, value } = control;
  const listed = namedValues(node, choices);
  // A text that is not one of the choices, and is not stored, such as one that several have.
  const unread = field.errors.length > 0 && field.text;
  const chosen = !unread && listed.find((choice) => equalJson(choice.value, value));
  const isOptional = node.nullable || !(field.required || node.required || field.option);
  const stored = unread || (chosen || !isReplaced(control) ? undefined : valueText(node, value, translator));
  // An empty text needs a name.
  const options = listed.map((choice) => ({ key: keyOf(choice), label: translator.label(choice) || '""' }));
  return {
    ...addOthers(options, isOptional && !namedValue(node, null), stored, translator),
    ...(chosen && { selected: keyOf(chosen) }),
    select(key) {
      // A list in which a browser takes back what it filled in has no key.
      const choice = listed.find((one) => keyOf(one) === key);
      if (key !== other) control.set(choice ? choice.value : field.emptied);
    },
  };
}

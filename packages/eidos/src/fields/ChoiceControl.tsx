import type { ReactNode } from 'react';
import type { Choice, IntegerNode, NumberNode, StringNode } from '../compiler/node';
import { whenLeft } from '../hooks/pointer-press';
import { useTranslator } from '../hooks/contexts';
import { choiceModel, choiceWidget, type ChoiceModel, type ChoiceWidget } from './choice-options';
import { FieldFrame, ReadOnlyField } from './FieldFrame';
import type { Control } from './control';
import { useEarlyChoice } from './use-early-entry';

interface ChoiceProps {
  control: Control;
  model: ChoiceModel;
}

interface ChoiceFieldProps extends ChoiceProps {
  widget: ChoiceWidget;
}

/** A field whose value is one of a list, as radio buttons or as a drop-down list. */
export function ChoiceField({ control, model, widget }: ChoiceFieldProps) {
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

/** A `ChoiceField` for the values of a list. */
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
    widget !== 'input' && <ListedField control={control} choices={node.choices} widget={widget} />
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
      {model.selected === undefined && (
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

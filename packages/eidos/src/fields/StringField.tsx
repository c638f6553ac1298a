import { useState } from 'react';
import type { StringNode } from '../compiler/node';
import type { PartProps } from '../parts/registry';
import { whenReleased } from '../hooks/pointer-press';
import { useTranslator } from '../translations/translations-context';
import { ChoiceField } from './ChoiceControl';
import { choiceModel, choiceWidget } from './choice-options';
import { addError, addHint, type Control, expectKind } from './control';
import { FieldFrame } from './FieldFrame';
import { formatFor } from './input-format';
import { ReadOnlyField } from './ReadOnlyField';
import { useControl } from './use-control';
import { useCounter } from './use-counter';
import { useEarlyEntry } from './use-early-entry';
import { plainText } from './value-text';

/** Props of `StringField`. */
export interface StringFieldProps extends PartProps {
  /**
   * How a list of choices is shown.
   * @default `x-eidos.widget` of the schema, or by the number of choices
   */
  widget?: 'input' | 'radio' | 'select';
  /**
   * HTML's `autocomplete`: what the browser can fill in.
   * @default `x-eidos.autocomplete` of the schema, or by `format`
   */
  autoComplete?: string;
}

/**
 * One line of text. The schema's `format` chooses the native input (`email`, `uri`, `date`, `date-time`, `time`, `tel`,
 * `password`), `enum` makes it a choice, `maxLength` adds a counter.
 */
export function StringField({ pointer, widget, autoComplete }: StringFieldProps) {
  const control = useControl(pointer);
  const translator = useTranslator();
  const node = expectKind(control, 'StringField', 'string', 'text');
  if (node.readOnly) return <ReadOnlyField control={control} />;
  if (node.choices && widget !== 'input') {
    const shown = choiceWidget(control, node.choices.length, widget);
    return (
      <ChoiceField control={control} model={choiceModel(control, node.choices, translator)} widget={shown} />
    );
  }
  return <StringInput control={control} node={node} autoComplete={autoComplete} />;
}

interface StringInputProps {
  control: Control;
  node: StringNode;
  autoComplete: string | undefined;
}

function StringInput({ control: plain, node, autoComplete }: StringInputProps) {
  const { t, error, wordsOf } = useTranslator();
  const [isHalfEntered, setHalfEntered] = useState(false);
  const stored = plainText(plain.value);
  const { toInput, fromInput, offset, ...attributes } = formatFor(node.format, stored);
  const counter = useCounter(node, stored);
  const zone = offset?.(stored);
  const hinted = addHint(plain, counter ?? (zone && t('field.timeZone', { offset: zone })));
  const halfEntered = { pointer: plain.pointer, code: 'format', values: { format: node.format ?? 'date' } };
  const control = addError(hinted, isHalfEntered ? error(halfEntered, node) : undefined);
  const shown = toInput(stored) ?? '';
  const enter = (text: string) => control.setText(text === '' ? '' : fromInput(text, stored));
  const ref = useEarlyEntry(shown, enter);
  return (
    <FieldFrame control={control}>
      <input
        {...control.attributes}
        {...attributes}
        ref={ref}
        className="eidos-input"
        autoComplete={autoComplete ?? node.autocomplete ?? attributes.autoComplete}
        placeholder={wordsOf(node, 'placeholder')}
        value={shown}
        onChange={({ target }) => {
          setHalfEntered(false);
          enter(target.value);
        }}
        onBlur={({ target }) => {
          // A native date input reports an incomplete date only with this flag; its value is empty.
          whenReleased(() => setHalfEntered(target.validity.badInput));
          control.attributes.onBlur();
        }}
      />
    </FieldFrame>
  );
}

import type { KeyboardEvent } from 'react';
import type { IntegerNode, NumberNode } from '../compiler/node';
import { isComposing } from '../hooks/pointer-press';
import type { PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { parseNumber } from '../translations/parse-number';
import { useTranslator } from '../translations/translations-context';
import { ChoiceField } from './ChoiceControl';
import { choiceModel, choiceWidget } from './choice-options';
import { FieldFrame } from './FieldFrame';
import { ReadOnlyField } from './ReadOnlyField';
import { stepNumber } from './step-number';
import { type Control, expectKind } from './control';
import { useControl } from './use-control';
import { useEarlyEntry } from './use-early-entry';
import { plainText } from './value-text';

interface NumericFieldProps extends PartProps {
  widget?: 'input' | 'radio' | 'select';
  kind: 'integer' | 'number';
  /** Name of the field, for errors. */
  component: string;
}

/** The shared part of IntegerField and NumberField, which differ in their kind and in the on-screen keyboard. */
export function NumericField(props: NumericFieldProps) {
  const control = useControl(props.pointer);
  const translator = useTranslator();
  const node: IntegerNode | NumberNode = expectKind(control, props.component, props.kind);
  if (node.readOnly) return <ReadOnlyField control={control} />;
  if (node.choices && props.widget !== 'input') {
    const widget = choiceWidget(control, node.choices.length, props.widget);
    return (
      <ChoiceField control={control} model={choiceModel(control, node.choices, translator)} widget={widget} />
    );
  }
  return (
    <FieldFrame control={control}>
      <NumericInput control={control} node={node} />
    </FieldFrame>
  );
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Number pads have no minus key on some phones and no letters, so a field that allows negative numbers or a titled `null`
 * requests the full keyboard.
 */
function inputMode(node: IntegerNode | NumberNode) {
  if (node.nothing) return 'text';
  const lowest = node.minimum ?? node.exclusiveMinimum ?? -Infinity;
  if (lowest < 0) return 'text';
  return node.kind === 'integer' ? 'numeric' : 'decimal';
}

function NumericInput({ control, node }: { control: Control; node: IntegerNode | NumberNode }) {
  const { formatNumber, label, locale, wordsOf } = useTranslator();
  const { announcer } = useScreen();
  const { field, value, frame } = control;
  const nothing = value === null && node.nothing ? label(node.nothing) : '';
  const formatted =
    typeof value === 'number' ? formatNumber(value, { grouping: false }) : nothing || plainText(value);
  const text = field.text ?? formatted;
  const ref = useEarlyEntry(text, control.setText);

  function step(event: KeyboardEvent) {
    const count = stepKeys[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // Inside a table the arrow keys belong to the grid, and text that is not a number must not be replaced.
    if (!count || hasModifier || isComposing(event.nativeEvent) || frame.kind === 'cell') return;
    if (text !== '' && text !== nothing && !parseNumber(text, locale).ok) return;
    event.preventDefault();
    const next = stepNumber(typeof value === 'number' ? value : undefined, count, node);
    control.set(next);
    if (!node.writeOnly) announcer.announce(formatNumber(next));
  }

  return (
    <input
      {...control.attributes}
      ref={ref}
      type="text"
      className="eidos-input"
      inputMode={inputMode(node)}
      autoComplete={node.autocomplete ?? 'off'}
      placeholder={wordsOf(node, 'placeholder')}
      value={text}
      onChange={(event) => control.setText(event.target.value)}
      onKeyDown={step}
    />
  );
}

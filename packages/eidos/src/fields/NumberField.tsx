import type { KeyboardEvent } from 'react';
import type { IntegerNode, NodeBase, NumberNode, NumericNode } from '../compiler/node';
import { editedText, readText, valueText } from '../controller/read-text';
import { useTranslator } from '../hooks/contexts';
import { isComposing } from '../hooks/pointer-press';
import type { PartProps } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import type { Amount } from '../numbers/amount';
import { decimalsOf } from '../validation/assertions';
import { untypedField } from './ChoiceControl';
import { type Control, expectKind, useControl } from './control';
import { FieldFrame } from './FieldFrame';
import { useEarlyEntry } from './use-early-entry';

interface StepLimits extends Omit<NumericNode, keyof NodeBase | 'choices'> {
  readonly amount?: Pick<Amount, 'step'>;
  /** A `number` without `multipleOf` keeps its fraction. */
  readonly kind?: 'integer' | 'number';
}

/** Rounds to the decimals of other numbers. */
function round(value: number, ...like: readonly number[]): number {
  return Number(value.toFixed(Math.min(100, Math.max(...like.map(decimalsOf)))));
}

/**
 * The value `count` steps from `value` (from 0 when it is undefined), on a multiple of the step and within the
 * limits; `value` itself where no step leads to a valid value. Counts in whole steps and rounds to the decimals of the
 * step, so that ten steps of 0.1 make 1 and not 0.99…9.
 */
export function stepNumber(value: number | undefined, count: number, limits: StepLimits): number | undefined {
  const { minimum = -Infinity, maximum = Infinity, kind, multipleOf, amount } = limits;
  const { exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = limits;
  const from = value ?? 0;
  if (kind === 'number' && multipleOf === undefined) {
    const far = count * (amount?.step ?? 1);
    const next = Math.min(Math.max(round(from + far, from, far), minimum), maximum);
    const isForward = value === undefined || (next - value) * count > 0;
    return isForward && next > above && next < below ? next : value;
  }
  const step = multipleOf ?? 1;
  const near = wholeSteps(from / step);
  const moved = count > 0 ? Math.floor(near) + count : Math.ceil(near) + count;
  const lowest = Math.max(Math.ceil(wholeSteps(minimum / step)), Math.floor(wholeSteps(above / step)) + 1);
  const highest = Math.min(Math.floor(wholeSteps(maximum / step)), Math.ceil(wholeSteps(below / step)) - 1);
  const within = Math.min(Math.max(moved, lowest), highest);
  // At or beyond a limit there is no step in this direction, and between some limits there is none at all.
  if (within < lowest || (value !== undefined && (within - near) * count < 0)) return value;
  return round(within * step, step);
}

/** A count of steps, without the rounding error that division leaves where the count is whole. */
function wholeSteps(count: number): number {
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-9 * Math.abs(count) ? whole : count;
}

/** The shared part of IntegerField and NumberField, which differ in their kind and in the on-screen keyboard. */
function NumericField({ pointer, widget, kind }: NumberFieldProps & { kind: 'integer' | 'number' }) {
  const control = useControl(pointer);
  const component = kind === 'integer' ? 'IntegerField' : 'NumberField';
  const node: IntegerNode | NumberNode = expectKind(control, component, kind);
  return (
    untypedField(control, node, widget) || (
      <FieldFrame control={control}>
        <NumericInput control={control} node={node} />
      </FieldFrame>
    )
  );
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Number pads have no minus key on some phones and no letters, so a field that allows negative numbers or a titled `null`
 * requests the full keyboard.
 */
function inputMode(node: IntegerNode | NumberNode) {
  const lowest = node.nothing ? -1 : (node.minimum ?? node.exclusiveMinimum ?? -1);
  if (lowest < 0) return 'text';
  return node.kind === 'integer' ? 'numeric' : 'decimal';
}

function NumericInput({ control, node }: { control: Control; node: IntegerNode | NumberNode }) {
  const translator = useTranslator();
  const { locale, wordsOf } = translator;
  const { announcer } = useScreen();
  const { attributes, field, frame, value } = control;
  const { amount } = node;
  const shown = value === null ? valueText(node, value, translator) : editedText(node, value, locale);
  // An input would drop line breaks, which a refused text from a spreadsheet may have.
  const text = (field.text ?? shown).replace(/[\r\n]+/g, '↵');
  const unit = amount?.unit(value, locale);
  const ref = useEarlyEntry(text, control.setText);

  function step(event: KeyboardEvent) {
    const count = stepKeys[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // Inside a table the arrow keys belong to the grid, and text that is not a number must not be replaced.
    if (!count || hasModifier || isComposing(event.nativeEvent) || frame.kind === 'cell') return;
    if (!readText(node, text, translator).ok) return;
    event.preventDefault();
    const next = stepNumber(typeof value === 'number' ? value : undefined, count, node);
    if (next === undefined) return;
    control.set(next);
    if (!node.writeOnly) announcer.announce(valueText(node, next, translator));
  }

  const input = (
    <control.elements.input
      {...attributes}
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
  if (!unit) return input;
  return (
    <div className="eidos-amount" data-before={unit.isBefore || undefined}>
      {input}
      <label htmlFor={attributes.id}>{unit.text}</label>
    </div>
  );
}

/** Props of `NumberField`. */
export interface NumberFieldProps extends PartProps {
  /**
   * How a list of choices is shown.
   * @default `x-eidos.widget` of the schema, or by the number of choices
   */
  widget?: 'input' | 'radio' | 'select';
}

/**
 * A number, typed in the number format of the user's locale; ArrowUp and ArrowDown step by `multipleOf`, or
 * by 1. Typed text is kept until it is a number that can be stored exactly.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumericField {...props} kind="number" />;
}

/** Props of `IntegerField`, which are those of `NumberField`. */
export type IntegerFieldProps = NumberFieldProps;

/**
 * A whole number, typed in the number format of the user's locale; ArrowUp and ArrowDown step by
 * `multipleOf`, or by 1. Typed text is kept until it is a whole number.
 */
export function IntegerField(props: IntegerFieldProps) {
  return <NumericField {...props} kind="integer" />;
}

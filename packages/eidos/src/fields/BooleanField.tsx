import { useEffect, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import { parentPointer } from '../json/json-pointer';
import { equalJson } from '../json/json-object';
import type { PartProps } from '../parts/registry';
import type { Translator } from '../translations/translator';
import { useController, useTranslator } from '../hooks/contexts';
import { ListedField, choiceWidget } from './ChoiceControl';
import { FieldFrame, isReplaced, ReadOnlyField } from './FieldFrame';
import { type Control, expectKind, tieControl, useControl } from './control';
import { useEarlyEntry } from './use-early-entry';

/** Props of `BooleanField`. */
export interface BooleanFieldProps extends PartProps {
  /**
   * How the boolean is shown.
   * @default `x-eidos.widget` of the schema, or `'checkbox'`
   */
  widget?: 'checkbox' | 'switch' | 'radio' | 'select';
}

/**
 * A boolean: a checkbox, a switch, two radio buttons or a list. Where the value may be missing (`null`, or a
 * required value that is not set yet), the checkbox has a third, mixed state.
 */
export function BooleanField({ pointer, widget }: BooleanFieldProps) {
  const control = useControl(pointer);
  const translator = useTranslator();
  const node = expectKind(control, 'BooleanField', 'boolean');
  if (node.readOnly) return <ReadOnlyField control={control} />;
  // A checkbox has no text that could be the title of `null`, or a value of another type.
  const isOther = isReplaced(control) && typeof control.value !== 'boolean';
  const asked = isOther ? undefined : (widget ?? node.widget);
  const shown = asked ?? ((isOther || node.nothing) && choiceWidget(control, 3));
  if (shown === 'radio' || shown === 'select') {
    const choices = [true, false].map((value) => ({ value, label: translator.t(`boolean.${value}`) }));
    return <ListedField control={control} choices={choices} widget={shown} />;
  }
  const box = boxControl(control, translator);
  return (
    <FieldFrame control={box}>
      <Checkbox
        control={box}
        isMixed={isMixed(control) && shown !== 'switch'}
        isSwitch={shown === 'switch'}
      />
    </FieldFrame>
  );
}

/** A consent box: only true is valid. */
function mustBeTicked({ node: { schema } }: Control): boolean {
  return typeof schema === 'object' && (schema.const === true || equalJson(schema.enum, [true]));
}

/** A checkbox is marked as required when it must be selected, or until it has a value: then cleared means no. */
function boxControl(control: Control, { t }: Translator): Control {
  if (!mustBeTicked(control)) {
    const required = control.field.required && typeof control.value !== 'boolean';
    return tieControl({ ...control, field: { ...control.field, required } });
  }
  const isCleared = control.field.errors.some(({ code }) => code !== 'server');
  return isCleared && control.invalid ? tieControl({ ...control, messages: [t('error.ticked')] }) : control;
}

/** Cycles through unset, yes and no; skips unset when the schema requires a value. */
function nextValue({ node, value }: Control): boolean | null {
  if (value === true) return false;
  return value === false && node.nullable ? null : true;
}

/** The value is unset, and unset differs from no. */
function isMixed(control: Control): boolean {
  const { node, field, value } = control;
  return typeof value !== 'boolean' && (node.nullable || (field.required && !mustBeTicked(control)));
}

function Checkbox({ control, isMixed, isSwitch }: { control: Control; isMixed: boolean; isSwitch: boolean }) {
  const controller = useController();
  const input = useRef<HTMLInputElement>(null);
  const { value } = control;
  const readEarly = useEarlyEntry(value === true, control.set);
  /** A tick that began an optional group is taken back, so that the group is not there because of a "no". */
  function isTakenBack(): boolean {
    const { field, node, pointer } = control;
    if (value !== true || field.stored || node.required || node.defaultValue !== undefined) return false;
    const { view } = storeOf(controller);
    let around = view.place(parentPointer(pointer));
    while (!around.isRow && around.required && around.saved === undefined)
      around = view.place(parentPointer(around.pointer));
    return !around.isRow && (around.saved ?? null) === null;
  }
  // The mixed state of a native checkbox is only a property; there is no attribute for it.
  useEffect(() => {
    readEarly(input.current);
    if (input.current) input.current.indeterminate = isMixed;
  });
  return (
    <control.elements.input
      {...control.attributes}
      ref={input}
      type="checkbox"
      className={isSwitch ? 'eidos-switch' : 'eidos-checkbox'}
      role={isSwitch ? 'switch' : undefined}
      checked={value === true}
      aria-checked={isMixed ? 'mixed' : undefined}
      onChange={() => control.set(isTakenBack() ? undefined : nextValue(control))}
    />
  );
}

import { useEffect } from 'react';
import { storeOf } from '../controller/create-controller';
import { parentPointer } from '../json/json-pointer';
import { valueAt } from '../json/members';
import type { PartProps } from '../parts/registry';
import type { Translator } from '../translations/translator';
import { useController, useTranslator } from '../hooks/contexts';
import { ListedField, choiceWidget } from './ChoiceControl';
import { FieldFrame, isReplaced, ReadOnlyField } from './FieldFrame';
import { type Control, expectKind, connectControl, useControl } from './control';
import { useEarlyCheck } from './use-early-entry';

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
  const { validator } = storeOf(useController()).view.setting;
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
  // Only true is valid, as for a consent.
  const isConsent = !validator.fits(node.schema, false);
  const isSwitch = shown === 'switch';
  const box = boxControl(control, isConsent, translator);
  // The value is unset, and unset differs from no.
  const isUnset =
    typeof control.value !== 'boolean' && (node.nullable || (control.field.required && !isConsent));
  return (
    <FieldFrame control={box}>
      <Checkbox control={box} isMixed={isUnset && !isSwitch} isSwitch={isSwitch} />
    </FieldFrame>
  );
}

/** A checkbox is marked as required when it must be selected, or until it has a value: then cleared means no. */
function boxControl(control: Control, isConsent: boolean, { t, error }: Translator): Control {
  const { field, node } = control;
  if (!isConsent)
    return connectControl({
      ...control,
      field: { ...field, required: field.required && typeof control.value !== 'boolean' },
    });
  const cleared = t('error.ticked');
  const errors = { const: cleared, enum: cleared, required: cleared, ...node.errors };
  const messages = new Set(field.errors.map((one) => error(one, { ...node, errors })));
  return { ...control, messages: control.invalid ? [...messages] : [] };
}

/** Cycles through unset, yes and no; skips unset when the schema requires a value. */
function nextValue({ node, value }: Control): boolean | null {
  return value === false && node.nullable ? null : value !== true;
}

function Checkbox({ control, isMixed, isSwitch }: { control: Control; isMixed: boolean; isSwitch: boolean }) {
  const controller = useController();
  const isOn = control.value === true;
  const ref = useEarlyCheck(isOn, control.set);
  /** Unchecking the box that began an optional group removes the group: a "no" alone must not keep it. */
  function isTakenBack(): boolean {
    const { field, node, pointer } = control;
    if (!isOn || field.stored || node.required || node.defaultValue === true) return false;
    const { data } = storeOf(controller).view.apply({ kind: 'set', pointer, value: undefined });
    return (valueAt(data, parentPointer(pointer)) ?? null) === null;
  }
  // The mixed state of a native checkbox is only a property; there is no attribute for it.
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed;
  });
  return (
    <control.elements.input
      {...control.attributes}
      ref={ref}
      type="checkbox"
      className={isSwitch ? 'eidos-switch' : 'eidos-checkbox'}
      role={isSwitch ? 'switch' : undefined}
      checked={isOn}
      aria-checked={isMixed ? 'mixed' : undefined}
      onChange={() => control.set(isTakenBack() ? undefined : nextValue(control))}
    />
  );
}

import { useState } from 'react';
import type { EidosNode } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import { equalJson } from '../json/json-object';
import { useController } from '../hooks/use-controller';
import type { Field } from '../hooks/use-field';

/**
 * The field as a control may show it. A write-only value or text is shown only while it is the entry made in this control,
 * never a stored value or the result of an undo, a reset or a save.
 */
export function useShownField(node: EidosNode, field: Field): Field {
  const controller = useController();
  // After the last entry: its value and text, and whether it made the field dirty.
  const [entered, setEntered] = useState<FieldSnapshot>();
  if (!node.writeOnly) return field;
  const remember = <Entry extends readonly unknown[]>(enter: (...entry: Entry) => void) => {
    return (...entry: Entry) => {
      enter(...entry);
      setEntered(controller.getField(field.pointer));
    };
  };
  const isSameText = field.text === undefined || field.text === entered?.text;
  const isEntered = entered?.dirty === field.dirty && isSameText && equalJson(entered.value, field.value);
  const shown = isEntered ? field : { ...field, value: undefined, text: undefined };
  return { ...shown, set: remember(field.set), setText: remember(field.setText) };
}

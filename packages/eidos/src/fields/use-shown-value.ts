import { useState } from 'react';
import type { EidosNode } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import { equalJson } from '../json/json-object';
import { useController } from '../hooks/use-controller';
import type { Field } from '../hooks/use-field';
import type { ControlParts } from './control';

/**
 * The value that a control may show, and its setters. A write-only value is shown only while it is the entry made
 * in this control, never a stored value or the result of an undo, a reset or a save.
 */
export function useShownValue(
  node: EidosNode,
  field: Field,
): Pick<ControlParts, 'set' | 'setText' | 'value'> {
  const controller = useController();
  // After the last entry: its value, and whether it made the field dirty.
  const [entered, setEntered] = useState<FieldSnapshot>();
  if (!node.writeOnly) return field;
  const remember = <Entry>(enter: (entry: Entry) => void) => {
    return (entry: Entry) => {
      enter(entry);
      setEntered(controller.getField(field.pointer));
    };
  };
  const isEntered = entered?.dirty === field.dirty && equalJson(entered.value, field.value);
  return {
    set: remember(field.set),
    setText: remember(field.setText),
    value: isEntered ? field.value : undefined,
  };
}

import { createContext, useContext, useId, useState } from 'react';
import type { EidosNode } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import { useController, useTranslator } from '../hooks/contexts';
import { type Field, useField } from '../hooks/use-field';
import { equalJson } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import { useFocusTarget, useScreen } from '../parts/screen-context';
import { useShownNode } from '../parts/use-node';
import { type Control, type FrameStyle, tieControl } from './control';

/** Tables provide `cell`, so that any registered field fits into a cell. */
export const FrameContext = createContext<FrameStyle>({ kind: 'field' });

/**
 * The field as a control may show it. A write-only value or text is shown only while it is the entry made in this control,
 * never a stored value or the result of an undo, a reset or a save.
 */
function useShownField(node: EidosNode, field: Field): Field {
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

/**
 * Connects a control with the value at `pointer`: its snapshot, setters, label, ids, errors and ARIA attributes. Spread
 * `attributes` on the input element, and wrap it in a `FieldFrame`.
 * @param pointer The value that the control edits.
 * @returns Everything that a `FieldFrame` and an input need.
 * @example
 * function SeatsField({ pointer }: PartProps) {
 *   const control = useControl(pointer);
 *   return (
 *     <FieldFrame control={control}>
 *       <input
 *         {...control.attributes}
 *         value={String(control.value ?? '')}
 *         onChange={(event) => control.set(event.target.value)}
 *       />
 *     </FieldFrame>
 *   );
 * }
 */
export function useControl(pointer: Pointer): Control {
  const stored = useField(pointer);
  const node = useShownNode(pointer, stored.node);
  const field = useShownField(node, stored);
  const translator = useTranslator();
  const frame = useContext(FrameContext);
  const id = useId();
  const ids = {
    control: `${id}control`,
    label: `${id}label`,
    description: `${id}description`,
    hint: `${id}hint`,
    errors: `${id}errors`,
  };
  useFocusTarget(pointer, ids.control);
  return tieControl({
    set: field.set,
    setText: field.setText,
    value: field.value,
    pointer,
    node,
    field,
    ids,
    frame,
    elements: useScreen().registry.elements,
    label: frame.label ?? translator.label(node),
    messages: field.touched ? [...new Set(field.errors.map((error) => translator.error(error, node)))] : [],
  });
}

import { useContext, useId } from 'react';
import type { Pointer } from '../json/json-pointer';
import { useField } from '../hooks/use-field';
import { useFocusTarget } from '../parts/screen-context';
import { useShownNode } from '../parts/use-node';
import { useTranslator } from '../translations/translations-context';
import { type Control, tieControl } from './control';
import { FrameContext } from './frame-context';
import { useShownField } from './use-shown-field';

/**
 * Connects a control with the value at `pointer`: its snapshot, setters, label, ids, errors and ARIA attributes. Spread
 * `attributes` on the input element, and wrap it in a `FieldFrame`.
 * @param pointer The value that the control edits.
 * @returns Everything that a `FieldFrame` and an input need.
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
    label: frame.label ?? translator.label(node),
    messages: field.touched ? [...new Set(field.errors.map((error) => translator.error(error, node)))] : [],
  });
}

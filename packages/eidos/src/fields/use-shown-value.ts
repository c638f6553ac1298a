import { useMemo, useState } from 'react';
import type { JsonValue } from '../json/json-schema';
import type { EidosNode } from '../compiler/node';
import { equalJson } from '../controller/equal-json';
import { useController } from '../hooks/use-controller';
import type { Field } from '../hooks/use-field';

/** The last entry, and whether it made the field dirty. */
interface Entered {
  readonly value: JsonValue | undefined;
  readonly dirty: boolean;
}

/**
 * The value that a control may show, and its setters. A write-only value is shown only while it is the entry made
 * in this control, never a stored value or the result of an undo, a reset or a save.
 */
export function useShownValue(node: EidosNode, field: Field) {
  const controller = useController();
  const [entered, setEntered] = useState<Entered>();
  const { pointer } = field;
  const { writeOnly } = node;
  const setters = useMemo(() => {
    const remember = () => {
      if (writeOnly)
        setEntered({ value: controller.get(pointer), dirty: controller.getField(pointer).dirty });
    };
    return {
      set: (value: JsonValue | undefined) => {
        controller.set(pointer, value);
        remember();
      },
      setText: (text: string) => {
        controller.setText(pointer, text);
        remember();
      },
    };
  }, [controller, pointer, writeOnly]);
  const isEntered = entered?.dirty === field.dirty && equalJson(entered.value, field.value);
  return { ...setters, value: !writeOnly || isEntered ? field.value : undefined };
}

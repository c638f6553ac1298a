import type { CSSProperties } from 'react';
import { storeOf } from '../controller/create-controller';
import { isListed } from '../controller/node-tree';
import { useController, useTranslator } from '../hooks/contexts';
import { useErrors } from '../hooks/use-errors';
import { useLeave } from '../hooks/use-leave';
import { parentPointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { PartProps } from '../parts/registry';
import { englishOpen } from '../translations/english-lists';
import { type Control, connectControl, useControl } from './control';
import { FieldFrame, ReadOnlyField, SetButton } from './FieldFrame';
import { useEarlyEntry } from './use-early-entry';

/** Props of `JsonField`. */
export interface JsonFieldProps extends PartProps {
  /**
   * The minimum number of lines.
   * @default `3`
   */
  rows?: number;
}

const mostRows = 20;

/** Any value as JSON text, for values that the schema leaves open. Text that is not JSON is kept, with an error. */
export function JsonField({ pointer, rows = 3 }: JsonFieldProps) {
  const bare = useInnerErrors(useControl(pointer));
  const control = { ...bare, label: bare.label || splitPointer(pointer).at(-1)! };
  if (control.node.readOnly) return <ReadOnlyField control={control} />;
  return (
    <FieldFrame control={control}>
      <JsonText control={control} text={control.field.text ?? jsonText(control.value)} rows={rows} />
      <RemoveValue control={control} />
    </FieldFrame>
  );
}

/** Removes a stored value that no schema describes, which has no other button. */
function RemoveValue({ control: { pointer, field, label } }: { control: Control }) {
  const controller = useController();
  const outer = parentPointer(pointer);
  const { view } = storeOf(controller);
  const around = view.tryPlace(outer)?.inner;
  const name = splitPointer(pointer).at(-1)!;
  if (around?.kind !== 'group' || !around.open || isListed(around, name)) return null;
  const set = around.tuple ? () => controller.removeRow(outer, Number(name)) : field.set;
  return (
    <div className="eidos-field__offer">
      <SetButton
        control={{ pointer, label, field: { ...field, set } }}
        words="group.remove"
        value={undefined}
      />
    </div>
  );
}

function JsonText({ control, text, rows }: { control: Control; text: string; rows: number }) {
  const ref = useEarlyEntry<HTMLTextAreaElement>(text, control.setText);
  // Valid text is then written in lines, which takes more space.
  const leave = useLeave(control.attributes.onBlur);
  return (
    <control.elements.textarea
      {...control.attributes}
      ref={ref}
      onBlur={leave}
      className="eidos-input eidos-textarea eidos-json"
      rows={Math.max(rows, Math.min(mostRows, text.split('\n').length))}
      style={{ '--eidos-rows': rows, '--eidos-max-rows': Math.max(rows, mostRows) } as CSSProperties}
      spellCheck={false}
      autoCapitalize="off"
      value={text}
      onChange={({ target }) => control.setText(target.value)}
    />
  );
}

function jsonText(value: JsonValue | undefined): string {
  return value === undefined ? '' : JSON.stringify(value, undefined, 2);
}

/** The control with the errors of what is inside the value, which has no field of its own. */
function useInnerErrors(control: Control): Control {
  const { t, error } = useTranslator(englishOpen);
  const errors = useErrors(control.pointer);
  if (!control.field.touched || errors.length === 0) return control;
  const messages = errors.map((one) => {
    const inside = one.pointer.slice(control.pointer.length);
    return inside === ''
      ? error(one, control.node)
      : t('json.inside', { pointer: inside, message: error(one) });
  });
  return connectControl({ ...control, messages: [...new Set(messages)] });
}

import { isImpossible } from '../compiler/node';
import { isArray } from '../json/json-object';
import { parentPointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { useErrors } from '../hooks/use-form';
import type { PartProps } from '../parts/registry';
import { englishOpen } from '../translations/english-lists';
import { Button } from '../parts/Button';
import { useScreen } from '../parts/screen-context';
import { useController, useTranslator } from '../hooks/contexts';
import { type Control, tieControl, useControl } from './control';
import { FieldFrame, ReadOnlyField } from './FieldFrame';
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
  const control = useInnerErrors(useControl(pointer));
  if (control.node.readOnly) return <ReadOnlyField control={control} />;
  if (isImpossible(control.node)) return <ImpossibleField control={control} />;
  return (
    <FieldFrame control={control}>
      <JsonText control={control} text={control.field.text ?? jsonText(control.value)} rows={rows} />
    </FieldFrame>
  );
}

/** A stored value where none is valid, with the button that removes it. */
function ImpossibleField({ control }: { control: Control }) {
  const { pointer, label } = control;
  const controller = useController();
  const { navigator } = useScreen();
  const { t } = useTranslator();
  function remove() {
    const around = parentPointer(pointer);
    if (isArray(controller.get(around))) controller.removeRow(around, Number(splitPointer(pointer).at(-1)));
    else control.field.set(undefined);
    setTimeout(() => navigator.focus(around));
  }
  return (
    <div className="eidos-reference">
      <ReadOnlyField control={control} />
      <Button onClick={remove}>{t('group.remove', { label })}</Button>
    </div>
  );
}

function JsonText({ control, text, rows }: { control: Control; text: string; rows: number }) {
  const ref = useEarlyEntry(text, control.setText);
  return (
    <control.elements.textarea
      {...control.attributes}
      ref={ref}
      className="eidos-input eidos-textarea eidos-json"
      rows={Math.min(mostRows, Math.max(rows, text.split('\n').length))}
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
    return inside === '' ? error(one) : t('json.inside', { pointer: inside, message: error(one) });
  });
  return tieControl({ ...control, messages: [...new Set(messages)] });
}

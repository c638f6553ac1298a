import { useTranslator } from '../translations/translations-context';
import { FieldFrame } from './FieldFrame';
import type { Control } from './control';
import { valueText } from './value-text';

/** A read-only value, as text that can be selected and copied. */
export function ReadOnlyField({ control }: { control: Control }) {
  const translator = useTranslator();
  const { ids, attributes, node, value } = control;
  const text = valueText(node, value, translator);
  return (
    <FieldFrame control={control} labels="group">
      <div
        id={ids.control}
        className="eidos-field__value"
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={attributes['aria-describedby']}
        data-empty={text === '' || undefined}
      >
        {text === '' ? translator.t('field.unset') : text}
      </div>
    </FieldFrame>
  );
}

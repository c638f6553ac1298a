import { useTranslator } from '../translations/translations-context';
import { type Control, mustBeFilled } from './control';

/** The text of a label: the name, a mark for required fields, and a note for deprecated ones. */
export function LabelWords({ control }: { control: Control }) {
  const { t } = useTranslator();
  const { node, frame, label } = control;
  if (frame.dress === 'bare') return label;
  return (
    <>
      {label}
      {mustBeFilled(control) && !node.readOnly && (
        <span className="eidos-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
      {node.deprecated && <span className="eidos-field__deprecated"> {t('field.deprecated')}</span>}
    </>
  );
}

export interface FieldLabelProps {
  control: Control;
  /** `control` connects the label with one element; `group` labels several, which refer to `control.ids.label`. */
  labels: 'control' | 'group';
}

/** A field's label; inside a table cell it is only for assistive technology. */
export function FieldLabel({ control, labels }: FieldLabelProps) {
  const { ids, frame } = control;
  const className = frame.dress === 'bare' ? 'eidos-visually-hidden' : 'eidos-field__label';
  const words = <LabelWords control={control} />;
  return labels === 'group' ? (
    <span id={ids.label} className={className}>
      {words}
    </span>
  ) : (
    <label id={ids.label} htmlFor={ids.control} className={className}>
      {words}
    </label>
  );
}

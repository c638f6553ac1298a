import type { ReactNode } from 'react';
import type { Control } from './control';
import { useTranslator } from '../translations/translations-context';
import { fieldDescription, fieldNotes } from './field-notes';
import { labelWords } from './label-words';

/** Props of `FieldFrame`. */
export interface FieldFrameProps {
  /** The result of `useControl` for the field's pointer. */
  control: Control;
  /** The control itself. */
  children: ReactNode;
  /** `control` connects the label with one element; `group` labels several, which refer to `control.ids.label`. */
  labels?: 'control' | 'group';
}

/** Label, description, help, errors and conflict notice around one control, connected with it by id. */
export function FieldFrame({ control, children, labels = 'control' }: FieldFrameProps) {
  const { node, field, ids, invalid, frame } = control;
  const translator = useTranslator();
  const isBare = frame.kind === 'cell';
  // Disables every control inside, radio buttons included.
  const Box = node.disabled ? 'fieldset' : 'div';
  const Label = labels === 'control' ? 'label' : 'span';
  return (
    <div
      className={isBare ? 'eidos-field eidos-field--bare' : 'eidos-field'}
      data-kind={node.kind}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-deprecated={node.deprecated || undefined}
      data-read-only={node.readOnly || undefined}
    >
      <Label
        id={ids.label}
        htmlFor={labels === 'control' ? ids.control : undefined}
        className={isBare ? 'eidos-visually-hidden' : 'eidos-field__label'}
      >
        {labelWords(control, translator)}
      </Label>
      {fieldDescription(control, translator)}
      <Box className="eidos-field__control" role={node.disabled && 'none'} disabled={node.disabled}>
        {children}
      </Box>
      {fieldNotes(control, translator)}
    </div>
  );
}

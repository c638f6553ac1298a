import type { ReactNode } from 'react';
import type { Control } from './control';
import { FieldLabel } from './FieldLabel';
import { FieldDescription, FieldNotes } from './FieldNotes';

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
  const { node, field, invalid, frame } = control;
  // Disables every control inside, radio buttons included.
  const Box = node.disabled ? 'fieldset' : 'div';
  return (
    <div
      className={frame.dress === 'bare' ? 'eidos-field eidos-field--bare' : 'eidos-field'}
      data-kind={node.kind}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-deprecated={node.deprecated || undefined}
      data-read-only={node.readOnly || undefined}
    >
      <FieldLabel control={control} labels={labels} />
      <FieldDescription control={control} />
      <Box className="eidos-field__control" role={node.disabled && 'none'} disabled={node.disabled}>
        {children}
      </Box>
      <FieldNotes control={control} />
    </div>
  );
}

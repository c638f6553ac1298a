import type { ReactNode } from 'react';
import type { Part, PartProps } from '../parts/registry';
import { useTranslator } from '../hooks/contexts';
import type { Translator } from '../translations/translator';
import { type Control, mustBeFilled } from './control';
import { fieldDescription, fieldNotes } from './FieldNotes';
import { useControl } from './use-control';
import { valueText } from '../controller/read-text';

/**
 * The text of a label: the name, a mark for required fields, and a note for deprecated ones. A function and not a
 * component, because a screen may have thousands of labels.
 */
export function labelWords(control: Control, { t }: Translator): ReactNode {
  const { node, frame, label } = control;
  const isRequired = mustBeFilled(control) && !node.readOnly;
  // React creates no node of its own for a single text.
  if (frame.kind === 'cell' || (!isRequired && !node.deprecated)) return label;
  return (
    <>
      {label}
      {isRequired && (
        <span className="eidos-field__required" aria-hidden="true">
          {' *'}
        </span>
      )}
      {node.deprecated && <span className="eidos-field__deprecated"> {t('field.deprecated')}</span>}
    </>
  );
}

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
      data-pointer={control.pointer}
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
        data-empty={!text || undefined}
      >
        {text || translator.t('field.unset')}
      </div>
    </FieldFrame>
  );
}

/**
 * Creates a part for `createRegistry` that renders a value with a control of your own, inside a `FieldFrame`. Create it
 * outside components.
 * @param render Renders the control. It is called while a component renders, so it may use hooks.
 * @param labels `control` by default; `group` for several elements, which refer to the label by `ids.label`.
 * @returns The part.
 */
export function createField(
  render: (control: Control) => ReactNode,
  labels?: FieldFrameProps['labels'],
): Part {
  function FieldFrom({ pointer }: PartProps) {
    const control = useControl(pointer);
    return (
      <FieldFrame control={control} labels={labels}>
        {render(control)}
      </FieldFrame>
    );
  }
  return FieldFrom;
}
